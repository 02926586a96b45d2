import { isElement, isText, rectOf } from '../dom/native.ts'
import { isOutside, type Lens } from './lens.ts'
import type { Place } from './place.ts'

/** As many in a row that lie outside end the search. */
const patience = 6
const probes = 24

const isDrawn = (el: Element) => {
  const { width, height } = rectOf(el)
  return width > 0 && height > 0
}

/** Indices of elements in or beside the lens, found by their places, where these grow with the index; else null. */
function byPlace(elements: Element[], { near }: Lens): number[] | null {
  const middle = (near.top + near.bottom) / 2
  let [low, high] = [0, elements.length - 1]
  while (high - low > probes) {
    let before = Number.NEGATIVE_INFINITY
    let [from, to] = [low, high]
    for (let i = 0; i <= probes; i++) {
      const at = Math.round(low + ((high - low) * i) / probes)
      const el = elements[at]
      if (!el || !isDrawn(el)) continue
      const { top } = rectOf(el)
      if (top < before - 1) return null
      before = top
      if (top <= middle) from = at
      else to = Math.min(to, at)
    }
    if (from === low && to === high) return null
    ;[low, high] = [from, to]
  }
  return Array.from({ length: high - low + 1 }, (_, i) => low + i)
}

/**
 * Of many children those in or beside the lens, from what is known to be in view outward, and how many were left out
 * from each that stands for its like. Children are not all measured: that would cost what the page is long.
 */
export function nearChildren(children: readonly Node[], lens: Lens): Pick<Place, 'list' | 'gaps'> {
  const elements = children.filter(isElement)
  const hits = elements.flatMap((el, i) => (lens.musts.has(el) ? [i] : []))
  const starts = hits.length > 0 ? hits : (byPlace(elements, lens) ?? elements.keys())
  const wanted = new Set<Element>()
  for (const start of starts) {
    for (const step of [1, -1]) {
      for (let i = start, out = 0; out < patience; i += step) {
        const el = elements[i]
        if (!el || (wanted.has(el) && i !== start)) break
        if (isOutside(el, lens)) out++
        else {
          wanted.add(el)
          // What is not drawn tells nothing of where it stands.
          if (isDrawn(el)) out = 0
        }
      }
    }
  }
  const list: Node[] = []
  const gaps = new Map<Element, number>()
  let open: Element | null = null
  for (const child of children) {
    if (!isElement(child)) {
      // A text between two that are left out is left out too.
      if (open === null && isText(child)) list.push(child)
    } else if (wanted.has(child)) {
      list.push(child)
      open = null
    } else {
      lens.unread.add(child)
      if (open === null) {
        open = child
        list.push(child)
      }
      gaps.set(open, (gaps.get(open) ?? 0) + 1)
    }
  }
  return { list, gaps }
}
