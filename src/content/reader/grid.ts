/** A table of the copy laid out: every place of a spanning cell holds that cell. */
export type Grid = {
  /** Rows of nothing but headers, from the top. */
  head: (Element | null)[][]
  rows: { el: Element; cells: (Element | null)[] }[]
  width: number
}

const maxSpan = 100
const maxWidth = 200
const maxRows = 20_000

const number = (el: Element, ...names: string[]) => {
  for (const name of names) {
    const value = Number.parseInt(el.getAttribute(name) ?? '', 10)
    if (value > 0) return Math.min(value, maxSpan)
  }
  return 1
}

const isCell = (el: Element) => el.localName === 'td' || el.localName === 'th'

/** Elements of these kinds that belong to `top` and not to a table inside it. */
function* own(top: Element, wanted: (el: Element) => boolean): Generator<Element> {
  for (const child of top.children) {
    if (wanted(child)) yield child
    else if (child.localName !== 'table') yield* own(child, wanted)
  }
}

const isHead = (row: Element, cells: Element[]) =>
  cells.length > 0 && (row.parentElement?.localName === 'thead' || cells.every((cell) => cell.localName === 'th'))

/** Pieces of one row that a grid shows in several boxes (pinned columns) carry the same number. */
function joined(rows: Element[]): { el: Element; cells: Element[] }[] {
  const byNumber = new Map<string, { el: Element; cells: Element[] }>()
  const out: { el: Element; cells: Element[] }[] = []
  for (const el of rows) {
    const cells = [...own(el, isCell)]
    const index = el.getAttribute('aria-rowindex')
    const known = index === null ? undefined : byNumber.get(index)
    if (known) {
      known.cells.push(...cells)
      continue
    }
    const row = { el, cells }
    if (index !== null) byNumber.set(index, row)
    out.push(row)
  }
  const column = (cell: Element) => Number(cell.getAttribute('aria-colindex') ?? Number.NaN)
  for (const { cells } of out) if (cells.every((cell) => column(cell) > 0)) cells.sort((a, b) => column(a) - column(b))
  return out
}

/** Lays a table out; null where it has no cells. */
export function gridOf(table: Element): Grid | null {
  const rows = joined([...own(table, (el) => el.localName === 'tr')].slice(0, maxRows))
  const laid: { el: Element; cells: (Element | null)[]; head: boolean }[] = []
  /** Cells that reach down from above: column, cell, rows left. */
  let hanging = new Map<number, { cell: Element; left: number }>()
  let width = 0
  for (const { el, cells } of rows) {
    const out: (Element | null)[] = []
    const next = new Map<number, { cell: Element; left: number }>()
    const fill = () => {
      for (let over = hanging.get(out.length); over; over = hanging.get(out.length)) {
        if (over.left > 1) next.set(out.length, { cell: over.cell, left: over.left - 1 })
        out.push(over.cell)
      }
    }
    for (const cell of cells) {
      fill()
      const down = number(cell, 'rowspan', 'aria-rowspan')
      for (let n = number(cell, 'colspan', 'aria-colspan'); n > 0 && out.length < maxWidth; n--) {
        if (down > 1) next.set(out.length, { cell, left: down - 1 })
        out.push(cell)
      }
    }
    fill()
    hanging = next
    width = Math.max(width, out.length)
    if (out.length > 0) laid.push({ el, cells: out, head: isHead(el, cells) })
  }
  if (laid.length === 0) return null
  const firstBody = laid.findIndex((row) => !row.head)
  const headRows = firstBody === -1 ? 1 : firstBody
  return {
    head: laid.slice(0, headRows).map((row) => row.cells),
    rows: laid.slice(headRows).map(({ el, cells }) => ({ el, cells })),
    width,
  }
}

/** A table without headers that holds another, or that has one row or column, only arranges things. */
export function arranges(table: Element, grid: Grid): boolean {
  if (grid.head.length > 0 || table.getAttribute('role')) return false
  const named = grid.rows.some(({ cells }) => cells.some((cell) => cell?.localName === 'th'))
  if (named || [...table.children].some((child) => child.localName === 'caption')) return false
  return grid.width < 2 || grid.rows.length < 2 || table.querySelector('table') !== null
}

/** Text of an element with its white space folded. */
export const textOf = (el: Element | null): string => (el?.textContent ?? '').replace(/\s+/g, ' ').trim()

/** Headers joined from the top down, a spanning one said once: `2024 Q1`. */
export function headersOf(grid: Grid): string[] {
  return Array.from({ length: grid.width }, (_, column) => {
    const cells = new Set(grid.head.map((row) => row[column] ?? null))
    return [...cells].map(textOf).filter(Boolean).join(' ')
  })
}
