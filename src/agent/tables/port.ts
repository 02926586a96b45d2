import type { Cell, Column } from '../../protocol/table.ts'

/** Rows that an action took, on their way to a table of the run. */
export type Taken = { title: string; columns: Column[]; rows: Cell[][]; address: string }

/** `added` of the rows were new, `known` were there already from the same address; `full`: the rest had no room. */
export type Kept = {
  table: string
  title: string
  rows: number
  added: number
  known: number
  full: boolean
  first: Cell[][]
}

/** The run's tables. Rows with the same columns and units go to the same table. */
export type Tables = { keep(taken: Taken): Promise<Kept> }
