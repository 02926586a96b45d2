import type { Item } from './item.ts'
import { inBrackets, type Naming, render } from './render.ts'

const most = 40
/** Without a name these are parts of drawings, boards and bars. */
const parts = new Set(['button', 'clickable', 'img', 'link'])

/** What has a name has a line of its own, so that each name stands with its ref and nothing else. */
const isSmall = ({ role, name, text, target, children }: Item) =>
  target && !name && !text && children.length === 0 && parts.has(role)

/** `3 of 10` among the notes. */
const place = /^(\d+) of (\d+)$/
const placeOf = ({ notes }: Item) => place.exec(notes.find((note) => place.test(note)) ?? '')
const wordsOf = ({ notes }: Item) => notes.filter((note) => !place.test(note))

function isSame(a: Item, b: Item): boolean {
  const [from, to] = [placeOf(a), placeOf(b)]
  const follows = from && to ? Number(to[1]) === Number(from[1]) + 1 : from === to
  return follows && wordsOf(a).join() === wordsOf(b).join()
}

/**
 * How many items from one on share its line, for they say little: either all have the same notes, or each has others
 * than the next.
 */
export function alikeFrom(items: Item[], start: number, isIn: (item: Item) => boolean): Item[] {
  const [first] = items.slice(start, start + 1)
  const fits = (item: Item | undefined): item is Item =>
    item?.role === first?.role && item !== undefined && isSmall(item) && isIn(item)
  const alike = first ? [first] : []
  let same: boolean | null = null
  for (let last = first; fits(last) && alike.length < most; ) {
    const [next, over] = [items[start + alike.length], items[start + alike.length + 1]]
    if (!fits(next)) break
    same ??= isSame(last, next)
    if (isSame(last, next) !== same || (!same && fits(over) && isSame(next, over))) break
    alike.push(next)
    last = next
  }
  return alike
}

/** Several on one line, what they have in common at its end: `clickable [e4] · [e5] disabled · all (seat, maybe)`. */
export function renderAlike(items: Item[], naming: Naming): string {
  const [first, last] = [items[0], items.at(-1)]
  if (!first || !last || first === last) return first ? render(first, naming) : ''
  const [from, to] = [placeOf(first), placeOf(last)]
  const all = wordsOf(first).filter((note) => items.every(({ notes }) => notes.includes(note)))
  const isRow = from && to && isSame(first, items[1] ?? last)
  const pieces = items.map((item) => {
    const line = render(item, naming)
    const own = isRow ? [] : item.notes.filter((note) => !all.includes(note))
    return line.slice(item.role.length, line.length - inBrackets(item.notes).length) + inBrackets(own)
  })
  if (isRow && items.length < Number(to[2])) all.push(`${from[1]} to ${to[0]}`)
  return `${first.role}${pieces.join(' ·')}${all.length > 0 ? ` · all${inBrackets(all)}` : ''}`
}
