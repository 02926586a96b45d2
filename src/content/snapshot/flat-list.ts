import type { Item } from './item.ts'

/** An item with those above it, nearest last. */
export type Placed = { item: Item; above: Item[] }

/** All items with a line of their own, in reading order. */
export function flatList(roots: Item[]): Placed[] {
  const out: Placed[] = []
  const add = (items: Item[], above: Item[]) => {
    for (const item of items) {
      out.push({ item, above })
      if (item.children.length > 0) add(item.children, [...above, item])
    }
  }
  add(roots, [])
  return out
}
