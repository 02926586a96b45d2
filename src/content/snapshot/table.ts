import { attr, closest, hasAttr, holds, queryAllIn, tagOf } from '../dom/native.ts'
import type { Item } from './item.ts'

const cellRoles = new Set(['cell', 'gridcell', 'columnheader', 'rowheader'])
export const isCell = (item: Item): boolean => cellRoles.has(item.role)

/** A table without headers that holds another table, or that has one row or column, only arranges things. */
export function arranges(el: Element): boolean {
  if (tagOf(el) !== 'table' || hasAttr(el, 'role') || hasAttr(el, 'aria-label') || hasAttr(el, 'aria-labelledby'))
    return false
  if (holds(el, 'th,caption,[role=columnheader],[role=rowheader]')) return false
  if (holds(el, 'table')) return true
  const rows = queryAllIn(el, 'tr').length
  return rows < 2 || queryAllIn(el, 'td').length <= rows
}

const maxParts = 16
const maxText = 600

/** Puts a row's cells on one line if they are simple; else each cell stays a line of its own. */
export function layRow(row: Item): void {
  const laid: Item[][] = []
  for (const child of row.children) {
    // A handle stands between cells, with the one that it follows.
    if (isCell(child))
      laid.push(child.target || child.text || child.name ? [child, ...child.children] : [...child.children])
    else if (laid.length > 0 && child.target) laid.at(-1)?.push(child)
    else return
  }
  const parts = laid.flat()
  const isSimple = parts.every((p) => (p.children.length === 0 || isCell(p)) && p.frame === undefined && !p.cells)
  const length = parts.reduce((n, p) => n + p.name.length + p.text.length, 0)
  if (!isSimple || parts.length > maxParts || length > maxText) return
  row.children = []
  if (parts.length === 0) return
  row.cells = laid
  row.far = Math.min(row.far, ...parts.map((p) => p.far))
}

/** `3 rows`, by what the page says or by what is there; header rows do not count. */
export function rowCount(table: Item): number {
  return Math.max(rowsIn(table), Number.parseInt(attr(table.el, 'aria-rowcount') ?? '', 10) || 0)
}

function rowsIn(item: Item): number {
  let rows = 0
  for (const child of item.children) {
    if (child.role === 'row' && !isHeader(child)) rows++
    if (child.role !== 'table') rows += rowsIn(child)
  }
  return rows
}

/** A row of nothing but column headers. */
export function isHeader(row: Item): boolean {
  const cells = row.cells?.map((c) => c[0]) ?? row.children
  return cells.length > 0 && cells.every((c) => !c || c.role === 'columnheader' || closest(c.el, 'thead') !== null)
}
