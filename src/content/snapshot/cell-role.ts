import { getter } from '../dom/getter.ts'
import { closest, isElement, parentNodeOf, queryAllIn, tagOf, textContentOf, token } from '../dom/native.ts'

type RoleOf = (el: Element) => string

const next = getter(Element.prototype, 'nextElementSibling')
const previous = getter(Element.prototype, 'previousElementSibling')
const count = getter(Element.prototype, 'childElementCount')

const isHeader = (el: Element | null) => el !== null && tagOf(el) === 'th'
const isData = (el: Element | null) =>
  el !== null && tagOf(el) === 'td' && (count(el) > 0 || textContentOf(el)?.trim() !== '')

/** Of a `td`. */
export function cellRole(el: Element, roleOf: RoleOf): string {
  const table = closest(el, 'table')
  const role = table ? roleOf(table) : ''
  return role === 'grid' || role === 'treegrid' ? 'gridcell' : 'cell'
}

const scopes = new Map([
  ['row', 'rowheader'],
  ['rowgroup', 'rowheader'],
  ['col', 'columnheader'],
  ['colgroup', 'columnheader'],
])

/** Of a `th`: by its scope, else by its neighbours. https://html.spec.whatwg.org/multipage/tables.html#header-and-data-cell-semantics */
export function headerRole(el: Element): string {
  const scope = scopes.get(token(el, 'scope'))
  if (scope) return scope
  const [before, after] = [previous(el), next(el)]
  if (!before && !after) {
    const row = parentNodeOf(el)
    const table = isElement(row) ? closest(row, 'table') : null
    // A table of one cell has nothing to be headed.
    return table && queryAllIn(table, 'tr').length < 2 ? 'generic' : 'columnheader'
  }
  if (isHeader(before) && isHeader(after)) return 'columnheader'
  return isData(before) || isData(after) ? 'rowheader' : 'columnheader'
}
