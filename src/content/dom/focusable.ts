import { attr, hasAttr, matches, tagOf } from './native.ts'

const native = new Set(['button', 'input', 'select', 'textarea', 'summary', 'iframe', 'details'])

/** Disabled the native way: by its own attribute, its fieldset or its optgroup. */
export const isNativelyDisabled = (el: Element): boolean => matches(el, ':disabled')

/** Editable rich text: the host of a contenteditable region, not everything inside it. */
export function isEditingHost(el: Element): boolean {
  const value = attr(el, 'contenteditable')
  return value !== null && ['', 'true', 'plaintext-only'].includes(value.trim().toLowerCase())
}

/** Can take the focus, by its nature or by tabindex. */
export function isFocusable(el: Element): boolean {
  const index = attr(el, 'tabindex')
  if (index !== null && !Number.isNaN(Number.parseInt(index, 10))) return true
  const tag = tagOf(el)
  if (tag === 'a' || tag === 'area' || tag === 'svg:a') return hasAttr(el, 'href')
  if (tag === 'input' && attr(el, 'type')?.toLowerCase() === 'hidden') return false
  return (native.has(tag) && !isNativelyDisabled(el)) || isEditingHost(el)
}
