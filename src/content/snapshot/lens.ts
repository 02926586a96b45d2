import { composedParent, shadowRootOf } from '../dom/composed.ts'
import { activeOf, elementsAt } from '../dom/doc.ts'
import { getter } from '../dom/getter.ts'
import { rectOf } from '../dom/native.ts'
import { gap, meets } from './box.ts'
import type { Facts } from './css/facts.ts'
import { isHeavy } from './heavy.ts'
import type { Box } from './item.ts'
import { isVolatile, type Queries } from './queries.ts'
import type { Screen } from './screen.ts'

const scrollWidth = getter(Element.prototype, 'scrollWidth')
const scrollHeight = getter(Element.prototype, 'scrollHeight')

/** What of a page is worth entering. What is outside is left unread. */
export type Lens = {
  /** The viewport with a margin. */
  readonly near: Box
  /** To be entered wherever their own box lies, for something in them is in view. */
  readonly musts: ReadonlySet<Element>
  /** Elements left out, each with all that is in it. */
  readonly unread: Set<Element>
}

/** Points looked at across and down; the fewer are for pages where each costs milliseconds. */
const [fine, coarse] = [
  [8, 6],
  [4, 3],
] as const
/** What matters most, and what small things may stand in view with their parents out of it. */
const urgent = '[style*=fixed],[popover],dialog[open],[role=dialog],[role=alertdialog],[role=alert],[aria-modal=true]'

/** All elements at a point. Each root is asked once: one in a shadow tree tells of what lies outside of it too. */
function* hitsIn(root: Document | ShadowRoot, x: number, y: number, asked = new Set<Node>()): Generator<Element> {
  asked.add(root)
  for (const hit of elementsAt(root, x, y)) {
    yield hit
    const inner = shadowRootOf(hit)
    if (inner && !asked.has(inner)) yield* hitsIn(inner, x, y, asked)
  }
}

/** Elements in which something is in view, or may be what matters most; `also` are further ones to be entered. */
export function mustsIn(
  doc: Document,
  screen: Screen,
  { fixed }: Facts,
  { all }: Queries,
  also: Iterable<Element>,
): Set<Element> {
  const { width, height, view } = screen
  const musts = new Set<Element>()
  const add = (el: Element) => {
    for (let at: Element | null = el; at && !musts.has(at); at = composedParent(at)) musts.add(at)
  }
  const [across, down] = isHeavy(doc) ? coarse : fine
  for (let row = 0; row < down; row++)
    for (let column = 0; column < across; column++)
      for (const hit of hitsIn(doc, ((column + 0.5) * width) / across, ((row + 0.5) * height) / down)) add(hit)
  for (let at = activeOf(doc); at; ) {
    add(at)
    const root = shadowRootOf(at)
    at = root && activeOf(root)
  }
  const stuck = fixed.slice(0, 100)
  const lasting = [urgent, ...stuck.filter((selector) => !isVolatile(selector))].join()
  for (const selector of [lasting, ...stuck.filter(isVolatile)])
    for (const el of all(selector).slice(0, 300)) if (meets(rectOf(el), view)) add(el)
  for (const el of also) add(el)
  return musts
}

/** A lens on the viewport and `margin` times its size around it. */
export const lensOn = ({ width, height }: Screen, margin: number, musts: ReadonlySet<Element>): Lens => ({
  near: { left: -margin * width, top: -margin * height, right: (1 + margin) * width, bottom: (1 + margin) * height },
  musts,
  unread: new Set(),
})

/** Is all of it out of reach of the lens? What has no box says nothing of its content. */
export function isOutside(el: Element, { near, musts }: Lens): boolean {
  if (musts.has(el)) return false
  const box = rectOf(el)
  if (box.width <= 0 || box.height <= 0 || gap(box, near) === 0) return false
  // Its content may be larger than itself.
  const right = Math.max(box.right, box.left + scrollWidth(el))
  const bottom = Math.max(box.bottom, box.top + scrollHeight(el))
  return !meets({ left: box.left, top: box.top, right, bottom }, near)
}
