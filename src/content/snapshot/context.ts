import { composedParent } from '../dom/composed.ts'
import { idOf, rootOf, tagOf } from '../dom/native.ts'

const [inDocument, inShadow] = [Document.prototype.querySelector, DocumentFragment.prototype.querySelector]
const queryOne = (root: Document | ShadowRoot, selector: string) =>
  (root instanceof Document ? inDocument.call(root, selector) : inShadow.call(root, selector)) !== null

const tables = ['grid', 'table', 'treegrid']
const rows = ['row', ...tables]

/**
 * Roles that say nothing outside of the whole that they are parts of. https://w3c.github.io/aria/#scope
 * Options, tabs, items of menus and trees need one too, but what a page calls a tab is one for who wants to click it.
 */
const wholes: Record<string, readonly string[]> = {
  caption: ['figure', 'radiogroup', ...tables],
  cell: rows,
  columnheader: rows,
  gridcell: rows,
  listitem: ['list', 'directory'],
  row: ['rowgroup', ...tables],
  rowgroup: tables,
  rowheader: rows,
}

/** May an element have a role where it stands? The role of a custom element around it may not be known: it may. */
export function isInContext(el: Element, role: string, roleOf: (el: Element) => string): boolean {
  const whole = wholes[role]
  if (!whole) return true
  for (let at = composedParent(el); at; at = composedParent(at))
    if (tagOf(at).includes('-') || whole.includes(roleOf(at))) return true
  return isOwned(el)
}

/** What another element claims by aria-owns stands in that one. */
function isOwned(el: Element): boolean {
  const id = idOf(el)
  const root = rootOf(el)
  if (!id || !(root instanceof Document || root instanceof ShadowRoot)) return false
  return queryOne(root, `[aria-owns~="${CSS.escape(id)}"]`)
}
