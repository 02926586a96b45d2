import { attr, closest, hasAttr, tagOf } from '../dom/native.ts'
import type { Item } from './item.ts'

const cellRoles = new Set(['cell', 'gridcell', 'columnheader', 'rowheader'])
export const isCell = (item: Item): boolean => cellRoles.has(item.role)

function* within(item: Item): Generator<Item> {
  for (const child of item.children) {
    yield child
    if (child.role !== 'table') yield* within(child)
  }
}

/** A table without headers that holds another table, or that has one row or column, only arranges things. */
export function isLayout(item: Item): boolean {
  if (tagOf(item.el) !== 'table' || hasAttr(item.el, 'role') || item.name) return false
  let rows = 0
  let cells = 0
  for (const part of within(item)) {
    if (part.role === 'columnheader' || part.role === 'rowheader') return false
    if (part.role === 'table') return true
    if (part.role === 'row') rows++
    if (part.role === 'cell') cells++
  }
  return rows < 2 || cells <= rows
}

const maxParts = 16
const maxText = 600

/** Puts a row's cells on one line if they are simple; else each cell stays a line of its own. */
export function layRow(row: Item): void {
  const cells = row.children.filter(isCell)
  if (cells.length === 0 || cells.length !== row.children.length) return
  const laid = cells.map((cell) => (cell.target || cell.text || cell.name ? [cell, ...cell.children] : cell.children))
  const parts = laid.flat()
  const isSimple = parts.every((p) => (p.children.length === 0 || isCell(p)) && p.frame === undefined && !p.cells)
  const length = parts.reduce((n, p) => n + p.name.length + p.text.length, 0)
  if (parts.length === 0) {
    row.children = []
    return
  }
  if (!isSimple || parts.length > maxParts || length > maxText) return
  row.cells = laid
  row.far = Math.min(row.far, ...parts.map((p) => p.far))
  row.children = []
}

/** `3 rows`, by what the page says or by what is there; header rows do not count. */
export function rowCount(table: Item): number {
  let rows = 0
  for (const part of within(table)) if (part.role === 'row' && !isHeader(part)) rows++
  return Math.max(rows, Number.parseInt(attr(table.el, 'aria-rowcount') ?? '', 10) || 0)
}

/** A row of nothing but column headers. */
export function isHeader(row: Item): boolean {
  const cells = row.cells?.map((c) => c[0]) ?? row.children
  return cells.length > 0 && cells.every((c) => !c || c.role === 'columnheader' || closest(c.el, 'thead') !== null)
}
