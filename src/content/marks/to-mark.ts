import { isTiny, overlap } from '../snapshot/box.ts'
import type { Box, Item } from '../snapshot/item.ts'

export type ToMark = { item: Item; box: Box; partly: boolean }

/** How much of a target can be seen, by what the snapshot notes of it. */
const hidden = /^(fully )?covered\b|^behind\b|^hidden\b/
const partial = /^(partly|partially)\b|\bpartly covered\b/

/** The targets that a person sees now, in reading order, each with the part of its box that lies in the viewport. */
export function toMark(items: Item[], view: Box): ToMark[] {
  const found: ToMark[] = []
  const take = (item: Item) => {
    if (item.target && item.far === 0 && item.box) {
      const box = overlap(item.box, view)
      if (!isTiny(box) && !item.notes.some((note) => hidden.test(note))) {
        found.push({ item, box, partly: item.notes.some((note) => partial.test(note)) })
      }
    }
    for (const cell of item.cells?.flat() ?? []) take(cell)
    item.children.forEach(take)
  }
  items.forEach(take)
  return found
}
