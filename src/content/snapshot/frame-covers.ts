import { composedContains } from '../dom/composed.ts'
import { elementsAt } from '../dom/doc.ts'
import { documentOf, rectOf } from '../dom/native.ts'
import { deepestAt } from '../hit/deepest.ts'
import { isOpaque } from '../hit/opaque.ts'
import { meets, overlap } from './box.ts'
import { coverOf, describeCover } from './describe-cover.ts'
import type { Box } from './item.ts'

/** A place over which something of a frame around lies, CSS pixels of this frame's viewport. */
export type Veil = Box & { by: string; opaque: boolean }

/** Points looked at across and down, and the most that is told of one frame. */
const points = 6
const most = 8

const isIn = ({ left, top, right, bottom }: Box, x: number, y: number) => left < x && x < right && top < y && y < bottom

const found = new WeakMap<Element, Veil[]>()

/** What lies over a frame's box, noted at the last look; empty for most. */
export const coversOf = (frame: Element): readonly Veil[] => found.get(frame) ?? []

/** Looks at what lies over a frame in view: a frame cannot tell what the page around it lays over it. */
export function noteCovers(frame: Element, view: Box, outer: readonly Veil[]): void {
  const box = overlap(rectOf(frame), view)
  const open: [number, number][] = []
  const hits = new Map<Element, [number, number]>()
  for (let i = 0; i < points * points && box.right - box.left > 1 && box.bottom - box.top > 1; i++) {
    const x = box.left + ((box.right - box.left) * ((i % points) + 0.5)) / points
    const y = box.top + ((box.bottom - box.top) * (Math.floor(i / points) + 0.5)) / points
    const hit = deepestAt({ x, y })
    if (hit === frame) open.push([x, y])
    else if (hit && !composedContains(hit, frame)) hits.set(hit, [x, y])
  }
  const veils = new Map<Element, Veil>()
  for (const [hit, [x, y]] of [...hits].slice(0, most)) {
    const cover = coverOf(frame, hit)
    // A box around the cover may be larger than what is to be seen of it.
    const isWhole = isIn(rectOf(cover), x, y) && !open.some(([a, b]) => isIn(rectOf(cover), a, b))
    const el = isWhole ? cover : hit
    const { left, top, right, bottom } = rectOf(el)
    const stack = elementsAt(documentOf(frame), x, y)
    const opaque = stack.slice(0, Math.max(0, stack.indexOf(frame))).some((one) => isOpaque(one, frame))
    veils.set(el, { left, top, right, bottom, by: describeCover(cover, hit), opaque })
  }
  found.set(frame, [...veils.values(), ...outer.filter((veil) => meets(veil, box))].slice(0, most))
}
