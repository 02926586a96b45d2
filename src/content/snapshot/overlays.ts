import { isConnected, rectOf, styleOf } from '../dom/native.ts'
import { colourOf } from './colour.ts'
import type { Box } from './item.ts'

/** A page may be hostile: further ones are not kept in mind. */
const most = 600
/** What is smaller covers nothing; px. */
const least = 16

let known = new WeakSet<Element>()
let held: WeakRef<Element>[] = []

const isLarge = (el: Element) => {
  const { width, height } = rectOf(el)
  return width >= least && height >= least
}

/**
 * Keeps in mind what may lie over other things: what lets clicks through, so that no hit test tells, and what is
 * positioned and filled, or of some size.
 */
export function noteOverlay(el: Element, style: CSSStyleDeclaration, position: string): void {
  if (held.length >= most || known.has(el)) return
  const isThrough = style.getPropertyValue('pointer-events') === 'none'
  const isPlaced = position !== 'relative'
  const isFilled = isPlaced && (colourOf(style.getPropertyValue('background-color'))?.[3] ?? 0) >= 0.9
  if (!isThrough && !isFilled && !(isPlaced && isLarge(el))) return
  known.add(el)
  held.push(new WeakRef(el))
}

/** Those that are still there. */
export function overlaysNow(): Element[] {
  const there = held.map((ref) => ref.deref()).filter((el) => el !== undefined && isConnected(el)) as Element[]
  if (there.length < held.length) {
    known = new WeakSet(there)
    held = there.map((el) => new WeakRef(el))
  }
  return there
}

/** The part of an overlay's box that it fills for certain; null where it may be round, turned or move when scrolled. */
export function innerBox(el: Element): Box | null {
  const { position, transform, borderRadius, clipPath, pointerEvents } = styleOf(el)
  const isTurned = transform !== 'none' && !/^matrix\([^,]+, 0, 0, /.test(transform)
  if (isTurned || clipPath !== 'none' || borderRadius.includes('%')) return null
  if (pointerEvents !== 'none' && position !== 'absolute') return null
  const { left, top, right, bottom } = rectOf(el)
  // A rounded corner leaves less than a third of its radius open.
  const less = (Number.parseFloat(borderRadius) || 0) * 0.3
  return { left: left + less, top: top + less, right: right - less, bottom: bottom - less }
}
