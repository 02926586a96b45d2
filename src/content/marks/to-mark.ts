import { composedContains } from '../dom/composed.ts'
import { controlOf, labelsOf } from '../dom/field.ts'
import { tagOf } from '../dom/native.ts'
import { deepestAt } from '../hit/deepest.ts'
import { isTiny, overlap } from '../snapshot/box.ts'
import type { Box, Item } from '../snapshot/item.ts'

export type ToMark = { item: Item; box: Box; partly: boolean }

/** Where to look whether something lies over a box, as shares of its width and height. */
const shares = [
  [0.5, 0.5],
  [0.15, 0.2],
  [0.85, 0.2],
  [0.15, 0.8],
  [0.85, 0.8],
] as const

/** The element, something in it or around it, or a label that stands for it. */
const isOwn = (el: Element, hit: Element) =>
  composedContains(el, hit) ||
  composedContains(hit, el) ||
  labelsOf(el).some((label) => composedContains(label, hit)) ||
  (tagOf(hit) === 'label' && controlOf(hit) === el)

/** How many of the points of a box are its own. */
function ownPoints(el: Element, { left, top, right, bottom }: Box): number {
  return shares.filter(([x, y]) => {
    const hit = deepestAt({ x: left + (right - left) * x, y: top + (bottom - top) * y })
    return hit !== null && isOwn(el, hit)
  }).length
}

/**
 * The targets that a person sees now, in reading order, each with the part of its box that lies in view. What is hidden
 * under something else is left out.
 */
export function toMark(items: Item[], view: Box): ToMark[] {
  const found: ToMark[] = []
  const take = (item: Item) => {
    const box = item.target && item.far === 0 && item.box ? overlap(item.box, view) : null
    if (box && !isTiny(box)) {
      const own = ownPoints(item.el, box)
      if (own > 0) found.push({ item, box, partly: own < shares.length })
    }
    for (const cell of item.cells?.flat() ?? []) take(cell)
    item.children.forEach(take)
  }
  items.forEach(take)
  return found
}
