import { composedChildren } from '../dom/composed.ts'
import { bodyOf, rangeIn, topOf } from '../dom/doc.ts'
import { getter } from '../dom/getter.ts'
import { attr, dataOf, hasAttr, isElement, isText, rectOf, styleOf, tagOf, token } from '../dom/native.ts'
import { isTiny } from '../snapshot/box.ts'
import { clean } from '../snapshot/clean.ts'
import { isInked } from '../snapshot/ink.ts'
import { type Screen, screenOf } from '../snapshot/screen.ts'
import { enter, isReachable, topView, type View } from '../snapshot/view.ts'
import { checkOf, copyAttributes, linkOf, pictureOf, stands, tagFor } from './copy-element.ts'

/** A page may be hostile: what lies beyond is not copied. */
const maxNodes = 150_000
const maxDepth = 700
const maxText = 4_000_000

const baseOf = getter(Node.prototype, 'baseURI')

const skipped = new Set(
  'script style template noscript head link meta title base datalist param source track area map object embed'.split(
    ' ',
  ),
)

export type SeenCopy = {
  /** Inert: nothing in it loads or runs, and no element of it is live. */
  doc: Document
  body: HTMLElement
  /** The page's element that one of the copy stands for. */
  sourceOf: Map<Element, Element>
  /** Copy of a live element. */
  copyOf: Map<Element, Element>
  /** The page was too large to be copied whole. */
  cut: boolean
}

type Copying = SeenCopy & { base: string; screen: Screen; range: Range; nodes: number; text: number }
type Place = { view: View; into: Element; depth: number; pre: boolean; plainTable: boolean }

/** Invisible characters go, white space stays. */
const legible = (data: string) =>
  /^[\s\x20-\x7E\u00A0-\u00AC\u00AE-\u024F]*$/.test(data)
    ? data
    : data
        .split(/(\s+)/)
        .map((part, index) => (index % 2 === 0 ? clean(part, 100_000) : part))
        .join('')

/**
 * The document as a person can see it, by the snapshot's own rules, as plain HTML: shadow trees and slots in place,
 * ARIA tables, lists and headings as their native likes, controls as their values, secrets left out. Synchronous;
 * the page is not changed. Call it inside a pass.
 */
export function seenCopy(of: Document): SeenCopy {
  // A document of our own making: `of.implementation` may be an image of that name.
  const doc = new DOMParser().parseFromString('', 'text/html')
  const copying: Copying = {
    doc,
    body: doc.body,
    sourceOf: new Map(),
    copyOf: new Map(),
    cut: false,
    base: baseOf(of),
    screen: screenOf(of),
    range: rangeIn(of),
    nodes: maxNodes,
    text: maxText,
  }
  const top = topOf(of)
  const body = bodyOf(of) ?? top
  const view = top && (body === top ? topView : enter(top, topView, copying.screen))
  if (body && view) visit(body, { view, into: doc.body, depth: 0, pre: false, plainTable: false }, copying)
  return copying
}

function addText(text: Text, of: Element, place: Place, copying: Copying): void {
  const data = dataOf(text)
  if (!/\S/.test(data)) {
    place.into.append(place.pre ? data : ' ')
    return
  }
  if (styleOf(of).visibility !== 'visible') return
  copying.range.selectNodeContents(text)
  const box = copying.range.getBoundingClientRect()
  if (box.width <= 1 || box.height < 3 || !isReachable(box, place.view, copying.screen)) return
  if (!isInked(of, box, copying.screen)) return
  const left = Math.min(copying.text, place.pre ? 1_000_000 : 200_000)
  copying.text -= data.length
  if (data.length > left) copying.cut = true
  place.into.append(legible(data.slice(0, left)))
}

function visit(el: Element, place: Place, copying: Copying): void {
  const tag = tagOf(el)
  if (skipped.has(tag)) return
  if (copying.nodes-- <= 0 || place.depth > maxDepth || copying.text <= 0) {
    copying.cut = true
    return
  }
  const view = enter(el, place.view, copying.screen)
  if (!view) return
  if (tag === 'br') {
    place.into.append(place.pre ? '\n' : copying.doc.createElement('br'))
    return
  }
  const inside = { ...place, view, depth: place.depth + 1 }
  const isShown = styleOf(el).visibility === 'visible'
  const stand = stands(el, tag)
  if (stand) {
    const rect = rectOf(el)
    const isSeen = isShown && !isTiny(rect) && isReachable(rect, view, copying.screen)
    if (isSeen) addStand(el, tag, stand, place, copying)
    return
  }
  if (styleOf(el).contentVisibility === 'hidden') return
  if (!isShown || view.display === 'contents') visitChildren(el, inside, copying)
  else addElement(el, tag, place, inside, copying)
}

function visitChildren(el: Element, place: Place, copying: Copying): void {
  const isClosed = tagOf(el) === 'details' && !hasAttr(el, 'open')
  for (const child of composedChildren(el)) {
    if (isClosed && !(isElement(child) && tagOf(child) === 'summary')) continue
    if (isText(child)) addText(child, el, place, copying)
    else if (isElement(child)) visit(child, place, copying)
  }
}

function addStand(
  el: Element,
  tag: string,
  { text, check, alt }: NonNullable<ReturnType<typeof stands>>,
  { into }: Place,
  copying: Copying,
): void {
  const isPicture = tag === 'img' || tag === 'svg' || (alt !== undefined && token(el, 'role') === 'img')
  const copy = copying.doc.createElement(isPicture ? 'img' : 'span')
  if (isPicture) {
    if (!alt && tag !== 'img') return
    copy.setAttribute('alt', alt ?? '')
    const src = pictureOf(el, copying.base)
    if (src) copy.setAttribute('data-picture', src)
  } else copy.append(legible(text.slice(0, 10_000)))
  if (check) copy.setAttribute('data-check', check)
  finish(el, tag, copy, copying)
  into.append(copy, ...(isPicture ? [] : [' ']))
}

function finish(el: Element, tag: string, copy: Element, copying: Copying): void {
  copyAttributes(el, copy)
  copy.setAttribute('data-tag', tag)
  copying.sourceOf.set(copy, el)
  copying.copyOf.set(el, copy)
}

const tableParts = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th', 'caption'])

function addElement(el: Element, tag: string, place: Place, inside: Place, copying: Copying): void {
  const { display } = inside.view
  const role = token(el, 'role')
  let name = tagFor(el, display)
  // A table that says it is none, with all its parts.
  const plainTable = tag === 'table' ? role === 'presentation' || role === 'none' : place.plainTable
  if (plainTable && tableParts.has(name) && tableParts.has(tag)) name = 'div'
  const copy = copying.doc.createElement(name)
  finish(el, tag, copy, copying)
  if (name === 'a') {
    const href = linkOf(el, copying.base)
    if (href) copy.setAttribute('href', href)
  }
  const check = role === '' ? '' : checkOf(el)
  if (check) copy.setAttribute('data-check', check)
  const apart = display.startsWith('inline-')
  place.into.append(...(apart ? [' ', copy, ' '] : [copy]))
  visitChildren(el, { ...inside, into: copy, pre: place.pre || name === 'pre', plainTable }, copying)
  if (attr(el, 'href') !== null && !copy.hasChildNodes()) copy.remove()
}
