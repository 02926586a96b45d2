import type { Item } from './item.ts'

/**
 * Takes items out of a list and of what is below, or leaves them so much of their text. What was kept of the page for
 * the next look stays whole: an item that loses something is replaced by a copy.
 */
export function dropItems(items: Item[], rests: ReadonlyMap<Item, string>): void {
  const kept = items.flatMap((item) => without(item, rests) ?? [])
  items.splice(0, items.length, ...kept)
}

/** Null where nothing is left to say. */
function without(item: Item, rests: ReadonlyMap<Item, string>): Item | null {
  const rest = rests.get(item)
  if (rest !== undefined) return rest === '' ? null : { ...item, text: rest, line: null }
  if (item.children.length === 0) return item
  const children = item.children.flatMap((child) => without(child, rests) ?? [])
  if (children.length === item.children.length && children.every((child, i) => child === item.children[i])) return item
  const isEmpty = children.length === 0 && !item.target && !item.name && !item.text && !item.cells
  return isEmpty ? null : { ...item, children, line: null }
}
