import type { Point } from '../hit/deepest.ts'
import { sample } from '../hit/sample.ts'
import { clickSight } from '../hit/sight.ts'
import { isTiny, overlap } from '../snapshot/box.ts'
import type { Box, Item } from '../snapshot/item.ts'

export type ToMark = { item: Item; box: Box; partly: boolean }

/** Hit tests that one mark is worth. */
const perMark = 60

/**
 * The targets that a person sees now, in reading order, each with the part of its box that lies in view. What is hidden
 * under something else is left out.
 */
export function toMark(items: Item[], view: Box): ToMark[] {
  const found: ToMark[] = []
  const take = (item: Item) => {
    const box = item.target && item.far === 0 && item.box ? overlap(item.box, view) : null
    if (box && !isTiny(box)) {
      const look = (at: Point) => clickSight(item.el, at)
      const { open, by } = sample(
        [box],
        [],
        look,
        { left: perMark, isDear: false },
        (seen) => seen.open > 0 && !!seen.by,
      )
      if (open > 0 || by === null) found.push({ item, box, partly: by !== null })
    }
    for (const cell of item.cells?.flat() ?? []) take(cell)
    item.children.forEach(take)
  }
  items.forEach(take)
  return found
}
