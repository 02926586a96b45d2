import { composedContains, composedParent } from '../dom/composed.ts'
import { rangeIn } from '../dom/doc.ts'
import { documentOf, rectOf, rectsOf, styleOf } from '../dom/native.ts'
import type { Point } from '../hit/deepest.ts'
import { isOpaque } from '../hit/opaque.ts'
import { isAbove } from '../hit/paint-order.ts'
import { clickSight, type Sight, textSight, wordsSight } from '../hit/sight.ts'
import { overlap } from './box.ts'
import { clean } from './clean.ts'
import { dropItems } from './drop-items.ts'
import type { Box, Item } from './item.ts'
import { nameOf } from './name.ts'
import { overlaysNow } from './overlays.ts'
import { roleOf } from './role.ts'
import type { Screen } from './screen.ts'
import { boxNow, textsOf } from './text-parts.ts'

const allOf = Document.prototype.getElementsByTagName

/** Hit tests of one look. */
const most = 500
/** A hit test looks at each child of a long list: with so many elements on the page one costs twice as much. */
const heavy = 12_000

/** Shares of width and height: the middle, where a click goes, then what tells partly from wholly covered. */
const middle: readonly number[] = [0.5]
const coarse: readonly number[] = [0.08, 0.5, 0.92]
const fine: readonly number[] = [0.03, 0.18, 0.34, 0.5, 0.66, 0.82, 0.97]

const grid = ({ left, top, right, bottom }: Box, shares: readonly number[]): Point[] =>
  shares.flatMap((y) => shares.map((x) => ({ x: left + (right - left) * x, y: top + (bottom - top) * y })))

/** The whole of what is in front: the outermost element around the hit that does not hold the target too. */
function coverOf(target: Element, hit: Element): Element {
  let cover = hit
  for (let at = composedParent(hit); at && !composedContains(at, target); at = composedParent(at)) cover = at
  return cover
}

function describeCover(cover: Element, hit: Element): string {
  for (const el of [cover, hit]) {
    const [role, name] = [roleOf(el), nameOf(el)]
    if (role !== 'generic' && role !== 'none') return name ? `${role} ${JSON.stringify(name.slice(0, 60))}` : role
  }
  return 'another element'
}

/** The parts of an element in view: of a link that runs over several lines, each of them. */
const partsOf = (item: Item, box: Box, view: Box): Box[] => {
  const rects = item.role === 'text' ? [box] : rectsOf(item.el).slice(0, 4)
  return (rects.length > 1 ? rects : [box])
    .map((part) => overlap(part, view))
    .filter(({ left, top, right, bottom }) => right - left > 1 && bottom - top > 1)
}

/** What a look finds out about which things lie over others. */
export type Covering = {
  readonly screen: Screen
  /** Hit tests left. */
  left: number
  readonly told: Set<Element>
  /** What lets clicks through, or lies out of view. */
  readonly overlays: readonly { el: Element; box: Box }[]
  readonly range: Range
  /** What is left of the text of an item. */
  readonly rests: Map<Item, string>
}

type Look = (el: Element, point: Point) => Sight

/** Where nothing tells otherwise, more points are looked at: until one is open and one covered, or all agree. */
function sightsOf(item: Item, parts: Box[], look: Look, covering: Covering) {
  let [open, off] = [0, 0]
  let by: Element | null = null
  for (const shares of [middle, coarse, fine]) {
    for (const part of parts) {
      for (const point of grid(part, shares)) {
        if (covering.left-- <= 0) break
        const sight = look(item.el, point)
        if (sight.state === 'covered') by ??= sight.by
        else if (sight.state === 'open') open++
        else off++
        // Text is left out only where all of it is covered.
        if (open > 0 && (by || item.role === 'text')) return { open, by, off }
      }
    }
    // A second grid that finds all of it free would seldom be put right by a third.
    if (shares === coarse && !by) break
  }
  return { open, by, off }
}

const holds = (outer: Box, inner: Box) =>
  outer.left <= inner.left + 1 &&
  outer.top <= inner.top + 1 &&
  outer.right >= inner.right - 1 &&
  outer.bottom >= inner.bottom - 1

/** Something opaque over all of it that no hit test finds. */
const lidOver = ({ el }: Item, box: Box, { overlays }: Covering): Element | undefined =>
  overlays.find(
    (over) =>
      holds(over.box, box) &&
      !composedContains(over.el, el) &&
      !(composedContains(el, over.el) && el !== over.el) &&
      isOpaque(over.el, el) &&
      isAbove(over.el, el),
  )?.el

function note(item: Item, words: string, hit: Element, covering: Covering): void {
  const cover = coverOf(item.el, hit)
  // The thing in front is named once, then only that there is one.
  item.notes.push(covering.told.has(cover) ? words : `${words} by ${describeCover(cover, hit)}`)
  item.line = null
  covering.told.add(cover)
}

/** Is nothing to be seen of a text, for what is opaque and over it? */
function isHidden(item: Item, covering: Covering): boolean {
  const box = boxNow(item, covering.range)
  if (!box) return false
  if (item.far === 0 && covering.left > 0) {
    const look = item.role === 'text' ? textSight : wordsSight
    const { open, by } = sightsOf(item, partsOf(item, box, covering.screen.view), look, covering)
    if (by && open === 0) return true
  }
  return lidOver(item, box, covering) !== undefined
}

/** What was joined is looked at text by text. */
function checkText(item: Item, covering: Covering): void {
  const texts = textsOf(item)
  const gone = texts.filter((text) => isHidden(text, covering))
  if (gone.length === texts.length) covering.rests.set(item, '')
  else if (gone.length > 0)
    covering.rests.set(
      item,
      gone.reduce((rest, { text }) => less(rest, text), item.text),
    )
}

const less = (text: string, part: string) =>
  text
    .replace(clean(part, 10_000), '')
    .replace(/^ ?[·:] | [·:] ?$|( ·)(?: [·:])+/g, '$1')
    .trim()

function checkTarget(item: Item, box: Box, covering: Covering): void {
  if (item.far !== 0 || covering.left <= 0) return
  const parts = partsOf(item, box, covering.screen.view)
  const { open, by } = sightsOf(item, parts, clickSight, covering)
  const lid = by ? undefined : lidOver(item, box, covering)
  if (by) note(item, open > 0 ? 'partly covered' : 'covered', by, covering)
  else if (lid) note(item, 'hidden', lid, covering)
  else if (open === 0 && parts.length > 0 && styleOf(item.el).pointerEvents === 'none') {
    item.notes.push('takes no clicks')
    item.line = null
  }
}

const isWords = (item: Item) => item.role === 'text' || ((item.name || item.text) !== '' && item.children.length === 0)

function check(item: Item, covering: Covering): void {
  if (item.unread > 0) return
  if (item.target && item.box) checkTarget(item, item.box, covering)
  else if (!item.target && !item.cells && isWords(item)) checkText(item, covering)
  for (const part of item.cells?.flat() ?? []) check(part, covering)
  for (const child of item.children) check(child, covering)
}

/**
 * Notes which targets in view have something else in front of them or of a part, and takes away text of which nothing
 * can be seen for what lies over it. Out of view nothing can be hit, and what is fixed to the screen will move: there
 * only what is placed in the page counts.
 */
export function markCovered(items: Item[], screen: Screen): void {
  const first = items[0]
  if (!first) return
  const left = Math.ceil(most / (1 + allOf.call(documentOf(first.el), '*').length / heavy))
  const covering: Covering = {
    screen,
    left,
    told: new Set(),
    overlays: overlaysNow().map((el) => ({ el, box: rectOf(el) })),
    range: rangeIn(documentOf(first.el)),
    rests: new Map(),
  }
  for (const item of items) check(item, covering)
  if (covering.rests.size > 0) dropItems(items, covering.rests)
}
