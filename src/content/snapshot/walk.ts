import { composedChildren } from '../dom/composed.ts'
import { newElement, rangeIn, topOf } from '../dom/doc.ts'
import { controlOf } from '../dom/field.ts'
import { attr, dataOf, hasAttr, isElement, isText, rectOf, styleOf, tagOf } from '../dom/native.ts'
import { isTiny } from './box.ts'
import { clean } from './clean.ts'
import { describe } from './describe.ts'
import { frameIndex } from './frames.ts'
import { choiceAtLabel, hiddenChoice } from './hidden-choice.ts'
import { isInked } from './ink.ts'
import { evidenceOf } from './interactive.ts'
import { type Item, makeItem } from './item.ts'
import { fullNameOf } from './name.ts'
import { type Owned, ownedIn } from './owned.ts'
import { roleOf } from './role.ts'
import { type Screen, screenOf } from './screen.ts'
import { distance, enter, isReachable, topView, type View } from './view.ts'

/** Roles that give a line no more than their content does. */
const flat = new Set(
  `generic none paragraph strong emphasis code time subscript superscript mark insertion deletion rowgroup document
  caption term definition`.split(/\s+/),
)
/** Roles that are said in full by their name: of their content only what can be acted on gets a line. */
const leaves = new Set(
  `button checkbox combobox heading img link math menuitem menuitemcheckbox menuitemradio meter option progressbar radio
  scrollbar searchbox separator slider spinbutton switch tab textbox`.split(/\s+/),
)
const childless = new Set(['textbox', 'searchbox', 'iframe', 'video', 'audio', 'canvas'])
const skipped = new Set(
  'script style template noscript head link meta title base datalist param source track svg:defs svg:style svg:symbol'.split(
    ' ',
  ),
)

/** A page may be hostile: what lies beyond is not looked at. */
const maxNodes = 150_000
const maxDepth = 700

export type Walking = {
  readonly screen: Screen
  readonly range: Range
  readonly owned: Owned
  /** Elements that have their line already. */
  readonly done: Set<Element>
  /** The line of text that inline content goes on. */
  run: { item: Item; into: Item[] } | null
  left: number
}

type Place = { view: View; into: Item[]; depth: number; quiet: boolean }

/** Everything of the document that a person can see, as a tree not yet pruned. */
export function walk(doc: Document): { root: Item; screen: Screen; cut: boolean } {
  const screen = screenOf(doc)
  const top = topOf(doc)
  const walking: Walking = {
    screen,
    range: rangeIn(doc),
    owned: ownedIn(doc),
    done: new Set(),
    run: null,
    left: maxNodes,
  }
  const root = makeItem(top ?? newElement(doc), 'document')
  if (top) visit(top, { view: topView, into: root.children, depth: 0, quiet: false }, walking)
  return { root, screen, cut: walking.left <= 0 }
}

function addText(text: Text, of: Element, place: Place, walking: Walking): void {
  const data = dataOf(text)
  const run = walking.run?.into === place.into ? walking.run : null
  if (!/\S/.test(data)) {
    if (run) run.item.text += ' '
    return
  }
  if (styleOf(of).visibility !== 'visible') return
  walking.range.selectNodeContents(text)
  const box = walking.range.getBoundingClientRect()
  if (box.width <= 1 || box.height < 3 || !isReachable(box, place.view, walking.screen)) return
  if (!isInked(of, box, walking.screen)) return
  const struck = /^(s|del)$/.test(tagOf(of)) ? `~~${data.trim()}~~ ` : data
  if (run) {
    if (run.item.text.length < 20_000) run.item.text += struck
    return
  }
  const item = makeItem(of, 'text', { node: text, text: struck.slice(0, 20_000), box })
  item.far = distance(box, place.view, walking.screen)
  place.into.push(item)
  walking.run = { item, into: place.into }
}

function visitChildren(el: Element, place: Place, walking: Walking): void {
  for (const child of walking.owned.childrenOf(el, composedChildren(el))) {
    if (isText(child)) {
      if (!place.quiet) addText(child, el, place, walking)
    } else if (isElement(child)) visit(child, place, walking)
  }
}

function visit(el: Element, place: Place, walking: Walking): void {
  const tag = tagOf(el)
  if (skipped.has(tag) || walking.left-- <= 0 || place.depth > maxDepth || walking.done.has(el)) return
  const view = enter(el, place.view, walking.screen)
  const inner: Place = { ...place, view: view ?? place.view, depth: place.depth + 1 }
  if (!view) {
    add(hiddenChoice(el, walking), place, walking)
    return
  }
  if (tag === 'br') {
    if (walking.run) walking.run.item.text += ' '
    return
  }
  if (tag === 'label') visitLabel(el, inner, walking)
  else if (styleOf(el).visibility !== 'visible') visitChildren(el, inner, walking)
  else visitVisible(el, tag, place, inner, walking)
}

/** A label says nothing that its field's line does not say. */
function visitLabel(el: Element, inner: Place, walking: Walking): void {
  const control = controlOf(el)
  const hidden = control ? choiceAtLabel(control, el, walking) : null
  add(hidden, inner, walking)
  // A long text of terms is worth reading in full.
  const isSaid = control !== null && !isNamedElsewhere(control) && fullNameOf(control).length <= maxSaid
  if (inner.view.display !== 'inline') walking.run = null
  visitChildren(el, { ...inner, quiet: inner.quiet || isSaid }, walking)
}

const maxSaid = 120
const isNamedElsewhere = (el: Element) => hasAttr(el, 'aria-label') || hasAttr(el, 'aria-labelledby')

function add(item: Item | null, place: Place, walking: Walking): void {
  if (!item) return
  walking.run = null
  place.into.push(item)
}

function visitVisible(el: Element, tag: string, place: Place, inner: Place, walking: Walking): void {
  const role = roleOf(el)
  const startsPointer = inner.view.pointer && !place.view.pointer && tag !== 'html' && tag !== 'body'
  const evidence = evidenceOf(el, role, startsPointer && !place.quiet)
  const isFlat = flat.has(role)
  const isGone = place.quiet && (evidence === null || (role === 'img' && evidence === 'pointer'))
  const label = isFlat && evidence === null && !place.quiet ? attr(el, 'aria-label') : null
  if (isGone || (isFlat && evidence === null && !label && !inner.view.scrolls)) {
    visitFlat(el, place, inner, walking)
    return
  }
  const rect = rectOf(el)
  const isSeen = inner.view.display === 'contents' || (!isTiny(rect) && isReachable(rect, inner.view, walking.screen))
  if (!isSeen && (leaves.has(role) || childless.has(role))) {
    add(hiddenChoice(el, walking), place, walking)
    if (role === 'link' || role === 'button') visitChildren(el, inner, walking)
    return
  }
  const item = makeItem(el, isFlat && evidence ? 'clickable' : role, {
    box: rect,
    far: isSeen ? distance(rect, inner.view, walking.screen) : Number.POSITIVE_INFINITY,
    target: evidence !== null && isSeen,
    pointerOnly: evidence === 'pointer',
  })
  describe(item, inner.view)
  if (item.target && relabelled.has(role) && isNamedElsewhere(el)) noteShown(item, inner, walking)
  if (role === 'iframe' || role === 'frame') item.frame = frameIndex(el)
  add(item, place, walking)
  if (childless.has(role) || (tag === 'select' && role === 'combobox') || styleOf(el).contentVisibility === 'hidden')
    return
  const isLeaf = leaves.has(role) && (item.name !== '' || role !== 'img')
  const closed = tag === 'details' && !hasAttr(el, 'open')
  visitChildren(el, { ...inner, into: item.children, quiet: place.quiet || isLeaf || closed }, walking)
  walking.run = null
}

/** A name that the eye does not see can mislead: says what is written there when that is something else. */
function noteShown(item: Item, inner: Place, walking: Walking): void {
  const seen: Item[] = []
  visitChildren(item.el, { ...inner, into: seen, quiet: false }, walking)
  walking.run = null
  const text = clean(seen.map((i) => i.text || i.name).join(' '), 60)
  const [a, b] = [letters(text), letters(item.name)]
  if (a.length > 1 && !a.includes(b) && !b.includes(a)) item.notes.push(`shows ${JSON.stringify(text)}`)
}

const relabelled = new Set(['button', 'link', 'menuitem', 'tab'])
const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/** Content goes on in the surrounding line if it is inline, else into a group of its own. */
function visitFlat(el: Element, place: Place, inner: Place, walking: Walking): void {
  const { display } = inner.view
  if (styleOf(el).contentVisibility === 'hidden' && display !== 'inline') return
  if (place.quiet || display === 'contents' || display === 'inline') {
    visitChildren(el, inner, walking)
  } else if (display.startsWith('inline')) {
    if (walking.run) walking.run.item.text += ' '
    visitChildren(el, inner, walking)
    if (walking.run) walking.run.item.text += ' '
  } else {
    walking.run = null
    // It is as near as what is in it, see `spread`.
    const group = makeItem(el, 'generic', { far: Number.POSITIVE_INFINITY })
    visitChildren(el, { ...inner, into: group.children }, walking)
    walking.run = null
    if (group.children.length > 0) place.into.push(group)
  }
}
