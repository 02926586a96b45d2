import type { RawTable } from '../../../protocol/table.ts'
import { arranges, type Grid, gridOf, headersOf, textOf } from '../grid.ts'
import { classWords } from './class-words.ts'
import { rawCellOf } from './raw-cell.ts'

/** A structure found in the copy, with the element that it fills. */
export type Found = Omit<RawTable, 'title' | 'place' | 'said'> & { top: Element; items: Element[] }

const isNumber = (text: string) => /\d/.test(text) && /^[\d.,\s%$€£¥+()−-]+$/.test(text)

/** A first row of plain cells that heads the others: all bold, or words over numbers. */
function headless({ rows, width }: Grid): boolean {
  const [first, ...rest] = rows
  if (!first || rest.length < 2) return false
  const texts = first.cells.map(textOf)
  if (texts.some((text) => text === '' || isNumber(text))) return false
  if (first.cells.every((cell) => textOf(cell?.querySelector('b, strong') ?? null) === textOf(cell))) return true
  return Array.from({ length: width }, (_, column) => rest.map((row) => textOf(row.cells[column] ?? null))).some(
    (below) => below.every((text) => text === '' || isNumber(text)) && below.some((text) => text !== ''),
  )
}

/** What else the cells of a column are called: by label, property or class. */
function alsoNamed(grid: Grid, column: number): string[] {
  const cells = [...grid.head.map((row) => row[column]), ...grid.rows.slice(0, 3).map((row) => row.cells[column])]
  const names = cells.flatMap((cell) =>
    cell
      ? [
          cell.getAttribute('data-label'),
          cell.getAttribute('itemprop'),
          cell.getAttribute('aria-label'),
          ...classWords(cell),
        ]
      : [],
  )
  return [...new Set(names)].filter((name): name is string => !!name && name.length <= 100).slice(0, 6)
}

const indexOf = (row: Element) => {
  const index = Number(row.getAttribute('aria-rowindex'))
  return Number.isSafeInteger(index) && index > 0 ? index : null
}

/** A data table or grid as rows; null where it holds none. */
export function tableRows(table: Element): Found[] {
  const grid = gridOf(table)
  if (!grid || arranges(table, grid) || grid.rows.length === 0) return []
  if (grid.head.length === 0 && headless(grid)) grid.head = grid.rows.splice(0, 1).map((row) => row.cells)
  const heads = headersOf(grid)
  const columns = heads.map((name, column) => ({
    name: (name || `column ${column + 1}`).slice(0, 200),
    also: alsoNamed(grid, column),
  }))
  const rows = grid.rows.map(({ el, cells }) => ({
    index: indexOf(el),
    cells: columns.map((_, column) => rawCellOf(cells[column] ?? null)),
  }))
  const isGrid = /grid$/.test(table.getAttribute('role') ?? '')
  const found: Found = {
    kind: isGrid ? 'grid' : 'table',
    columns,
    rows,
    score: Math.min(rows.length, 200) * columns.length,
    top: table,
    items: grid.rows.map(({ el }) => el),
  }
  return [found, ...asDefinitions(table, grid)]
}

/** A table of names and values, one a row, is one record too. */
function asDefinitions(table: Element, grid: Grid): Found[] {
  const named = grid.rows.every(({ cells }) => cells[0]?.localName === 'th' && cells.length === 2)
  if (!named || grid.head.length > 0) return []
  return [
    record(
      table,
      grid.rows.map(({ cells }) => [textOf(cells[0] ?? null), rawCellOf(cells[1] ?? null)]),
    ),
  ]
}

/** One row whose columns are the names. */
export function record(top: Element, pairs: [string, ReturnType<typeof rawCellOf>][]): Found {
  return {
    kind: 'definitions',
    columns: pairs.map(([name]) => ({ name: name.slice(0, 200), also: [] })),
    rows: [{ index: null, cells: pairs.map(([, cell]) => cell) }],
    score: pairs.length,
    top,
    items: [top],
  }
}

/** A definition list: terms with what they mean, a row each, or one record of them all. */
export function definitionRows(list: Element): Found[] {
  const pairs: [string, NonNullable<ReturnType<typeof rawCellOf>>][] = []
  let term: string[] = []
  let open = false
  for (const el of list.querySelectorAll('dt, dd')) {
    if (el.closest('dl') !== list) continue
    if (el.localName === 'dt') {
      term = open ? [textOf(el)] : [...term, textOf(el)]
      open = false
      continue
    }
    const cell = rawCellOf(el)
    const last = pairs.at(-1)
    if (open && last && cell) last[1] = { ...last[1], text: `${last[1].text}; ${cell.text}`.slice(0, 5000) }
    else if (cell && term.length > 0) pairs.push([term.join(', '), cell])
    open = true
  }
  if (pairs.length < 2) return []
  const rows = pairs.map(([name, cell]) => ({ index: null, cells: [{ text: name.slice(0, 5000) }, cell] }))
  const columns = [
    { name: 'term', also: ['name', 'label', 'property', 'key'] },
    { name: 'value', also: ['definition', 'description', 'meaning'] },
  ]
  const listed: Found = { kind: 'definitions', columns, rows, score: rows.length * 2, top: list, items: [list] }
  return [listed, record(list, pairs)]
}
