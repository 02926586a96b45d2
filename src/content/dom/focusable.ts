import { getter } from './getter.ts'
import { attr, hasAttr, matches, parentOf, tagOf, token } from './native.ts'

const native = new Set(['button', 'input', 'select', 'textarea', 'iframe'])

/** Disabled the native way: by its own attribute, its fieldset or its optgroup. */
export const isNativelyDisabled = (el: Element): boolean => matches(el, ':disabled')

/** Editable rich text: the host of a contenteditable region, not everything inside it. */
export function isEditingHost(el: Element): boolean {
  const value = attr(el, 'contenteditable')
  return value !== null && ['', 'true', 'plaintext-only'].includes(value.trim().toLowerCase())
}

const previous = getter(Element.prototype, 'previousElementSibling')

/** The summary that opens and closes its details: the first one right in it. */
export function isFirstSummary(el: Element): boolean {
  if (tagOf(el) !== 'summary') return false
  const parent = parentOf(el)
  if (!parent || tagOf(parent) !== 'details') return false
  for (let at = previous(el); at; at = previous(at)) if (tagOf(at) === 'summary') return false
  return true
}

/** Can take the focus, by its nature or by tabindex. */
export function isFocusable(el: Element): boolean {
  const tag = tagOf(el)
  if (native.has(tag)) return !isNativelyDisabled(el) && !(tag === 'input' && token(el, 'type') === 'hidden')
  const index = attr(el, 'tabindex')
  if (index !== null && !Number.isNaN(Number.parseInt(index, 10))) return true
  if (tag === 'a' || tag === 'area' || tag === 'svg:a') return hasAttr(el, 'href')
  return isFirstSummary(el) || isEditingHost(el)
}
