import { composedParent } from '../dom/composed.ts'
import { scrollerOf } from '../dom/doc.ts'
import { getter } from '../dom/getter.ts'
import { styleOf } from '../dom/native.ts'
import { deepestAt } from '../hit/deepest.ts'
import { viewport } from '../hit/points.ts'

export type Axis = 'x' | 'y'

const prototype = Element.prototype
const sizes = {
  x: {
    client: getter(prototype, 'clientWidth'),
    whole: getter(prototype, 'scrollWidth'),
    at: getter(prototype, 'scrollLeft'),
  },
  y: {
    client: getter(prototype, 'clientHeight'),
    whole: getter(prototype, 'scrollHeight'),
    at: getter(prototype, 'scrollTop'),
  },
}

/** Size of the box, of what is in it, and how far that is scrolled, in pixels. */
export const extent = (box: Element, axis: Axis) => ({
  client: sizes[axis].client(box),
  whole: sizes[axis].whole(box),
  at: sizes[axis].at(box),
})

function scrolls(el: Element, axis: Axis): boolean {
  const { client, whole } = extent(el, axis)
  if (whole - client < 2) return false
  if (el === scrollerOf(document)) return true
  const style = styleOf(el)
  return ['auto', 'scroll', 'overlay'].includes(axis === 'x' ? style.overflowX : style.overflowY)
}

/** The nearest box around the element that scrolls that way, the page last; null where none does. */
export function scrollerFor(el: Element, axis: Axis): Element | null {
  for (let n: Element | null = el; n; n = composedParent(n)) if (scrolls(n, axis)) return n
  const page = scrollerOf(document)
  return page && scrolls(page, axis) ? page : null
}

/** What a person's wheel would scroll: the page, or where that stands still the box in its middle. */
export function mainScroller(axis: Axis): Element | null {
  const page = scrollerOf(document)
  if (page && scrolls(page, axis)) return page
  const { width, height } = viewport()
  const middle = deepestAt({ x: width / 2, y: height / 2 })
  return middle && scrollerFor(middle, axis)
}
