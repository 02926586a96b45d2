import { composedContains } from '../dom/composed.ts'
import { labelsOf } from '../dom/field.ts'
import { tagOf } from '../dom/native.ts'
import { controlAround } from './control.ts'
import { deepestAt, type Point } from './deepest.ts'
import { pointsOf } from './points.ts'

/** `hit`: the element the event is sent to, which is the target or lies inside it. */
export type Hit =
  | { state: 'hit'; hit: Element; point: Point }
  | { state: 'covered'; by: Element }
  /** No part of it lies in the viewport. */
  | { state: 'outside' }

function arrives(surface: Element, own: Element | null, hit: Element): boolean {
  if (composedContains(surface, hit) || (own && controlAround(hit) === own)) return true
  return labelsOf(surface).some((label) => composedContains(label, hit))
}

/**
 * Where would a click on this element arrive? Decided by ancestry in the layout tree, never by comparing rectangles.
 * A point where no other control lies between is preferred: the middle of a card may be its button.
 */
export function hitTest(surface: Element): Hit {
  const points = pointsOf(surface)
  const own = controlAround(surface)
  let inner: Hit | null = null
  let by: Element | null = null
  for (const point of points) {
    const hit = deepestAt(point)
    if (!hit) continue
    if (!arrives(surface, own, hit)) {
      by ??= hit
      continue
    }
    const control = controlAround(hit)
    if (control === own || (control && composedContains(control, surface))) return { state: 'hit', hit, point }
    // The link in "I accept the terms" is not the box that the label stands for.
    if (tagOf(surface) !== 'label') inner ??= { state: 'hit', hit, point }
    else by ??= hit
  }
  return inner ?? (by ? { state: 'covered', by } : { state: 'outside' })
}
