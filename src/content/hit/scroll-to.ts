import { composedParent } from '../dom/composed.ts'
import { scrollerOf } from '../dom/doc.ts'
import { getter } from '../dom/getter.ts'

const left = getter(Element.prototype, 'scrollLeft')
const top = getter(Element.prototype, 'scrollTop')
const into = Element.prototype.scrollIntoView
const scrollTo: (this: Element, options: ScrollToOptions) => void = Element.prototype.scrollTo

/** Least movement first; the others bring it out from under sticky headers and footers. */
export const alignments = ['nearest', 'center', 'end', 'start'] as const

export function scrollIntoView(el: Element, block: ScrollLogicalPosition): void {
  into.call(el, { block, inline: 'nearest', behavior: 'instant' })
}

export function scrollBoxTo(el: Element, x: number, y: number): void {
  scrollTo.call(el, { left: x, top: y, behavior: 'instant' })
}

export const scrollOf = (el: Element) => ({ x: left(el), y: top(el) })

/** Remembers how far everything around the element is scrolled; call it to put that back. */
export function rememberScroll(el: Element): () => void {
  const places: [Element, number, number][] = []
  for (let n = composedParent(el); n; n = composedParent(n)) if (left(n) || top(n)) places.push([n, left(n), top(n)])
  const page = scrollerOf(document)
  if (page && !places.some(([n]) => n === page)) places.push([page, left(page), top(page)])
  return () => {
    for (const [n, x, y] of places) scrollBoxTo(n, x, y)
  }
}
