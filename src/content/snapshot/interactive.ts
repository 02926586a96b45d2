import { isEditingHost } from '../dom/focusable.ts'
import { attr, hasAttr, tagOf } from '../dom/native.ts'

const roles = new Set(
  `button checkbox combobox gridcell link listbox menuitem menuitemcheckbox menuitemradio option radio scrollbar
  searchbox slider spinbutton switch tab textbox treeitem`.split(/\s+/),
)
const tags = new Set('a area button canvas input select summary textarea video audio'.split(' '))
const handlers = ['onclick', 'onmousedown', 'onmouseup', 'onpointerdown', 'onpointerup', 'onkeydown', 'ondblclick']

/** Boxes that take the focus for the keyboard's sake and do nothing when clicked. */
const containers = new Set(
  'alertdialog application dialog document grid group log main navigation region row table tabpanel tree'.split(' '),
)

/** Why an element can be acted on, strongest first; null where nothing says so. */
export type Evidence = 'role' | 'handler' | 'focus' | 'pointer'

/**
 * Listeners added by script cannot be seen from a content script, so evidence is indirect: role, tag, handler
 * attribute, tabindex, or a hand-shaped pointer that starts at this element (`pointer`).
 */
export function evidenceOf(el: Element, role: string, pointer: boolean): Evidence | null {
  const tag = tagOf(el)
  if (role === 'gridcell' && !hasAttr(el, 'tabindex') && !pointer) return null
  if (role === 'option' && tag === 'option') return null
  if (roles.has(role)) return 'role'
  if (tags.has(tag) && (tag !== 'a' || hasAttr(el, 'href'))) return tag === 'area' ? null : 'role'
  if (isEditingHost(el)) return 'role'
  if (handlers.some((name) => hasAttr(el, name))) return 'handler'
  const index = Number.parseInt(attr(el, 'tabindex') ?? '', 10)
  if (index >= 0 && !containers.has(role)) return 'focus'
  return pointer ? 'pointer' : null
}
