import { assignedNodes } from '../dom/composed.ts'
import { newElement, rangeIn, topOf } from '../dom/doc.ts'
import { getter } from '../dom/getter.ts'
import { childNodesOf, firstChildOf, isElement, nextSiblingOf, nodeTypeOf } from '../dom/native.ts'
import { addText } from './add-text.ts'
import type { Facts } from './css/facts.ts'
import { type Item, makeItem } from './item.ts'
import type { Lens } from './lens.ts'
import { nearChildren } from './near-children.ts'
import { type Owned, ownedIn } from './owned.ts'
import type { Place } from './place.ts'
import { pruned, tidy } from './prune.ts'
import type { Cache, Scope } from './reuse.ts'
import { type Screen, screenOf } from './screen.ts'
import { topView } from './view.ts'
import { visit } from './visit.ts'

/** A page may be hostile: what lies beyond is not looked at. */
const maxNodes = 150_000

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
}

export const startWalking = (doc: Document, lens: Lens | null, cache: Cache | null, facts: Facts): Walking => ({
  lens,
  cache,
  screen: screenOf(doc),
  facts,
  range: rangeIn(doc),
  owned: ownedIn(doc),
  done: new Set(),
  run: null,
  left: maxNodes,
})

const outside = (el: Element, into: Item[]): Place => ({
  el,
  tag: '',
  flags: 0,
  view: topView,
  shown: true,
  inShadow: false,
  quiet: false,
  arranged: false,
  stale: false,
  scope: { isKept: true, controls: [], elements: 0 },
  depth: 0,
  into,
  item: null,
  close: 'flat',
  above: null,
  next: null,
  list: null,
  at: 0,
  gaps: null,
  kids: null,
  around: null,
})

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

function nextOf(place: Place): Node | null {
  const { list } = place
  if (list) return list[place.at++] ?? null
  const { next } = place
  if (next) place.next = nextSiblingOf(next)
  return next
}

function close(place: Place, walking: Walking): void {
  if (place.close === 'flat') return
  if (place.close === 'inline') {
    if (walking.run) walking.run.item.text += ' '
    return
  }
  walking.run = null
  const { item, above } = place
  if (!item || !above) return
  item.filled = item.children.length > 0
  item.children = tidy(item)
  const items = pruned(item)
  for (const one of items) above.into.push(one)
  if (place.scope !== above.scope) leave(place, place.scope, above.scope, items, walking)
}

/** Keeps what was read of a part of the page, which belongs to a larger part. */
function leave(place: Place, own: Scope, outer: Scope, items: Item[], walking: Walking): void {
  walking.cache?.keep(place, own, items)
  if (!own.isKept) outer.isKept = false
  for (const control of own.controls) outer.controls.push(control)
  outer.elements += own.elements
}

/** One step: the next child of the place, or its end. Null at the end of the walk. */
export function advance(place: Place, walking: Walking): Place | null {
  const node = nextOf(place)
  if (node === null) {
    close(place, walking)
    return place.above
  }
  const type = nodeTypeOf(node)
  if (type === 1) return visit(node as Element, place, walking) ?? place
  if ((type === 3 || type === 4) && !place.quiet) addText(node as Text, place, walking)
  return place
}

/** Walks all that is in a place at once. */
export function walkIn(place: Place, walking: Walking): void {
  for (let at: Place | null = place; at; ) at = advance(at, walking)
}

/** Everything of the document that a person can see, as a tree of items. Stops after each step where `isDue`. */
export function* walk(doc: Document, walking: Walking, isDue: () => boolean): Generator<undefined, Item> {
  const top = topOf(doc)
  const root = makeItem(top ?? newElement(doc), 'document')
  if (top) {
    const start = outside(top, root.children)
    let at = visit(top, start, walking)
    while (at) {
      at = advance(at, walking)
      if (isDue()) yield
    }
  }
  root.children = tidy(root)
  return root
}
