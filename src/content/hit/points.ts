import { areaBox } from '../dom/area.ts'
import { composedChildren } from '../dom/composed.ts'
import { topOf } from '../dom/doc.ts'
import { isElement, rectOf, rectsOf, tagOf } from '../dom/native.ts'
import type { Point } from './deepest.ts'

/** Places to try inside a rectangle, as shares of its width and height: the middle first, as a person would. */
const shares = [
  [0.5, 0.5],
  [0.25, 0.5],
  [0.75, 0.5],
  [0.5, 0.25],
  [0.5, 0.75],
  [0.08, 0.2],
  [0.92, 0.8],
] as const

type Box = { left: number; top: number; right: number; bottom: number }

export const viewport = () => {
  const top = topOf(document)
  return { width: top?.clientWidth || innerWidth, height: innerHeight }
}

/** Rectangles in which an element is drawn; of `display: contents` those of its children, of an area its part of the image. */
export function boxesOf(el: Element): DOMRect[] {
  const own = rectsOf(el).filter((r) => r.width * r.height > 0.99)
  if (own.length === 0 && tagOf(el) === 'area') return [areaBox(el) ?? []].flat()
  return own.length > 0 ? own : composedChildren(el).filter(isElement).flatMap(rectsOf)
}

/** Candidate points inside the viewport, best first; none where the element lies outside. */
export function pointsOf(el: Element): Point[] {
  const { width, height } = viewport()
  const clip = (r: DOMRect): Box => ({
    left: Math.max(r.left, 0),
    top: Math.max(r.top, 0),
    right: Math.min(r.right, width),
    bottom: Math.min(r.bottom, height),
  })
  return boxesOf(el)
    .slice(0, 4)
    .map(clip)
    .filter((b) => b.right - b.left > 0.99 && b.bottom - b.top > 0.99)
    .flatMap((b) => shares.map(([x, y]) => ({ x: b.left + (b.right - b.left) * x, y: b.top + (b.bottom - b.top) * y })))
}

export function middleOf(el: Element): Point {
  const { left, top, width, height } = rectOf(el)
  return { x: left + width / 2, y: top + height / 2 }
}
