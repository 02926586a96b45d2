import { drawnBy } from '../dom/area.ts'
import { composedParent } from '../dom/composed.ts'
import { labelsOf, typeOf } from '../dom/field.ts'
import { hasAttr, isConnected, matches, token } from '../dom/native.ts'
import { controlAround } from '../hit/control.ts'
import { boxesOf } from '../hit/points.ts'

const checkVisibility = Element.prototype.checkVisibility

/** Has a box that is painted or takes clicks; opacity is left to the snapshot, which gave the ref. */
export const drawn = (el: Element): boolean =>
  isConnected(el) && checkVisibility.call(drawnBy(el), { visibilityProperty: true }) && boxesOf(el).length > 0

/** Native disabled with fieldset and optgroup, and aria-disabled anywhere above. */
export function disabledOf(el: Element): boolean {
  if (matches(el, ':disabled')) return true
  for (let n: Element | null = el; n; n = composedParent(n)) if (token(n, 'aria-disabled') === 'true') return true
  return false
}

export const readonlyOf = (el: Element): boolean =>
  (matches(el, 'input, textarea') && hasAttr(el, 'readonly')) || token(el, 'aria-readonly') === 'true'

/**
 * What a person would click for it. A styled box or radio often hides the native one and shows its label.
 */
export function surfacesOf(el: Element): Element[] {
  const control = controlAround(el) ?? el
  const standIns = ['checkbox', 'radio', 'file'].includes(typeOf(control)) ? labelsOf(control) : []
  return [...new Set([el, control, ...standIns])].filter(drawn)
}

/** `pointer`: an event of the mouse at one of its points must arrive at it. */
export type Need = 'editable' | 'pointer'

/** What keeps the element from being acted on now; null if nothing does. May pass by waiting. */
export function unfit(el: Element, needs: readonly Need[]): 'hidden' | 'disabled' | 'readonly' | null {
  if (surfacesOf(el).length === 0) return 'hidden'
  if (disabledOf(controlAround(el) ?? el)) return 'disabled'
  return needs.includes('editable') && readonlyOf(controlAround(el) ?? el) ? 'readonly' : null
}
