import { topOf } from '../../dom/doc.ts'
import { attr, documentOf, hasAttr, isElement, parentNodeOf, rectOf, styleOf, tagOf } from '../../dom/native.ts'
import { perPass } from '../../dom/pass.ts'
import { isPainted } from './painted.ts'

const looks = perPass((_top: Element) => new Map<string, number>())

/** Bits of how an element is drawn: 1 on a ground or in a frame, 2 rounded with room around, 4 with some room, 8 cut to a shape. */
export function look(el: Element): number {
  const parent = parentNodeOf(el)
  // A style costs more than all else here, and those of one class in one class look alike.
  const key = `${tagOf(el)} ${attr(el, 'class')} ${hasAttr(el, 'style')} ${isElement(parent) ? attr(parent, 'class') : ''}`
  const known = looks(topOf(documentOf(el)) ?? el)
  const had = known.get(key)
  if (had !== undefined) return had
  const style = styleOf(el)
  const room = Number.parseFloat(style.paddingLeft)
  const isRound = room >= 6 && Number.parseFloat(style.borderTopLeftRadius) >= 2
  const isCut = style.clipPath !== 'none' || style.maskImage !== 'none'
  const bits = (isPainted(el) ? 1 : 0) | (isRound ? 2 : 0) | (room >= 4 ? 4 : 0) | (isCut ? 8 : 0)
  known.set(key, bits)
  return bits
}

/** A short word on a ground or in a frame with room around it: drawn like a button. */
export function looksLikeButton(el: Element): boolean {
  const { top, bottom, left, right } = rectOf(el)
  if (bottom - top < 26 || bottom - top > 72 || right - left > 320) return false
  return (look(el) & 3) === 3
}
