import {
  attr,
  dataOf,
  firstChildOf,
  isElement,
  nextSiblingOf,
  nodeTypeOf,
  parentNodeOf,
  rectOf,
  tagOf,
} from '../../dom/native.ts'
import { perPass } from '../../dom/pass.ts'
import { hint, hintsOf } from './hints.ts'
import { isWord, littleIn } from './little.ts'
import { look } from './look.ts'

const maxKids = 400
const maxSide = 320

/** Those of a kind side by side. */
type Likes = { tag: string; els: Element[]; texts: string[]; bits: number; alone: boolean; spaced: boolean }

/** The first of its classes. */
const classOf = (el: Element) => /\S+/.exec((attr(el, 'class') ?? '').slice(0, 100))?.[0] ?? null

/** Tag and first class. */
export const kindOf = (el: Element) => `${tagOf(el)} ${classOf(el)}`

/** Children of one tag, and of one first class where it is given, where nearly all hold little; null where there are too few or other things among them. */
function gather(parent: Node, tag: string, kind: string | null): Likes | null {
  const likes: Likes = { tag, els: [], texts: [], bits: 0, alone: true, spaced: false }
  let complex = 0
  let n: Node | null = firstChildOf(parent)
  for (let count = 0; n && count < maxKids; n = nextSiblingOf(n), count++) {
    if (!isElement(n)) {
      if (nodeTypeOf(n) === 3) {
        if (dataOf(n as Text).trim() !== '') likes.alone = false
        else likes.spaced = true
      }
    } else if (tagOf(n) !== tag || (kind !== null && classOf(n) !== kind)) likes.alone = false
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
/** One below the other, as the numbers of lines. */
const isColumn = (one: Element, two: Element) => rectOf(two).top >= rectOf(one).bottom - 1
const isSquarish = (b: Box) => (b.right - b.left) * 2 >= b.bottom - b.top && (b.bottom - b.top) * 2 >= b.right - b.left
const isSmall = (b: Box) => {
  const [w, h] = [b.right - b.left, b.bottom - b.top]
  return w >= 5 && h >= 5 && w <= maxSide && h <= maxSide
}

/** Cells of a heat map: of one class and size, one below the other. */
function areGrid(els: Element[]): boolean {
  const kinds = (...names: string[]) => new Set(els.map((el) => names.map((name) => attr(el, name)).join())).size
  return els.length > 11 && kinds('class', 'width', 'height') === 1 && kinds('y') > 1
}

/** Ways in which several alike are told to be controls; the first that fits counts. */
function areControls(likes: Likes): boolean {
  const { els, texts, tag, bits } = likes
  const [one, two] = els
  if (!one || !two || bits & hint.dead) return false
  const filled = texts.filter((text) => text !== '')
  const isFramed = (look(one) & 1) !== 0
  const isPadded = els.length >= 3 && (look(one) & 4) !== 0 && inlineTags.has(tag)
  const areWords =
    (likes.alone || isPadded || (isFramed && els.length >= 3)) &&
    !cellTags.has(tag) &&
    filled.length > 0 &&
    filled.every(isWord)
  const areShort = filled.every((text) => text.length <= 3)
  // Boxes are measured last: that costs more than all else.
  if (!areShort && !(areWords && (isFramed || isPadded || (inlineTags.has(tag) && likes.spaced))))
    return isCounting(texts) && !isColumn(one, two)
  const box = rectOf(one)
  if (!isSmall(box)) return false
  if (filled.length > 0 && filled.every(isSymbol)) return tag !== 'td' || isSquarish(box)
  if (isCounting(texts)) return !isColumn(one, two)
  if (tag.startsWith('svg:')) return (bits & (hint.small | hint.thing)) !== 0 || (tag === 'svg:rect' && areGrid(els))
  if (filled.length * 2 <= texts.length && areShort) {
    if (cellTags.has(tag)) return isSquarish(box) && box.right - box.left <= 120
    return firstChildOf(one) !== null || isFramed || (bits & (hint.small | hint.thing)) !== 0
  }
  if (cellTags.has(tag)) return false
  const isBeside = sideBySide(box, rectOf(two))
  const isApart = isBeside || isSquarish(box)
  if (els.length >= 3 && areShort && !filled.every((text) => /^\d+$/.test(text)))
    return isApart && (likes.alone || isFramed)
  if (!areWords) return false
  return isFramed ? isApart : isBeside && new Set(filled).size === filled.length
}

const verdicts = perPass((_parent: Element): Record<string, Set<Element> | null> => ({}))

/** The elements around `el` that are alike and, taken together, look like controls; null where they do not. */
export function likesOf(el: Element, tag: string): Set<Element> | null {
  const parent = parentNodeOf(el)
  if (!isElement(parent)) return null
  const known = verdicts(parent)
  const found = likesIn(parent, tag, null, known)
  const kind = found ? null : classOf(el)
  return kind === null ? found : likesIn(parent, tag, kind, known)
}

function likesIn(parent: Element, tag: string, kind: string | null, known: Record<string, Set<Element> | null>) {
  const key = `${tag} ${kind ?? ''}`
  const had = known[key]
  if (had !== undefined) return had
  const likes = gather(parent, tag, kind)
  const isFit = likes !== null && areControls(likes)
  // Days that another month has are blank.
  const els = likes && isCounting(likes.texts) ? likes.els.filter((_, i) => likes.texts[i] !== '') : likes?.els
  const found = isFit ? new Set(els) : null
  known[key] = found
  return found
}
