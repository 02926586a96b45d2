import type { Box } from '../snapshot/item.ts'
import { nearestFree } from './nearest-free.ts'

/** CSS pixels, whole numbers. */
export type Size = { width: number; height: number }

export type Places = {
  /** Where each label stands; null where the viewport has no room left for it. */
  labels: (Box | null)[]
  /** How many have no place. */
  overflow: number
}

export const meet = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

const holds = (outer: Box, inner: Box) =>
  outer.left <= inner.left && outer.top <= inner.top && outer.right >= inner.right && outer.bottom >= inner.bottom

const shared = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value))

export const boxAt = (x: number, y: number, { width, height }: Size): Box => ({
  left: x,
  top: y,
  right: x + width,
  bottom: y + height,
})

const within = ({ left, top, right, bottom }: Box, { width, height }: Size): Box => ({
  left: clamp(left, 0, width),
  top: clamp(top, 0, height),
  right: clamp(right, 0, width),
  bottom: clamp(bottom, 0, height),
})

/** Places that touch the box, best first: on its upper edge, on its lower, beside it, in its corners. */
function besides({ left, top, right, bottom }: Box, size: Size, view: Size): Box[] {
  const { width: w, height: h } = size
  const [middleX, middleY] = [(left + right - w) / 2, (top + bottom - h) / 2]
  const spots: [number, number][] = [
    [left, top - h],
    [right - w, top - h],
    [left, bottom],
    [right - w, bottom],
    [left - w, top],
    [right, top],
    [left - w, middleY],
    [right, middleY],
    [left - w, bottom - h],
    [right, bottom - h],
    [middleX, top - h],
    [middleX, bottom],
    [left, top],
    [right - w, top],
    [right - w, bottom - h],
    [left, bottom - h],
  ]
  return spots.map(([x, y]) =>
    boxAt(Math.round(clamp(x, 0, view.width - w)), Math.round(clamp(y, 0, view.height - h)), size),
  )
}

/** How much a label may hide of its own box, against what it hides of others. */
const ownWeight = 0.6

/** What a place a little further down the list costs, as a share of the label's area. */
const rankWeight = 0.02

/**
 * Stands each box's label beside it, so that no label lies on another and all lie within the viewport; boxes of others
 * are kept free where it can be. Greedy, in the order given: a label that finds no place beside its box goes to the
 * nearest free one, and only where there is none at all is it left out.
 */
export function placeLabels(boxes: Box[], sizes: Size[], viewport: Size): Places {
  const view = { width: Math.floor(viewport.width), height: Math.floor(viewport.height) }
  const taken: Box[] = []
  /** The last size that found no place: labels only add up, so nothing of that size or above will. */
  let lost: Size = { width: view.width + 1, height: 0 }
  const labels = boxes.map((whole, at) => {
    const size = sizes[at]
    if (!size || size.width > view.width || size.height > view.height) return null
    if (size.width >= lost.width && size.height >= lost.height) return null
    const box = within(whole, view)
    const near = {
      left: box.left - 2 * size.width,
      top: box.top - 2 * size.height,
      right: box.right + 2 * size.width,
      bottom: box.bottom + 2 * size.height,
    }
    const neighbours = boxes.filter((other) => other !== whole && meet(other, near) && !holds(other, box))
    const rivals = taken.filter((other) => meet(other, near))
    const area = size.width * size.height
    let best: Box | null = null
    let least = Number.POSITIVE_INFINITY
    for (const [rank, spot] of besides(box, size, view).entries()) {
      let cost = rank * rankWeight * area + ownWeight * shared(spot, box)
      if (cost >= least || rivals.some((other) => meet(other, spot))) continue
      for (const other of neighbours) cost += shared(spot, other)
      if (cost < least) [best, least] = [spot, cost]
    }
    const place = best ?? nearestFree(box, size, view, taken)
    if (place) taken.push(place)
    else lost = size
    return place
  })
  return { labels, overflow: labels.filter((label) => label === null).length }
}
