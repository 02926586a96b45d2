/** One line of a snapshot with what lies below it. */
export type PageNode = {
  role: string
  name: string
  /** Empty where it cannot be acted on. */
  ref: string
  /** `disabled`, `collapsed`, `level=1`, … */
  states: string[]
  value: string | null
  /** What stands in brackets: `64 options`. */
  notes: string[]
  parent: PageNode | null
  children: PageNode[]
  /** Place in the text, counted from 0. */
  order: number
}

/** A parsed snapshot. `folds`: refs under which more lies. */
export type PageTree = { root: PageNode; nodes: PageNode[]; folds: string[] }
