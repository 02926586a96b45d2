import { bodyOf, scrollerOf, topOf } from '../dom/doc.ts'
import { getter } from '../dom/getter.ts'
import { styleOf } from '../dom/native.ts'
import { inCache } from '../dom/pass.ts'
import type { Box } from './item.ts'

const scrollWidth = getter(Element.prototype, 'scrollWidth')
const scrollHeight = getter(Element.prototype, 'scrollHeight')

/** What of this frame can be seen now and what scrolling can bring into view, in CSS pixels of the viewport. */
export type Screen = { view: Box; reach: Box; width: number; height: number; pageWidth: number; pageHeight: number }

const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip'

/** Measured once in a pass. */
export function screenOf(doc: Document): Screen {
  const top = topOf(doc)
  return top ? inCache('screen', top, () => measure(doc)) : measure(doc)
}

function measure(doc: Document): Screen {
  const width = innerWidth
  const height = innerHeight
  const scroller = scrollerOf(doc) ?? topOf(doc)
  const pageWidth = Math.max(width, scroller ? scrollWidth(scroller) : 0)
  const pageHeight = Math.max(height, scroller ? scrollHeight(scroller) : 0)
  const top = topOf(doc)
  const body = bodyOf(doc)
  const isRtl = scroller !== null && styleOf(scroller).direction === 'rtl'
  const noSideways = [top, body].some((el) => el !== null && cuts(styleOf(el).overflowX))
  const spare = noSideways ? 0 : pageWidth - width
  const left = isRtl ? -scrollX - spare : -scrollX
  return {
    view: { left: 0, top: 0, right: width, bottom: height },
    reach: { left, top: -scrollY, right: left + width + spare, bottom: Number.POSITIVE_INFINITY },
    width,
    height,
    pageWidth,
    pageHeight,
  }
}
