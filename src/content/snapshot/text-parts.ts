import { dataOf, isText } from '../dom/native.ts'
import type { Box, Item } from './item.ts'

const made = new WeakMap<Item, Item[]>()

/** Notes that the text of an item was made of others', which it now stands for. */
export function madeOf(item: Item, from: Item[]): Item {
  made.set(item, from.flatMap(textsOf))
  return item
}

/** The texts as they stand in the page that an item's text is made of; itself, if of none. */
export const textsOf = (item: Item): Item[] => made.get(item) ?? [item]

const ends = new WeakMap<Item, Text>()

/** Notes that a text goes on in another node, up to its end. */
export function goesOn(item: Item, next: Text): void {
  ends.set(item, next)
}

/** Where a text stands now: what it was made of may have been read long ago. */
export function boxNow(item: Item, range: Range): Box | null {
  const { node } = item
  if (!isText(node)) return item.box
  const end = ends.get(item) ?? node
  range.setStart(node, 0)
  range.setEnd(end, dataOf(end).length)
  return range.getBoundingClientRect()
}
