import { newElement, rangeIn, topOf } from '../dom/doc.ts'
import { nextSiblingOf, nodeTypeOf } from '../dom/native.ts'
import { addText } from './add-text.ts'
import { type Item, makeItem } from './item.ts'
import type { Lens } from './lens.ts'
import { ownedIn } from './owned.ts'
import type { Place } from './place.ts'
import { pruned, tidy } from './prune.ts'
import type { Known } from './read.ts'
import type { Scope } from './reuse.ts'
import { screenOf } from './screen.ts'
import { topView } from './view.ts'
import { visit } from './visit.ts'
import type { Walking } from './walking.ts'

/** A page may be hostile: what lies beyond is not looked at. */
const maxNodes = 150_000

export const startWalking = (doc: Document, { facts, cache, queries }: Known, lens: Lens | null): Walking => ({
  lens,
  cache,
  screen: screenOf(doc),
  facts,
  range: rangeIn(doc),
  owned: ownedIn(queries),
  done: new Set(),
  run: null,
  left: maxNodes,
  walkIn,
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
  clear: null,
  around: null,
})

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
function advance(place: Place, walking: Walking): Place | null {
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

function walkIn(place: Place, walking: Walking): void {
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
