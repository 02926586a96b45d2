import type { Cell, Column, RawTable } from '../../protocol/table.ts'
import { type Field, matchFields } from './match-fields.ts'
import { addresses, type Typed, typedColumn } from './typed.ts'

export type Table = {
  title: string
  columns: Column[]
  rows: Cell[][]
  /** Fields for which there is no column. */
  missing: string[]
  /** Names of all columns that are there. */
  there: string[]
}

/** The table that has most of the wanted fields; of those the largest. */
export function chooseTable<T extends RawTable>(tables: T[], fields: Field[]): T | null {
  const rated = tables.map((table) => ({
    table,
    found: matchFields(fields, table).filter((index) => index !== -1).length,
  }))
  return rated.toSorted((a, b) => b.found - a.found || b.table.score - a.table.score)[0]?.table ?? null
}

const cellsOf = (table: RawTable, index: number) => table.rows.map(({ cells }) => cells[index] ?? null)

/** Every column, and the addresses and pictures of those that have some. */
function allColumns(table: RawTable, language: string): Typed[] {
  return table.columns.flatMap(({ name }, index) => {
    const cells = cellsOf(table, index)
    const hasText = cells.some((cell) => cell && (cell.text !== '' || cell.checked !== undefined))
    return [
      ...(hasText ? [typedColumn(cells, name, language)] : []),
      addresses(cells, hasText ? `${name} link` : name, 'link'),
      hasText ? null : addresses(cells, name, 'image'),
    ].filter((typed) => typed !== null)
  })
}

/** One column a name: a second of the same gets a number. */
function unique(columns: Column[]): Column[] {
  const seen = new Map<string, number>()
  return columns.map((column) => {
    const times = (seen.get(column.name) ?? 0) + 1
    seen.set(column.name, times)
    return times === 1 ? column : { ...column, name: `${column.name} ${times}` }
  })
}

/** The wanted columns of a table, typed, or all of them where none is named. `language` is the page's. */
export function makeTable(raw: RawTable, fields: Field[], language: string): Table {
  const there = raw.columns.map(({ name }) => name)
  const found = matchFields(fields, raw)
  const wanted = fields.flatMap((field, at) => {
    const index = found[at] ?? -1
    return index === -1 ? [] : [typedColumn(cellsOf(raw, index), field.name, language, field.kind)]
  })
  const typed = fields.length === 0 ? allColumns(raw, language) : wanted
  return {
    title: raw.title,
    columns: unique(typed.map(({ column }) => column)),
    rows: raw.rows.map((_, row) => typed.map(({ values }) => values[row] ?? null)),
    missing: fields.filter((_, at) => found[at] === -1).map(({ name }) => name),
    there,
  }
}
