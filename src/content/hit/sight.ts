import { composedContains } from '../dom/composed.ts'
import { elementsAt } from '../dom/doc.ts'
import { controlOf, labelsOf } from '../dom/field.ts'
import { rootOf, styleOf, tagOf } from '../dom/native.ts'
import { deepestAt, type Point } from './deepest.ts'
import { hasOpaqueLid, isOpaque } from './opaque.ts'
import { isAbove } from './paint-order.ts'

/**
 * `open`: a click at this point arrives, a text there can be read. `off`: the element does not show there, whatever lies
 * over it: a rounded corner, a gap between lines, scrolled away.
 */
export type Sight = { state: 'open' | 'off' } | { state: 'covered'; by: Element }

const open: Sight = { state: 'open' }
const off: Sight = { state: 'off' }

/** All that lies at a point, topmost first, as it is told within the element's own tree. */
function stackAt(el: Element, { x, y }: Point): Element[] {
  const root = rootOf(el)
  return elementsAt(root instanceof ShadowRoot ? root : document, x, y)
}

const means = (target: Element, hit: Element) =>
  composedContains(target, hit) ||
  labelsOf(target).some((label) => composedContains(label, hit)) ||
  (tagOf(hit) === 'label' && controlOf(hit) === target)

/** Where would a click on this control arrive, at this point? */
export function clickSight(target: Element, point: Point): Sight {
  const hit = deepestAt(point)
  if (!hit) return off
  if (means(target, hit)) return open
  // Covered is only what would be hit if the cover were not there.
  return stackAt(target, point).some((el) => composedContains(target, el)) ? { state: 'covered', by: hit } : off
}

const goesThrough = (el: Element) => styleOf(el).pointerEvents === 'none'

/** Can text that stands right in this element be seen at this point, as far as what lies over it is opaque? */
export function textSight(of: Element, point: Point): Sight {
  const hit = deepestAt(point)
  if (!hit) return off
  if (hit === of) return open
  const stack = stackAt(of, point)
  const isThere = stack.includes(of)
  // Without a box or not to be hit: what lies over it is told by the order of painting.
  if (!isThere && !goesThrough(of)) return off
  for (const over of stack) {
    if (over === of) return open
    const isAround = composedContains(over, of)
    if (isAround && !isThere) return off
    if (isAround ? hasOpaqueLid(over) : isOpaque(over, of) && (isThere || isAbove(over, of)))
      return { state: 'covered', by: over }
  }
  return off
}

/** The same for an element that is said by its name: what is in it is part of it. */
export function wordsSight(of: Element, point: Point): Sight {
  const hit = deepestAt(point)
  return hit && composedContains(of, hit) ? open : textSight(of, point)
}
