import * as z from 'zod/mini'

const text = (max: number) => z.string().check(z.maxLength(max))
const nat = z.int().check(z.nonnegative())

/** One value of a table that was taken from pages; null where there is none. */
export const cell = z.nullable(z.union([text(20_000), z.number(), z.boolean()]))
export type Cell = z.infer<typeof cell>

export const columnKinds = ['text', 'number', 'date', 'link', 'image', 'boolean'] as const
export type ColumnKind = (typeof columnKinds)[number]

/** A column as it is kept; `unit` is what stood at each of its numbers, as `€` or `kg`. */
export const column = z.strictObject({ name: text(200), kind: z.enum(columnKinds), unit: text(20) })
export type Column = z.infer<typeof column>

/** A cell as a frame reads it: text, address of its link, address of its picture, check mark. */
export const rawCell = z.strictObject({
  text: text(5000),
  link: z.optional(text(2000)),
  image: z.optional(text(2000)),
  checked: z.optional(z.boolean()),
})
export type RawCell = z.infer<typeof rawCell>

export const rawRow = z.strictObject({
  /** Number that a grid gives its row (`aria-rowindex`); null where it gives none. */
  index: z.nullable(nat),
  cells: z.array(z.nullable(rawCell)),
})
export type RawRow = z.infer<typeof rawRow>

/** A structure of likes on a page, with all that its columns may be called: header, label, class words. */
export const rawTable = z.strictObject({
  kind: z.enum(['table', 'grid', 'list', 'cards', 'definitions']),
  title: text(200),
  /** Where it is in the page: finds its like after paging. */
  place: text(1000),
  columns: z.array(z.strictObject({ name: text(200), also: z.array(text(100)) })),
  rows: z.array(rawRow),
  /** Rows by the page's own count, where it says one. */
  said: z.nullable(nat),
  score: z.number(),
})
export type RawTable = z.infer<typeof rawTable>
