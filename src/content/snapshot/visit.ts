import { shadowRootOf } from '../dom/composed.ts'
import { controlOf } from '../dom/field.ts'
import { isEditingHost } from '../dom/focusable.ts'
import { attr, childNodesOf, hasAttr, isElement, parentNodeOf, rectOf, styleOf, tagOf } from '../dom/native.ts'
import { gap, isTiny } from './box.ts'
import { bit, defaultDisplay, every } from './css/bits.ts'
import { describe } from './describe.ts'
import { areaItems } from './evidence/image-map.ts'
import { frameIndex } from './frames.ts'
import { choiceAtLabel, hiddenChoice } from './hidden-choice.ts'
import { evidenceOf, handOf } from './interactive.ts'
import { type Item, makeItem } from './item.ts'
import { isOutside, type Lens } from './lens.ts'
import { fullNameOf } from './name.ts'
import { isShownIn, type Place, viewOf } from './place.ts'
import type { Kept } from './reuse.ts'
import { roleOf } from './role.ts'
import { isSeparate, scopeOf } from './scope.ts'
import { noteShown } from './shown-text.ts'
import { arranges } from './table.ts'
import { distance, isReachable, type View } from './view.ts'
import { childCount, openChildren, type Walking } from './walking.ts'

/** Roles that give a line no more than their content does. */
const flat = new Set(
  `generic none paragraph strong emphasis code time subscript superscript mark insertion deletion rowgroup document
  caption term definition`.split(/\s+/),
)
/** Roles that are said in full by their name: of their content only what can be acted on gets a line. */
const leaves = new Set(
  `button checkbox combobox heading img link math menuitem menuitemcheckbox menuitemradio meter option progressbar radio
  scrollbar searchbox separator spinbutton switch tab textbox`.split(/\s+/),
)
const childless = new Set(['textbox', 'searchbox', 'iframe', 'video', 'audio', 'canvas'])
const skipped = new Set(
  'script style template noscript head link meta title base datalist param source track svg:defs svg:style svg:symbol'.split(
    ' ',
  ),
)
const tableParts = new Set(['table', 'row', 'cell', 'columnheader', 'rowheader', 'gridcell'])

/** Without a name they only hold what is in them, and are as near as that: they are not measured. */
const holders = new Set('row cell gridcell columnheader rowheader list listitem group'.split(' '))

const maxDepth = 700
/** A longer text of terms is worth reading in full. */
const maxSaid = 120

/** What is being decided about one element. */
type Visit = { el: Element; tag: string; flags: number; root: ShadowRoot | null; view: View; shown: boolean }

/** Looks at an element; gives the place whose children come next, or null where they are of no interest. */
export function visit(el: Element, above: Place, walking: Walking): Place | null {
  const tag = tagOf(el)
  if (skipped.has(tag) || walking.left-- <= 0 || above.depth > maxDepth) return null
  if (walking.done.size > 0 && walking.done.has(el)) return null
  const { lens } = walking
  if (lens && !above.quiet && isLeftOut(el, tag, above, lens)) return leaveOut(el, above, walking)
  const { cache } = walking
  if (cache && !above.stale && !above.quiet && !above.inShadow) {
    const found = cache.find(el, above, walking)
    if (found) return takeOver(found, above, walking)
  }
  const root = shadowRootOf(el)
  const flags = root || above.inShadow ? every : walking.facts.flagsOf(el)
  above.scope.elements++
  if (flags & bit.shifting) above.scope.isKept = false
  const view = viewOf(el, tag, flags, above, walking)
  if (!view) {
    add(hiddenChoice(el, walking), above, walking)
    return null
  }
  // What an icon is made of is of no use where its name is said already.
  if (tag === 'svg' && above.quiet && !(flags & bit.cursor)) return null
  if (tag === 'br') {
    if (walking.run) walking.run.item.text += '\n'
    return null
  }
  const seen: Visit = { el, tag, flags, root, view, shown: isShownIn(el, flags, above) }
  const control = tag === 'label' ? controlOf(el) : null
  if (control) return visitLabel(seen, control, above, walking)
  return seen.shown ? visitShown(seen, above, walking) : open(seen, above, walking, {})
}

const isLeftOut = (el: Element, tag: string, above: Place, lens: Lens) =>
  above.gaps?.has(el) || (defaultDisplay.get(tag) !== 'inline' && isOutside(el, lens))

function leaveOut(el: Element, above: Place, walking: Walking): null {
  const item = makeItem(el, 'unread')
  item.unread = (above.gaps?.get(el) ?? 1) * (1 + childCount(el))
  item.far = gap(rectOf(el), walking.screen.view) / Math.max(1, walking.screen.height)
  walking.lens?.unread.add(el)
  add(item, above, walking)
  return null
}

/** Adds what is kept of an element as if it had just been read. */
function takeOver({ items, part }: Kept, above: Place, walking: Walking): null {
  walking.run = null
  for (const item of items) above.into.push(item)
  for (const control of part.controls) above.scope.controls.push(control)
  above.scope.elements += part.elements
  return null
}

type More = { into?: Item[]; item?: Item; close?: Place['close']; quiet?: boolean; arranged?: boolean }

function open({ el, tag, flags, root, view, shown }: Visit, above: Place, walking: Walking, more: More): Place {
  const isPart = walking.cache !== null && more.close === 'item' && !above.quiet && !root && isSeparate(tag)
  const place: Place = {
    el,
    tag,
    flags,
    view,
    shown,
    inShadow: above.inShadow || root !== null,
    quiet: more.quiet ?? above.quiet,
    arranged: more.arranged ?? above.arranged,
    stale: above.stale || (walking.cache?.changes.stale.has(el) ?? false),
    scope: isPart ? scopeOf(el, tag, flags, view, above) : above.scope,
    depth: above.depth + 1,
    into: more.into ?? above.into,
    item: more.item ?? null,
    close: more.close ?? 'flat',
    above,
    next: null,
    list: null,
    at: 0,
    gaps: null,
    kids: null,
    clear: null,
    around: null,
  }
  openChildren(place, root, walking)
  return place
}

function add(item: Item | null, above: Place, walking: Walking): void {
  if (!item) return
  // It stands for what lies elsewhere.
  above.scope.isKept = false
  walking.run = null
  above.into.push(item)
}

const isNamedElsewhere = (el: Element) => hasAttr(el, 'aria-label') || hasAttr(el, 'aria-labelledby')

/** A label says nothing that its field's line does not say. */
function visitLabel(seen: Visit, control: Element, above: Place, walking: Walking): Place {
  if (!showsAlong(control, seen, walking)) add(choiceAtLabel(control, seen.el, walking), above, walking)
  const isSaid = !isNamedElsewhere(control) && fullNameOf(control).length <= maxSaid
  if (seen.view.display !== 'inline') walking.run = null
  return open(seen, above, walking, { quiet: above.quiet || isSaid })
}

/** Right in a label that is shown, and nothing says that it is not. */
const showsAlong = (control: Element, { el, shown }: Visit, { facts }: Walking) =>
  shown && parentNodeOf(control) === el && (facts.flagsOf(control) & (bit.display | bit.box | bit.visibility)) === 0

function visitShown(seen: Visit, above: Place, walking: Walking): Place | null {
  const { el, tag, view } = seen
  const own = roleOf(el)
  const role = above.arranged && tableParts.has(own) && tag !== 'table' ? 'generic' : own
  const hand = handOf(seen, above.view)
  // A bar that can be clicked is more than a stroke of the drawing that is said by its name.
  const quiet = above.quiet && !(hand === 'here' && tag.startsWith('svg:'))
  const evidence = evidenceOf(el, tag, role, hand, quiet)
  const isFlat = flat.has(role)
  const isGone = quiet && (evidence === null || (role === 'img' && evidence === 'pointer'))
  const isSaid = (seen.flags & bit.said) !== 0
  const label = isSaid && isFlat && evidence === null && !quiet ? attr(el, 'aria-label') : null
  if (isGone || (isFlat && evidence === null && !label && !view.scrolls)) return visitFlat(seen, above, walking)
  if (role === 'table' && arranges(el)) return visitFlat(seen, above, walking, true)
  const isHolder = evidence === null && !view.scrolls && holders.has(role)
  const rect = isHolder && !(isSaid && isNamedElsewhere(el)) ? null : rectOf(el)
  const isSeen =
    rect === null || view.display === 'contents' || (!isTiny(rect) && isReachable(rect, view, walking.screen))
  if (!isSeen && (leaves.has(role) || childless.has(role))) {
    add(hiddenChoice(el, walking), above, walking)
    return role === 'link' || role === 'button' ? open(seen, above, walking, {}) : null
  }
  const item = makeItem(el, isFlat && evidence ? 'clickable' : role)
  item.box = rect
  item.far = isSeen && rect ? distance(rect, view, walking.screen) : Number.POSITIVE_INFINITY
  item.isUnseen = !isSeen
  item.target = evidence !== null && isSeen
  item.evidence = evidence
  describe(item, view, isSaid)
  if (tag === 'img' && hasAttr(el, 'usemap')) item.children.push(...areaItems(el, view, item.far))
  const isLeaf = leaves.has(role) && (item.name !== '' || role !== 'img')
  const closed = tag === 'details' && !hasAttr(el, 'open')
  const isEmpty = (childless.has(role) && !isEditingHost(el)) || (tag === 'select' && role === 'combobox')
  const place = open(seen, above, walking, {
    into: item.children,
    item,
    close: 'item',
    quiet: quiet || isLeaf || closed,
    arranged: role === 'table' ? false : above.arranged,
  })
  if (isSaid && item.target && relabelled.has(role) && isNamedElsewhere(el)) noteShown(item, place, walking)
  if (role === 'iframe' || role === 'frame') item.frame = frameIndex(el)
  walking.run = null
  if (isEmpty || closed || skipsContent(seen)) {
    place.next = null
    // What is closed away may well have a box: only its summary shows.
    place.list = closed
      ? childNodesOf(el)
          .filter((n) => isElement(n) && tagOf(n) === 'summary')
          .slice(0, 1)
      : null
  }
  return place
}

const relabelled = new Set(['button', 'link', 'menuitem', 'tab'])

const skipsContent = ({ el, flags }: Visit) => (flags & bit.display) !== 0 && styleOf(el).contentVisibility === 'hidden'

/** Content goes on in the surrounding line if it is inline, else into a group of its own. */
function visitFlat(seen: Visit, above: Place, walking: Walking, arranged = above.arranged): Place | null {
  const { display } = seen.view
  if (display !== 'inline' && skipsContent(seen)) return null
  if (above.quiet || display === 'contents' || display === 'inline') return open(seen, above, walking, { arranged })
  if (display.startsWith('inline')) {
    if (walking.run) walking.run.item.text += ' '
    return open(seen, above, walking, { close: 'inline', arranged })
  }
  walking.run = null
  const group = makeItem(seen.el, 'generic')
  // It is as near as what is in it.
  group.far = Number.POSITIVE_INFINITY
  return open(seen, above, walking, { into: group.children, item: group, close: 'item', arranged })
}
