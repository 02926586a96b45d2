import type { Cell } from '../../protocol/table.ts'

/** What a spreadsheet would take for a formula. */
const formula = /^[=+\-@\t\r]/

const plainNumber = /^[+-]?\d+([.,]\d+)?%?$/

function field(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell !== 'string') return String(cell)
  const safe = formula.test(cell) && !plainNumber.test(cell) ? `'${cell}` : cell
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * A table as CSV (RFC 4180): comma, CRLF, quotes doubled. Text that a spreadsheet would run as a formula gets an
 * apostrophe before it, since it comes from a page.
 */
export function csvOf(columns: string[], rows: Cell[][]): string {
  return [columns, ...rows]
    .map((row) => row.map(field).join(','))
    .join('\r\n')
    .concat('\r\n')
}

/** A table as JSON: an object a row, keys in the order of the columns. */
export function jsonOf(columns: string[], rows: Cell[][]): string {
  const objects = rows.map((row) => Object.fromEntries(columns.map((column, index) => [column, row[index] ?? null])))
  return `${JSON.stringify(objects, null, 2)}\n`
}
