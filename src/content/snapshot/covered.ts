import { composedContains } from '../dom/composed.ts'
import { rangeIn } from '../dom/doc.ts'
import { documentOf, rectOf, rectsOf, styleOf } from '../dom/native.ts'
import { isOpaque } from '../hit/opaque.ts'
import { isAbove } from '../hit/paint-order.ts'
import { type Sights, sample } from '../hit/sample.ts'
import { clickSight, textSight, wordsSight } from '../hit/sight.ts'
import { isTiny, meets, overlap } from './box.ts'
import { clean } from './clean.ts'
import { coverOf, describeCover } from './describe-cover.ts'
import { dropItems } from './drop-items.ts'
import { noteCovers, type Veil } from './frame-covers.ts'
import { isHeavy } from './heavy.ts'
import { noteHiddenWords } from './hidden-words.ts'
import type { Box, Item } from './item.ts'
import { innerBox, overlaysNow } from './overlays.ts'
import type { Screen } from './screen.ts'
import { boxNow, textsOf } from './text-parts.ts'

/** Hit tests of one look; the fewer where they are dear. */
const [most, few] = [500, 60]
/** So many other things that lie at the place of one are looked at. */
const maxHints = 4
const maxFar = 1000

type Other = { readonly el: Element; readonly box: Box }

/** What a look finds out about which things lie over others. */
type Covering = {
  readonly screen: Screen
  readonly budget: { left: number; readonly isDear: boolean }
  /** Texts out of view still to be looked at. */
  farLeft: number
  readonly told: Set<Element | string>
  /** What frames around lay over this one. */
  readonly veils: readonly Veil[]
  /** What lets clicks through, or lies out of view; the part of each that is filled for certain. */
  readonly lids: readonly Other[]
  /** What may lie over something in view. */
  readonly others: readonly Other[]
  readonly range: Range
  /** What is left of the text of an item. */
  readonly rests: Map<Item, string>
}

/** The parts of an element in view: of a link that runs over several lines, each of them. */
const partsOf = (item: Item, box: Box, view: Box): Box[] => {
  const rects = item.role === 'text' ? [box] : rectsOf(item.el).slice(0, 4)
  return (rects.length > 1 ? rects : [box])
    .map((part) => overlap(part, view))
    .filter(({ left, top, right, bottom }) => right - left > 1 && bottom - top > 1)
}

const hintsOf = (el: Element, part: Box | undefined, { others }: Covering): Box[] => {
  const hints: Box[] = []
  for (const other of part ? others : []) {
    if (hints.length >= maxHints) break
    if (part && meets(other.box, part) && !composedContains(other.el, el) && !composedContains(el, other.el))
      hints.push(overlap(other.box, part))
  }
  return hints
}

const holds = (outer: Box, inner: Box) =>
  outer.left <= inner.left + 1 &&
  outer.top <= inner.top + 1 &&
  outer.right >= inner.right - 1 &&
  outer.bottom >= inner.bottom - 1

/** Something opaque over all of it that no hit test finds. */
const lidOver = (el: Element, box: Box, { lids }: Covering): Element | undefined =>
  lids.find(
    (over) =>
      holds(over.box, box) &&
      !composedContains(over.el, el) &&
      !(composedContains(el, over.el) && el !== over.el) &&
      isOpaque(over.el, el) &&
      isAbove(over.el, el),
  )?.el

/** The thing in front is named once, then only that there is one. */
function note(item: Item, words: string, cover: Element | string, by: string, { told }: Covering): void {
  item.notes.push(told.has(cover) || by === '' ? words : `${words} by ${by}`)
  item.line = null
  told.add(cover)
}

function noteHit(item: Item, words: string, hit: Element, covering: Covering): void {
  const cover = coverOf(item.el, hit)
  note(item, words, cover, describeCover(cover, hit), covering)
}

/** Clicks go through it. What takes them was found by hit test, and may be a label, which passes them on. */
const isThrough = (el: Element) => styleOf(el).pointerEvents === 'none'

/** What lies over it lies in the page around this frame. */
const noteVeil = (item: Item, veil: Veil, parts: Box[], covering: Covering) =>
  note(item, parts.every((part) => holds(veil, part)) ? 'covered' : 'partly covered', veil.by, veil.by, covering)

/** Where a hit test is dear, only what lies at the place of something else is worth any. */
function sightsOf(el: Element, parts: Box[], covering: Covering): Sights {
  const { budget } = covering
  const hints = hintsOf(el, parts[0], covering)
  if (budget.isDear && hints.length === 0) return { open: parts.length, by: null }
  const isEnough = (seen: Sights) => seen.open > 0 && seen.by !== null
  return sample(parts, hints, (at) => clickSight(el, at), budget, isEnough)
}

function checkTarget(item: Item, box: Box, covering: Covering): void {
  const { el } = item
  if (item.far !== 0 || covering.budget.left <= 0) return
  noteHiddenWords(item, covering.screen, covering.range)
  const parts = partsOf(item, box, covering.screen.view)
  const { open, by } = sightsOf(el, parts, covering)
  const lid = by ? undefined : lidOver(el, box, covering)
  const veil = by ? undefined : covering.veils.find((one) => parts.some((part) => meets(one, part)))
  if (by) noteHit(item, open > 0 ? 'partly covered' : 'covered', by, covering)
  else if (lid && isThrough(lid)) noteHit(item, 'hidden', lid, covering)
  else if (veil) noteVeil(item, veil, parts, covering)
  else if (open === 0 && parts.length > 0 && isThrough(el)) {
    item.notes.push('takes no clicks')
    item.line = null
  }
}

/** Is nothing to be seen of a text, for what is opaque and over it? */
function isHidden(item: Item, covering: Covering): boolean {
  const { el } = item
  if (item.far > 0 && covering.farLeft-- <= 0) return false
  const box = boxNow(item, covering.range)
  if (!box) return false
  const { budget, screen } = covering
  const hints = item.far === 0 ? hintsOf(el, box, covering) : []
  // Where a hit test is dear, only text at the place of something else is worth one.
  if (item.far === 0 && budget.left > 0 && (hints.length > 0 || !budget.isDear)) {
    const look = item.role === 'text' ? textSight : wordsSight
    const { open, by } = sample(
      partsOf(item, box, screen.view),
      [],
      (at) => look(el, at),
      budget,
      (seen) => seen.open > 0,
    )
    if (by && open === 0) return true
  }
  return covering.veils.some((veil) => veil.opaque && holds(veil, box)) || lidOver(el, box, covering) !== undefined
}

const less = (text: string, part: string) =>
  text
    .replace(clean(part, 10_000), '')
    .replace(/^ ?[·:] | [·:] ?$|( ·)(?: [·:])+/g, '$1')
    .trim()

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

/** Targets in view lie over one another. */
function addTargets(items: Item[], into: Other[]): void {
  for (const { el, target, far, box, children } of items) {
    if (far > 0 || into.length >= most) continue
    if (target && box) into.push({ el, box })
    addTargets(children, into)
  }
}

const isWords = (item: Item) => item.role === 'text' || ((item.name || item.text) !== '' && item.children.length === 0)

function check(item: Item, covering: Covering, isInRow = false): void {
  // Out of view only what is placed in the page can lie over something.
  if (item.unread > 0 || (item.far > 0 && covering.lids.length === 0)) return
  const isFrame = item.frame !== undefined
  if (isFrame && item.far === 0) noteCovers(item.el, covering.screen.view, covering.veils)
  if ((item.target || isFrame) && item.box) checkTarget(item, item.box, covering)
  else if (!item.target && !item.cells && isWords(item)) checkText(item, covering)
  // What lies in the cell of a row is laid beside it.
  for (const part of item.cells?.flat() ?? (isInRow ? [] : item.children))
    check(part, covering, item.cells !== undefined)
}

/**
 * Notes which targets in view have something else in front of them or of a part, and takes away text of which nothing
 * can be seen for what lies over it. Out of view nothing can be hit, and what is fixed to the screen will move: there
 * only what is placed in the page counts. `veils` lie over this frame in those around it.
 */
export function markCovered(items: Item[], screen: Screen, veils: readonly Veil[] = []): void {
  const first = items[0]
  if (!first) return
  const doc = documentOf(first.el)
  const isDear = isHeavy(doc)
  const overlays = overlaysNow()
  const others = overlays
    .map((el) => ({ el, box: rectOf(el) }))
    .filter(({ box }) => meets(box, screen.view) && !isTiny(box))
    .slice(0, most)
  addTargets(items, others)
  const covering: Covering = {
    screen,
    budget: { left: isDear ? few : most, isDear },
    farLeft: maxFar,
    told: new Set(),
    veils,
    lids: overlays.flatMap((el) => {
      const box = innerBox(el)
      return box ? [{ el, box }] : []
    }),
    others,
    range: rangeIn(doc),
    rests: new Map(),
  }
  for (const item of items) check(item, covering)
  if (covering.rests.size > 0) dropItems(items, covering.rests)
}
