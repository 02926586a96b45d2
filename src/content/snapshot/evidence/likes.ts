import {
  attr,
  dataOf,
  firstChildOf,
  hasAttr,
  isElement,
  nextSiblingOf,
  nodeTypeOf,
  parentNodeOf,
  rectOf,
  styleOf,
  tagOf,
} from '../../dom/native.ts'
import { perPass } from '../../dom/pass.ts'
import { hint, hintsOf } from './hints.ts'
import { isPainted } from './painted.ts'
import { word, wordsOf } from './words.ts'

const maxKids = 400
const maxText = 24
const maxSide = 320

/** One pictogram that says what it does. Brackets and dashes would be text. */
export const isGlyph = (text: string): boolean =>
  /^[×✕✖✗⨯⋮⋯☰≡⚙🗑✎✏🔍▸▾▶▼►◀◄▲⊞⊟⊕⊖⌄⌃♡♥❤☆★🔔📋🖉⤢⛶↗↺↻⟳]\ufe0f?$/u.test(text)

/** Trimmed text of an element with little in it: empty, one text, or one picture; null where there is more. */
export function littleIn(el: Element): string | null {
  const first = firstChildOf(el)
  if (first === null) return ''
  if (nextSiblingOf(first) !== null) {
    const only = soleElement(first)
    return only && pictures.has(tagOf(only)) ? '' : null
  }
  const type = nodeTypeOf(first)
  if (type === 3) {
    const text = dataOf(first as Text)
    return text.length > maxText * 4 ? null : short(text.trim())
  }
  return type === 1 && pictures.has(tagOf(first as Element)) ? '' : null
}

/** A picture stands in it, or it is one that can be told from what it stands on. */
const isSeen = (el: Element) => firstChildOf(el) !== null || isPainted(el)

const short = (text: string) => (text.length <= maxText ? text : null)
const pictures = new Set(['svg', 'i', 'img', 'use', 'picture', 'mat-icon', 'iconify-icon', 'svg:path', 'svg:use'])

/** The only element between white space. */
function soleElement(first: Node): Element | null {
  let only: Element | null = null
  for (let n: Node | null = first; n; n = nextSiblingOf(n)) {
    if (isElement(n)) {
      if (only) return null
      only = n
    } else if (nodeTypeOf(n) === 3 && dataOf(n as Text).trim() !== '') return null
  }
  return only
}

/** Those of a kind side by side. */
type Likes = { tag: string; els: Element[]; texts: string[]; bits: number; alone: boolean; spaced: boolean }

/** Children of one tag, where nearly all hold little; null where there are too few or other things among them. */
function gather(parent: Node, tag: string): Likes | null {
  const likes: Likes = { tag, els: [], texts: [], bits: 0, alone: true, spaced: false }
  let complex = 0
  let n: Node | null = firstChildOf(parent)
  for (let count = 0; n && count < maxKids; n = nextSiblingOf(n), count++) {
    if (!isElement(n)) {
      if (nodeTypeOf(n) === 3) {
        if (dataOf(n as Text).trim() !== '') likes.alone = false
        else likes.spaced = true
      }
    } else if (tagOf(n) !== tag) likes.alone = false
    else {
      const text = littleIn(n)
      if (text === null) complex++
      else {
        likes.els.push(n)
        likes.texts.push(text)
      }
    }
  }
  if (likes.els.length < 2 || complex * 4 > likes.els.length) return null
  for (const el of likes.els.slice(0, 3)) likes.bits |= hintsOf(el, tag)
  return likes
}

const inlineTags = new Set(['span', 'i', 'b', 'em', 'strong', 'small', 'svg', 'img'])
const cellTags = new Set(['td', 'li', 'p', 'dd', 'dt'])
export const isWord = (text: string) => /^\p{L}[\p{L} '’-]*$/u.test(text) && text.split(' ').length <= 3
const isSymbol = (text: string) => text.length <= 3 && /^[^\p{L}\p{N}\s|·•/\\,;:.\-–—›»«‹"'()[\]$€£¥%]+$/u.test(text)

/** 1 2 3 …, as the days of a month, pages and keys; some may be blank. */
function isCounting(texts: string[]): boolean {
  let last = Number.NaN
  let steps = 0
  for (const text of texts) {
    if (text === '') continue
    const n = /^\d{1,2}$/.test(text) ? Number(text) : Number.NaN
    // A month that begins within the week.
    if (n !== last + 1 && !(n === 1 && last >= 28) && !Number.isNaN(last)) return false
    if (Number.isNaN(n)) return false
    last = n
    steps++
  }
  return steps >= 3
}

type Box = { left: number; top: number; right: number; bottom: number }
const sideBySide = (a: Box, b: Box) => Math.abs(a.top - b.top) < 3 && b.left - a.right > 1.5
const isSquarish = (b: Box) => (b.right - b.left) * 2 >= b.bottom - b.top && (b.bottom - b.top) * 2 >= b.right - b.left
const isSmall = (b: Box) => {
  const [w, h] = [b.right - b.left, b.bottom - b.top]
  return w >= 5 && h >= 5 && w <= maxSide && h <= maxSide
}

/** Ways in which several alike are told to be controls; the first that fits counts. */
function areControls(likes: Likes): boolean {
  const { els, texts, tag, bits } = likes
  const [one, two] = els
  if (!one || !two || bits & hint.dead) return false
  const filled = texts.filter((text) => text !== '')
  const box = rectOf(one)
  if (!isSmall(box)) return false
  if (filled.length > 0 && filled.every(isSymbol)) return tag !== 'td' || isSquarish(box)
  if (isCounting(texts)) return true
  if (filled.length * 2 <= texts.length && filled.every((text) => text.length <= 3)) {
    if (cellTags.has(tag)) return isSquarish(box) && box.right - box.left <= 120
    return isSeen(one) || (bits & (hint.small | hint.thing)) !== 0
  }
  if (cellTags.has(tag) && tag !== 'li') return false
  const isApart = sideBySide(box, rectOf(two)) || isSquarish(box)
  if (els.length >= 3 && filled.every((text) => text.length <= 3) && !filled.every((t) => /^\d+$/.test(t)))
    return isApart && (likes.alone || isPainted(one)) && tag !== 'li'
  if (!filled.every(isWord) || !likes.alone) return false
  if (isPainted(one)) return isApart
  return inlineTags.has(tag) && likes.spaced && sideBySide(box, rectOf(two)) && new Set(filled).size === filled.length
}

/** By kind: how many there are, times four, and whether some (1) and others not (2) are marked as chosen. */
const kindsIn = perPass((parent): Map<string, number> => {
  const kinds = new Map<string, number>()
  for (let n = firstChildOf(parent); n; n = nextSiblingOf(n)) {
    if (!isElement(n) || !hasAttr(n, 'class')) continue
    const kind = kindOf(n)
    const isChosen = wordsOf(attr(n, 'class') ?? '') & word.state
    kinds.set(kind, ((kinds.get(kind) ?? 0) + 4) | (isChosen ? 1 : 2))
  }
  return kinds
})

const kindOf = (el: Element) => `${tagOf(el)} ${/[^\s]+/.exec((attr(el, 'class') ?? '').slice(0, 100))?.[0]}`

/** `choice`: some of several alike are marked as active, selected or unread; `row`: one of several rows with room around. */
export function placeAmongLikes(el: Element): 'choice' | 'row' | null {
  const parent = parentNodeOf(el)
  const kind = isElement(parent) ? (kindsIn(parent).get(kindOf(el)) ?? 0) : 0
  if (kind < 8) return null
  if ((kind & 3) === 3) return 'choice'
  if (littleIn(el) !== null) return null
  const { top, bottom } = rectOf(el)
  return bottom - top > 20 && bottom - top < 100 && Number.parseFloat(styleOf(el).paddingLeft) >= 4 ? 'row' : null
}

/** A short word on a ground or in a frame with room around it: drawn like a button. */
export function looksLikeButton(el: Element): boolean {
  const { top, bottom, left, right } = rectOf(el)
  if (bottom - top < 26 || bottom - top > 72 || right - left > 320) return false
  const style = styleOf(el)
  return Number.parseFloat(style.paddingLeft) >= 6 && Number.parseFloat(style.borderTopLeftRadius) >= 2 && isPainted(el)
}

const verdicts = perPass((_parent: Element): Record<string, Set<Element> | null> => ({}))

/** The elements around `el` that are alike and, taken together, look like controls; null where they do not. */
export function likesOf(el: Element, tag: string): Set<Element> | null {
  const parent = parentNodeOf(el)
  if (!isElement(parent)) return null
  const known = verdicts(parent)
  const had = known[tag]
  if (had !== undefined) return had
  const likes = gather(parent, tag)
  const isFit = likes !== null && areControls(likes)
  // Days that another month has are blank.
  const els = likes && isCounting(likes.texts) ? likes.els.filter((_, i) => likes.texts[i] !== '') : likes?.els
  const found = isFit ? new Set(els) : null
  known[tag] = found
  return found
}
