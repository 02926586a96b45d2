import type { RawCell } from '../../../protocol/table.ts'
import { textOf } from '../grid.ts'
import { classWords } from './class-words.ts'
import { rawCellOf } from './raw-cell.ts'

/** One thing that an item of a list says, with what it may be called, the best name first. */
export type Slot = { key: string; base: string; names: string[]; cell: RawCell }

const maxSlots = 60

const ownText = (el: Element) =>
  [...el.childNodes].some((node) => node.nodeType === 3 && /\S/.test(node.nodeValue ?? ''))

const inline = new Set([
  'a',
  'abbr',
  'b',
  'bdi',
  'cite',
  'code',
  'del',
  'em',
  'i',
  'ins',
  'kbd',
  'mark',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
])

/** What belongs to the number before it: `12` `99`. */
const raised = new Set(['sup', 'sub', 'small'])

/** Its text is one thing: its own words, or pieces in a line that make one number. */
const isLeaf = (el: Element): boolean =>
  ownText(el) ||
  (el.children.length > 1 &&
    [...el.children].every((child) => inline.has(child.localName) && child.localName !== 'a') &&
    [...el.children].some((child) => raised.has(child.localName)))

const byTag: Record<string, string[]> = {
  h1: ['title', 'name'],
  h2: ['title', 'name'],
  h3: ['title', 'name'],
  h4: ['title', 'name'],
  h5: ['title', 'name'],
  h6: ['title', 'name'],
  time: ['date', 'time'],
  img: ['image', 'picture'],
  a: ['link'],
  code: ['code'],
  label: ['label'],
}

function namesOf(el: Element, item: Element): string[] {
  const names: string[] = []
  const properties = new Set<string>()
  for (let at: Element | null = el; at && at !== item; at = at.parentElement) {
    const property = at.getAttribute('itemprop') ?? ''
    if (property) properties.add(property)
    const own = [property, ...(byTag[at.localName] ?? []), ...classWords(at)]
    names.push(...(at === el ? own : own.filter((name) => name !== 'link')))
  }
  // Properties and headings are better names than a class, and that is better than that it is a link.
  const all = [...new Set(names)].filter(Boolean)
  const rank = (name: string) =>
    properties.has(name) ? 0 : name === 'title' || name === 'name' ? 1 : name === 'link' ? 3 : 2
  return all.toSorted((a, b) => rank(a) - rank(b)).slice(0, 6)
}

/** Tag with what tells it from its likes, the same in each item. */
export const signOf = (el: Element): string =>
  `${el.localName}.${el.getAttribute('itemprop') ?? classWords(el)[0] ?? ''}`

/** What an item says, by place within it: texts, pictures, check marks and addresses, in reading order. */
export function slotsOf(item: Element): Slot[] {
  const slots: Slot[] = []
  const seen = new Map<string, number>()
  const add = (el: Element, path: string, cell: RawCell | null, names = namesOf(el, item)) => {
    if (!cell || slots.length >= maxSlots) return
    const times = (seen.get(path) ?? 0) + 1
    seen.set(path, times)
    slots.push({ key: times === 1 ? path : `${path} ${times}`, base: path, names, cell })
  }
  const open = (el: Element, path: string) => {
    if (el.getAttribute('data-tag') === 'button' && el !== item) return
    if (el.localName === 'img' || el.hasAttribute('data-check')) return add(el, path, rawCellOf(el))
    if (isLeaf(el) || (el.children.length === 0 && textOf(el) !== '')) return add(el, path, rawCellOf(el))
    const href = el.localName === 'a' ? el.getAttribute('href') : null
    // A link around a whole card or picture: its address is one thing, what is in it others.
    if (href && el.children.length > 0) add(el, `${path}@`, { text: '', link: href }, ['link'])
    for (const child of el.children) open(child, `${path}>${signOf(child)}`)
  }
  open(item, '')
  return slots
}
