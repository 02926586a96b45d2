import { assignedNodes, shadowRootOf } from '../dom/composed.ts'
import {
  attr,
  contains,
  dataOf,
  firstChildOf,
  hasAttr,
  hasBox,
  isElement,
  isText,
  nextSiblingOf,
  styleOf,
  tagOf,
  token,
} from '../dom/native.ts'
import { bit, defaultDisplay, every } from './css/bits.ts'
import { flagsNow } from './css/facts.ts'
import { embeddedValue } from './embedded-value.ts'
import { generated } from './generated.ts'
import { hasNativeName, nativeName } from './native-name.ts'
import { referencesOf } from './references.ts'
import { roleOf } from './role.ts'

/** One computation; the letters below are the steps of https://w3c.github.io/accname/#computation-steps */
export type Naming = {
  readonly top: Element
  /** Looked at: on the way through the content, and where an attribute refers to it. */
  seen: Set<Element> | null
  referred: Set<Element> | null
  /** What is still to be looked at before it gives up: a page may be hostile. */
  nodes: number
  chars: number
}

/** Where the computation stands, in bits: how it came here, and what counts there. */
export const at = {
  content: 1,
  label: 2,
  /** By reference, from where no other reference is followed. */
  reference: 4,
  /** Below a hidden element that was referenced, hidden text counts. */
  hidden: 8,
  /** `visibility: hidden` */
  unseen: 16,
  /** In a shadow tree, or shown in one. */
  shadow: 32,
} as const

const fromContent = new Set(
  `button cell checkbox columnheader gridcell heading link menuitem menuitemcheckbox menuitemradio option radio row
  rowheader switch tab tooltip treeitem`.split(/\s+/),
)
/** Things of their own that stand in another's content: a menu within its item. https://github.com/w3c/aria/issues/1821 */
const apart = new Set(
  'alert alertdialog dialog grid log marquee menu menubar radiogroup tablist tree treegrid'.split(' '),
)
const silent = new Set(
  'script style template noscript svg:style svg:script svg:defs svg:symbol svg:metadata svg:desc head datalist'.split(
    ' ',
  ),
)

const flexible = /flex|grid/

const checkVisibility = Element.prototype.checkVisibility
const painted = { visibilityProperty: true }
const isPainted = (el: Element): boolean => checkVisibility.call(el, painted)

function displayOf(el: Element, tag: string, flags: number, inFlex: boolean): string {
  if (!inFlex && (flags & (bit.display | bit.box)) === 0) {
    const usual = defaultDisplay.get(tag)
    if (usual) return usual
  }
  return styleOf(el).display
}

const isFlex = (el: Element, flags: number) => (flags & bit.display) !== 0 && flexible.test(styleOf(el).display)

/** Its own generated text, its children as they are laid out, and what it owns. */
function contentOf(el: Element, tag: string, naming: Naming, where: number, depth: number, flags: number): string {
  const makes = (flags & bit.generated) !== 0
  const inFlex = isFlex(el, flags)
  let out = makes
    ? (styleOf(el).display === 'list-item' ? generated(el, '::marker') : '') + generated(el, '::before')
    : ''
  const root = shadowRootOf(el)
  const inner = root ? where | at.shadow : where
  const slotted = tag === 'slot' ? assignedNodes(el) : null
  if (slotted?.length) for (const n of slotted) out += partOf(n, naming, inner, depth, inFlex)
  else
    for (let n = firstChildOf(root ?? el); n && naming.chars > 0; n = nextSiblingOf(n))
      out += partOf(n, naming, inner, depth, inFlex)
  if (flags & bit.said && hasAttr(el, 'aria-owns'))
    for (const owned of referencesOf(el, 'aria-owns'))
      if (!naming.seen?.has(owned) && (hasBox(owned) || where & at.hidden))
        out += partOf(owned, naming, inner, depth, false)
  return makes ? out + generated(el, '::after') : out
}

/** What one child adds. */
function partOf(n: Node, naming: Naming, where: number, depth: number, inFlex: boolean): string {
  if (isText(n)) {
    if ((where & (at.unseen | at.hidden)) === at.unseen) return ''
    const data = dataOf(n)
    const kept = data.length > naming.chars ? data.slice(0, naming.chars) : data
    naming.chars -= kept.length
    return kept
  }
  if (!isElement(n)) return ''
  const tag = tagOf(n)
  if (tag === 'br') return ' '
  if (silent.has(tag)) return ''
  // What drawings are made of.
  if (tag.startsWith('svg:') && !firstChildOf(n) && !hasAttr(n, 'aria-label')) return ''
  const flags = where & at.shadow ? every : flagsNow(n)
  const display = displayOf(n, tag, flags, inFlex)
  let inner = where
  if ((where & at.hidden) === 0) {
    if (display === 'none' || (flags & bit.box && token(n, 'aria-hidden') === 'true')) return ''
    if (flags & bit.visibility) inner = styleOf(n).visibility === 'visible' ? where & ~at.unseen : where | at.unseen
  }
  const text = alternativeOf(n, naming, inner, depth + 1, flags)
  return display === 'inline' || display === 'contents' ? text : ` ${text} `
}

const mayHide = bit.display | bit.box | bit.visibility

/** A person can see it or, where it has no box itself, what is in it. */
const isShown = (el: Element) =>
  isPainted(el) ? token(el, 'aria-hidden') !== 'true' : styleOf(el).display === 'contents'

const shadowBit = (el: Element) => (contains(document, el) ? 0 : at.shadow)

/** Text of an element that another refers to, as a label does; it counts although it may be hidden. */
export function referredText(target: Element, naming: Naming, by: number, depth: number): string {
  const shadow = shadowBit(target)
  const flags = shadow ? every : flagsNow(target)
  // Labels are many: one about which no sheet says anything is taken for shown, whatever it lies in.
  const isPlain = (by & at.label) !== 0 && (flags & mayHide) === 0
  const hidden = isPlain || isShown(target) ? 0 : at.hidden
  return alternativeOf(target, naming, by | shadow | hidden, depth + 1, flags)
}

/** B: the elements that aria-labelledby names, hidden or not. */
function labelledby(el: Element, naming: Naming, depth: number): string {
  let out = ''
  for (const target of referencesOf(el, 'aria-labelledby'))
    out += `${referredText(target, naming, at.reference, depth)} `
  return out
}

function note(el: Element, naming: Naming, isReferred: boolean): void {
  if (isReferred) {
    naming.referred ??= new Set()
    naming.referred.add(el)
  } else {
    naming.seen ??= new Set()
    naming.seen.add(el)
  }
}

function alternativeOf(el: Element, naming: Naming, where: number, depth: number, flags: number): string {
  if (depth > 100 || naming.nodes-- <= 0) return ''
  const tag = tagOf(el)
  const isReferred = (where & at.reference) !== 0
  const isTop = depth === 0
  const role = roleOf(el)
  const isBare = (flags & bit.said) === 0
  if (!isReferred && !isBare && hasAttr(el, 'aria-labelledby')) {
    const named = labelledby(el, naming, depth)
    if (named.trim()) return named
  }
  // What a reference said before is not said again.
  if (naming.referred?.has(el) || (!isReferred && naming.seen?.has(el))) return ''
  if (!isTop || hasNativeName(tag)) note(el, naming, isReferred)
  if (!isTop && el !== naming.top) {
    const value = embeddedValue(el, role)
    if (value !== null) return value
  }
  // A slot is no part of the page for a person.
  const label = isBare || tag === 'slot' ? null : attr(el, 'aria-label')
  if (label?.trim()) return label
  if (role !== 'none' && hasNativeName(tag)) {
    const native = nativeName(el, tag, (of) => referredText(of, naming, (where & at.reference) | at.label, depth))
    if (native?.trim() || (native !== null && tag === 'figure')) return native
  }
  if (isTop ? fromContent.has(role) : (where & at.content) === 0 || !apart.has(role)) {
    const content = contentOf(el, tag, naming, where, depth, flags)
    // White space alone still parts the words around it.
    if (content.trim() || (!isTop && !hasAttr(el, 'title'))) return content
  }
  if (isBare && !isTop) return ''
  return attr(el, 'title')?.trim() || (isTop ? (attr(el, 'placeholder') ?? attr(el, 'aria-placeholder') ?? '') : '')
}

const startOf = (top: Element): Naming => ({ top, seen: null, referred: null, nodes: 3000, chars: 4000 })

/** The text of an element that has nothing but one, as most have; null where there may be more to it. */
function onlyText(el: Element, flags: number): string | null {
  const only = firstChildOf(el)
  if (!only || !isText(only) || nextSiblingOf(only) || flags & bit.generated) return null
  if (!fromContent.has(roleOf(el)) || hasNativeName(tagOf(el)) || shadowRootOf(el)) return null
  if (flags & bit.said && ['aria-label', 'aria-labelledby', 'aria-owns'].some((name) => hasAttr(el, name))) return null
  const data = dataOf(only)
  return data.length < 200 && data.trim() ? data : null
}

/** Text alternative of an element, not yet folded; empty where it has none. */
export function textAlternative(el: Element): string {
  const shadow = shadowBit(el)
  const flags = shadow ? every : flagsNow(el)
  return onlyText(el, flags) ?? alternativeOf(el, startOf(el), shadow | at.content, 0, flags)
}

/** The same of what another element refers to, as by aria-describedby. */
export const referenceText = (target: Element, from: Element): string =>
  referredText(target, startOf(from), at.reference, 0)

/** What can be read in an element, whatever its role. */
export function contentText(el: Element): string {
  const shadow = shadowBit(el)
  return contentOf(el, tagOf(el), startOf(el), shadow | at.content, 0, shadow ? every : flagsNow(el))
}
