import { isText } from '../dom/native.ts'
import type { Box, Item } from './item.ts'

const made = new WeakMap<Item, Item[]>()

/** Notes that the text of an item was made of others', which it now stands for. */
export function madeOf(item: Item, from: Item[]): Item {
  made.set(item, from.flatMap(textsOf))
  return item
}

/** The texts as they stand in the page that an item's text is made of; itself, if of none. */
export const textsOf = (item: Item): Item[] => made.get(item) ?? [item]

/** Where a text stands now: what it was made of may have been read long ago. */
export function boxNow(item: Item, range: Range): Box | null {
  if (!isText(item.node)) return item.box
  range.selectNodeContents(item.node)
  return range.getBoundingClientRect()
}
