import type { Truth } from '../../../support/pages.ts'
import { composedParent, deepestAt, resolve, seen } from '../../recall/support/dom.ts'

/** What is wrong with the labels of the page that this runs in. */
export type Fault = { selector: string; fault: string }

const isIn = (inner: Element | null, outer: Element) => {
  for (let at = inner; at; at = composedParent(at)) if (at === outer) return true
  return false
}

const isTransparent = (el: Element) => {
  for (let at: Element | null = el; at; at = composedParent(at)) if (getComputedStyle(at).opacity === '0') return true
  return false
}

/** Brings an element to where a person can scroll it: what is cut off for good stays where it was. */
function scrollTo(el: Element): void {
  const cut: [Element, number, number][] = []
  for (let at = composedParent(el); at; at = composedParent(at)) {
    const { overflowX, overflowY } = getComputedStyle(at)
    if (overflowX === 'hidden' || overflowY === 'hidden') cut.push([at, at.scrollLeft, at.scrollTop])
  }
  el.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  for (const [at, left, top] of cut) {
    const { overflowX, overflowY } = getComputedStyle(at)
    if (overflowX === 'hidden') at.scrollLeft = left
    if (overflowY === 'hidden') at.scrollTop = top
  }
}

/** A person sees it and their click arrives in it, at the middle of one of its boxes. */
function takesClick(el: Element): boolean {
  if (!seen(el) || isTransparent(el)) return false
  scrollTo(el)
  return [...el.getClientRects()]
    .filter(({ width, height }) => width > 1 && height > 1)
    .some(({ left, top, width, height }) => isIn(deepestAt(left + width / 2, top + height / 2), el))
}

function faultOf({ selector, hidden }: Truth): string | null {
  const els = resolve(document, selector)
  if (els.length === 0) return 'fits nothing'
  if (hidden) return els.some(takesClick) ? 'is hidden, yet takes clicks' : null
  return els.some(seen) ? null : 'cannot be seen'
}

/** Holds labels against the page. */
export function faults(truth: Truth[]): Fault[] {
  return truth.flatMap((label) => {
    const fault = faultOf(label)
    return fault ? [{ selector: label.selector, fault }] : []
  })
}
