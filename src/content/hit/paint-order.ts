import { composedChildren, composedParent } from '../dom/composed.ts'
import { matches, styleOf } from '../dom/native.ts'

/** From the top of the document down to the element. */
function pathTo(el: Element): Element[] {
  const path: Element[] = []
  for (let at: Element | null = el; at; at = composedParent(at)) path.push(at)
  return path.reverse()
}

/** What is in the flow is painted before what is positioned. https://drafts.csswg.org/css2/#painting-order */
const inFlow = -0.5

/** The layer that an element is painted in, within one around it: the first on the way that has a number, else 0. */
function layerOf(path: Element[]): number {
  let layer = inFlow
  for (const el of path) {
    if (matches(el, ':modal, :popover-open')) return Number.POSITIVE_INFINITY
    const { zIndex, position, opacity, transform, filter } = styleOf(el)
    const isContext = opacity !== '1' || transform !== 'none' || filter !== 'none'
    if (zIndex !== 'auto') return Number(zIndex)
    if (isContext) return 0
    if (position !== 'static') layer = 0
  }
  return layer
}

/** Is `front` painted after `back`? Neither may lie in the other. */
export function isAbove(front: Element, back: Element): boolean {
  const [a, b] = [pathTo(front), pathTo(back)]
  let shared = 0
  while (shared < a.length && a[shared] === b[shared]) shared++
  const around = a[shared - 1]
  const [first, second] = [a[shared], b[shared]]
  if (!around || !first || !second) return false
  const [one, two] = [layerOf(a.slice(shared)), layerOf(b.slice(shared))]
  if (one !== two) return one > two
  const kids = composedChildren(around)
  return kids.indexOf(first) > kids.indexOf(second)
}
