import { composedChildren } from '../dom/composed.ts'
import { bodyOf, queryAll } from '../dom/doc.ts'
import { checkedOf, formOf, typeOf } from '../dom/field.ts'
import { attr, isElement } from '../dom/native.ts'
import { tabbable } from './focus.ts'

/** Of a group of radio buttons Tab reaches the chosen one, or the first where none is. */
function passedOver(el: Element, all: Element[]): boolean {
  if (typeOf(el) !== 'radio' || !attr(el, 'name') || checkedOf(el)) return false
  const group = all.filter(
    (o) => typeOf(o) === 'radio' && attr(o, 'name') === attr(el, 'name') && formOf(o) === formOf(el),
  )
  return group.some(checkedOf) || group[0] !== el
}

/**
 * Where Tab leads from here: tree order as laid out, within the open modal dialog if there is one. Positive tabindex is
 * not honoured: it is rare and seldom meant.
 */
export function nextTabStop(from: Element, back: boolean): Element | null {
  const modal = queryAll(document, 'dialog:modal')
  const top = modal.at(-1) ?? bodyOf(document)
  if (!top) return null
  const order: Element[] = []
  const stack: Element[] = [top]
  for (let el = stack.pop(); el; el = stack.pop()) {
    if (el === from || tabbable(el)) order.push(el)
    stack.push(...composedChildren(el).filter(isElement).reverse())
  }
  const stops = order.filter((el) => el === from || !passedOver(el, order))
  const at = stops.indexOf(from)
  const next = back ? (stops[at - 1] ?? stops.at(-1)) : (stops[at + 1] ?? stops[0])
  return next === from ? null : (next ?? null)
}
