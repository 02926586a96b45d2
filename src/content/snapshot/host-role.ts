import { shadowRootOf } from '../dom/composed.ts'
import { hasAttr, matches } from '../dom/native.ts'

/** What custom elements are called that are one control, by the end of their tag: `md-filled-button`, `x-menu-item`. */
const words: [RegExp, string][] = [
  [/check-?box$/, 'checkbox'],
  [/radio(-button)?$/, 'radio'],
  [/(switch|toggle)$/, 'switch'],
  [/(button|btn|fab)$/, 'button'],
  [/(slider|range)$/, 'slider'],
  [/menu-?item$/, 'menuitem'],
  [/(^|-)tab$/, 'tab'],
  [/(^|-)option$/, 'option'],
  [/(select|combo-?box|drop-?down)$/, 'combobox'],
  [/(input|text-?field|text-?area|text-?box)$/, 'textbox'],
  [/(^|-)link$/, 'link'],
]

const controls = 'button,input,select,textarea,a[href],[role],[tabindex],[contenteditable]'

/** Form-associated custom elements are the only ones that these fit. https://html.spec.whatwg.org/multipage/semantics-other.html#enableddisabled */
const isField = (el: Element) => matches(el, ':enabled') || matches(el, ':disabled')

/**
 * The role of a custom element that has none in its markup. What it told the browser by ElementInternals no script can
 * read; that it is a form field or in the tab order, and has no control in its shadow tree, shows that it is one
 * itself, and its tag which.
 */
export function hostRole(el: Element, tag: string): string {
  const role = words.find(([word]) => word.test(tag))?.[1]
  if (!role || !(hasAttr(el, 'tabindex') || isField(el))) return 'generic'
  const root = shadowRootOf(el)
  if (root && ShadowRoot.prototype.querySelector.call(root, controls)) return 'generic'
  return Element.prototype.querySelector.call(el, controls) ? 'generic' : role
}
