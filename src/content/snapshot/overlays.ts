import { isConnected } from '../dom/native.ts'
import { colourOf } from './colour.ts'

/** A page may be hostile: further ones are not kept in mind. */
const most = 300

let known = new WeakSet<Element>()
let held: WeakRef<Element>[] = []

/**
 * Keeps in mind what may lie over other things without a hit test telling so: what lets clicks through, and what lies
 * where nothing can be hit, out of view.
 */
export function noteOverlay(el: Element, style: CSSStyleDeclaration, position: string): void {
  if (held.length >= most || known.has(el)) return
  const isThrough = style.getPropertyValue('pointer-events') === 'none'
  if (!isThrough && (position !== 'absolute' || (colourOf(style.getPropertyValue('background-color'))?.[3] ?? 0) < 0.9))
    return
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
