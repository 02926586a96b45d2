import { assignedNodes } from '../dom/composed.ts'
import { getter } from '../dom/getter.ts'
import { childNodesOf, firstChildOf, isElement } from '../dom/native.ts'
import type { Facts } from './css/facts.ts'
import type { Item } from './item.ts'
import type { Lens } from './lens.ts'
import { nearChildren } from './near-children.ts'
import type { Owned } from './owned.ts'
import type { Place } from './place.ts'
import type { Cache } from './reuse.ts'
import type { Screen } from './screen.ts'

/** What all steps of one walk through a document share. */
export type Walking = {
  readonly screen: Screen
  readonly facts: Facts
  readonly range: Range
  readonly owned: Owned
  /** Elements that have their line already. */
  readonly done: Set<Element>
  /** The line of text that inline content goes on. */
  run: { item: Item; into: Item[] } | null
  left: number
  /** Null where all of the page is read. */
  readonly lens: Lens | null
  /** What was read before; null where all is read afresh. */
  readonly cache: Cache | null
  /** Walks all that is in a place at once. Here, for a step may ask for it. */
  readonly walkIn: (place: Place, walking: Walking) => void
}

/** So many children are worth a look at where they are before they are entered. */
const many = 64
const countInElement = getter(Element.prototype, 'childElementCount')
const countInRoot = getter(DocumentFragment.prototype, 'childElementCount')
/** Element children. */
export const childCount = (of: Element | ShadowRoot) => (isElement(of) ? countInElement(of) : countInRoot(of))

/** Puts the children as they are laid out before a place: those of a shadow root, a slot, an owner, else its own. */
export function openChildren(place: Place, root: ShadowRoot | null, walking: Walking): void {
  const { el } = place
  const { lens } = walking
  const assigned = place.tag === 'slot' ? assignedNodes(el) : null
  const from = root ?? el
  const isMany = lens !== null && !place.quiet && childCount(from) > many
  if (root) walking.owned.addIn(root)
  if (walking.owned.isNone && !isMany && !assigned?.length) {
    place.next = firstChildOf(from)
    return
  }
  place.list = walking.owned.childrenOf(el, assigned?.length ? assigned : childNodesOf(from))
  if (lens && isMany) Object.assign(place, nearChildren(place.list, lens))
}
