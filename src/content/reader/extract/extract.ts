import type { RawTable } from '../../../protocol/table.ts'
import { composedParent } from '../../dom/composed.ts'
import { attr } from '../../dom/native.ts'
import { clean } from '../../snapshot/clean.ts'
import { textOf } from '../grid.ts'
import type { SeenCopy } from '../seen-copy.ts'
import { cardGroups } from './cards.ts'
import { signOf } from './slots.ts'
import { definitionRows, type Found, tableRows } from './table-rows.ts'

/** Structures that a frame answers with, and cells of all of them together. */
const maxTables = 6
const maxCells = 40_000

type Candidate = { score: number; top: Element; items: Element[]; read(): Found }

/** Where an element stands in the page's plan; the same on the next page of a list. */
function placeOf(top: Element, items: Element[]): string {
  const path = items[0] && items[0] !== top ? [signOf(items[0])] : []
  for (let at: Element | null = top; at && at.localName !== 'body'; at = at.parentElement) path.unshift(signOf(at))
  return path.join('>').slice(-1000)
}

const level = (el: Element) => Number(/^h([1-6])$/.exec(el.localName)?.[1] ?? 0)

/** What a structure is called: its caption or label, else the heading before it. */
function titleOf(top: Element, first: Element, headings: Element[]): string {
  const own = textOf(top.querySelector('caption')) || (top.getAttribute('aria-label') ?? '')
  if (own) return clean(own, 200)
  const before = headings.findLast(
    (heading) => !first.contains(heading) && heading.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING,
  )
  return clean(textOf(before ?? null), 200)
}

/** All structures of likes: tables, definition lists, lists and cards. */
function candidates(body: Element): Candidate[] {
  const ready = (found: Found): Candidate => ({ ...found, read: () => found })
  return [
    ...[...body.querySelectorAll('table')].slice(0, 200).flatMap(tableRows).map(ready),
    ...[...body.querySelectorAll('dl')].slice(0, 200).flatMap(definitionRows).map(ready),
    ...cardGroups(body),
  ]
}

/** The structures that are in an element of the copy; where there are none, those that it is in. */
function around(all: Candidate[], el: Element): Candidate[] {
  const inside = all.filter(
    ({ top, items }) => el.contains(top) || (items.length > 1 && items.every((item) => el.contains(item))),
  )
  const strong = inside.filter(({ items, score }) => items.length > 1 && score >= 3)
  if (strong.length > 0) return strong
  const outside = all.filter(
    ({ items, top }) => top.contains(el) && items.some((item) => item.contains(el) || item === el),
  )
  // The nearest is meant, as the row's table and not the table that this stands in.
  const nearest = outside.toSorted((a, b) => (a.top.contains(b.top) ? 1 : -1))
  return nearest.length > 0 ? nearest.slice(0, 2) : inside
}

/** Rows by the page's own count, without the heads. */
function saidBy(found: Found, live: Element | undefined): number | null {
  const count = Number.parseInt((live && attr(live, 'aria-rowcount')) ?? '', 10)
  if (!(count > 0)) return null
  const first = found.rows[0]?.index ?? null
  return Math.max(0, count - (first !== null && first > 1 ? 1 : 0))
}

export type Asked = {
  /** Around or below this element. */
  el?: Element | undefined
  /** Place of a structure that was taken before. */
  like?: string | undefined
}

/** Structures of likes as tables, the one most probably meant first, with the element of each in the copy. */
export function tablesIn(copy: SeenCopy, { el, like }: Asked): { table: RawTable; top: Element }[] {
  const all = candidates(copy.body)
  let at: Element | null = el ?? null
  while (at && !copy.copyOf.has(at)) at = composedParent(at)
  const part = at && copy.copyOf.get(at)
  const same = like === undefined ? [] : all.filter(({ top, items }) => placeOf(top, items) === like)
  const some = same.length > 0 ? same : part ? around(all, part) : all
  const headings = [...copy.body.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter(level)
  let cells = 0
  const out: { table: RawTable; top: Element }[] = []
  for (const { top, items, score, read } of some.toSorted((a, b) => b.score - a.score)) {
    if (out.length >= maxTables || cells >= maxCells) break
    const found = read()
    const { kind, columns } = found
    if (columns.length === 0) continue
    const rows = found.rows.slice(0, Math.max(1, Math.floor((maxCells - cells) / columns.length)))
    cells += rows.length * columns.length
    const said = saidBy(found, copy.sourceOf.get(top))
    const table = {
      kind,
      title: titleOf(top, items[0] ?? top, headings),
      place: placeOf(top, items),
      columns,
      rows,
      said,
      score,
    }
    out.push({ table, top })
  }
  return out
}
