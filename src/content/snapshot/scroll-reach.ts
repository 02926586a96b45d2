import { getter } from '../dom/getter.ts'
import type { Box } from './item.ts'

const element = Element.prototype
const scrollLeft = getter(element, 'scrollLeft')
const scrollTop = getter(element, 'scrollTop')
const scrollWidth = getter(element, 'scrollWidth')
const scrollHeight = getter(element, 'scrollHeight')

/** Where content of one axis may lie to be scrolled in: from its start, or from its end where it grows backwards. */
function span(start: number, end: number, scrolled: number, size: number, isBackwards: boolean): [number, number] {
  // What is scrolled below zero grows backwards, whatever its style says.
  if (scrolled < 0 || (scrolled === 0 && isBackwards)) return [end - scrolled - size, end - scrolled]
  return [start - scrolled, start - scrolled + size]
}

/** Place of all that can be scrolled into an element: what lies before its start never comes into view. */
export function scrollReach(el: Element, style: CSSStyleDeclaration, box: Box): Box {
  const isRtl = style.direction === 'rtl' || style.writingMode.endsWith('-rl')
  const turned = /-reverse$/.test(style.flexDirection) && style.display.endsWith('flex') ? style.flexDirection : ''
  const [width, height] = [scrollWidth(el), scrollHeight(el)]
  const [left, right] = span(box.left, box.right, scrollLeft(el), width, isRtl !== turned.startsWith('row'))
  const [top, bottom] = span(box.top, box.bottom, scrollTop(el), height, turned.startsWith('column'))
  // The difference of its border, and whatever is rounded.
  return { left: left - 1, top: top - 1, right: right + 40, bottom: bottom + 40 }
}
