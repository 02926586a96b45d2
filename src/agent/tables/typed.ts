import type { Cell, Column, ColumnKind, RawCell } from '../../protocol/table.ts'
import { amountOf, decimalOf, numberOf } from './numbers.ts'

type Texts = (RawCell | null)[]
export type Typed = { column: Column; values: Cell[] }

const yes = /^[✓✔☑✅🗸√]\uFE0F?$/u
const no = /^[✗✘✕✖☒❌❎×]\uFE0F?$/u
const dash = /^[-–—−]?$/

const checkOf = ({ text, checked }: RawCell): boolean | null => {
  if (checked !== undefined) return checked
  return yes.test(text) ? true : no.test(text) ? false : null
}

const isEmpty = (cell: RawCell | null): cell is null =>
  cell === null || (cell.text === '' && cell.checked === undefined && !cell.link && !cell.image)

const months =
  /\b(jan|feb|mar|m[aä]r|apr|ma[yi]|jun|jul|aug|sep|o[ck]t|nov|de[cz]|janv|f[ée]vr|avr|juin|juil|ao[uû]t|ene|abr|ago|dic)/i

/** Looks like a date or a time. It stays text: what a page means by 03/04 only the page knows. */
export const isDate = (text: string): boolean =>
  text.length <= 40 &&
  (/\b\d{4}-\d{1,2}-\d{1,2}\b/.test(text) ||
    /\b\d{1,2}[./]\d{1,2}[./]\d{2,4}\b/.test(text) ||
    /\d{4}年\d{1,2}月/.test(text) ||
    (months.test(text) && /\d/.test(text) && /^[\p{L}\p{N}\s.,:/'-]+$/u.test(text)))

/** Readings of a column, each null where it is not one of the kind. */
const readings: Partial<Record<ColumnKind, (cells: Texts, name: string, language: string) => Typed | null>> = {
  boolean(cells, name) {
    const marked = cells.filter((cell) => cell && checkOf(cell) !== null).length
    const fits = cells.every((cell) => !cell || checkOf(cell) !== null || dash.test(cell.text))
    if (marked === 0 || !fits) return null
    // Where only yes is marked, an empty place says no.
    const absent = cells.some((cell) => cell && checkOf(cell) === false) ? null : false
    return {
      column: { name, kind: 'boolean', unit: '' },
      values: cells.map((cell) => (cell && checkOf(cell)) ?? absent),
    }
  },
  date(cells, name) {
    const there = cells.filter((cell) => !isEmpty(cell))
    if (there.length === 0 || !there.every((cell) => cell && isDate(cell.text))) return null
    return { column: { name, kind: 'date', unit: '' }, values: texts(cells) }
  },
  number(cells, name, language) {
    const there = cells.filter((cell) => cell !== null && !dash.test(cell.text))
    const amounts = there.map((cell) => amountOf(cell?.text ?? ''))
    if (amounts.length === 0 || amounts.some((amount) => amount === null)) return null
    const known = amounts.filter((amount) => amount !== null)
    const units = new Set(known.map((amount) => amount.unit))
    // Codes keep their leading zeros, and 5 kg is no 5 g.
    if (units.size > 1 || known.some(({ digits }) => /^0\d/.test(digits) || digits.replace(/\D/g, '').length > 15))
      return null
    const decimal = decimalOf(
      known.map((amount) => amount.digits),
      language,
    )
    if (decimal === false) return null
    const values = cells.map((cell): Cell => {
      const amount = cell && amountOf(cell.text)
      return amount ? numberOf(amount, decimal) : null
    })
    return { column: { name, kind: 'number', unit: [...units][0]?.slice(0, 20) ?? '' }, values }
  },
}

const texts = (cells: Texts): Cell[] => cells.map((cell) => (isEmpty(cell) ? null : cell.text || null))

/** Addresses or pictures of a column, with the name that tells so. */
export function addresses(cells: Texts, name: string, kind: 'link' | 'image'): Typed | null {
  const values = cells.map((cell): Cell => cell?.[kind] ?? null)
  return values.some((value) => value !== null) ? { column: { name, kind, unit: '' }, values } : null
}

/**
 * A column's cells as values: check marks, dates (left as text), numbers by the way this very column writes them, else
 * text. `wanted` asks for one kind; a column that is not of it stays text.
 */
export function typedColumn(cells: Texts, name: string, language: string, wanted?: ColumnKind): Typed {
  if (wanted === 'link' || wanted === 'image') {
    return addresses(cells, name, wanted) ?? { column: { name, kind: 'text', unit: '' }, values: texts(cells) }
  }
  for (const kind of ['boolean', 'date', 'number'] as const) {
    if (wanted !== undefined && wanted !== kind) continue
    const typed = readings[kind]?.(cells, name, language)
    if (typed) return typed
  }
  return { column: { name, kind: 'text', unit: '' }, values: texts(cells) }
}
