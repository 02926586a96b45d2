import { attr, hasAttr, isElement, parentNodeOf, tagOf } from '../dom/native.ts'
import { perPass } from '../dom/pass.ts'
import { isConflicting } from './conflict.ts'
import { isInContext } from './context.ts'
import { implicitRole } from './implicit-role.ts'

/** Concrete roles of ARIA 1.3, the graphics and the DPUB ones left out, each with the name that is used for it here. */
const known = new Map<string, string>(
  `alert alertdialog application article banner blockquote button caption cell checkbox code columnheader combobox
  comment complementary contentinfo definition deletion dialog directory document emphasis feed figure form generic
  grid gridcell group heading image img insertion link list listbox listitem log main mark marquee math menu menubar
  menuitem menuitemcheckbox menuitemradio meter navigation none note option paragraph presentation progressbar radio
  radiogroup region row rowgroup rowheader scrollbar search searchbox separator slider spinbutton status strong
  subscript suggestion superscript switch tab table tablist tabpanel term textbox time timer toolbar tooltip tree
  treegrid treeitem`
    .split(/\s+/)
    .map((role) => [role, role]),
)
known.set('image', 'img').set('presentation', 'none').set('directory', 'list')

const names = ['aria-label', 'aria-labelledby', 'title']

/** Is a role that an author wrote one that the element can have? */
function isAllowed(el: Element, role: string): boolean {
  if (role === 'none') return !isConflicting(el)
  if (role === 'region' || role === 'form') return names.some((name) => hasAttr(el, name))
  return isInContext(el, role, roleOf)
}

function explicitRole(el: Element): string | null {
  const listed = attr(el, 'role')
  if (!listed) return null
  const only = known.get(listed)
  if (only !== undefined) return isAllowed(el, only) ? only : null
  // The cap keeps a hostile attribute of megabytes from costing anything.
  for (const word of listed.slice(0, 500).toLowerCase().split(/\s+/)) {
    const role = known.get(word)
    if (role !== undefined && isAllowed(el, role)) return role
    if (role === 'none') return null
  }
  return null
}

/** Parts that lose their role with the whole. https://w3c.github.io/aria/#presentational-role-inheritance */
const parts = new Map(
  Object.entries({
    dd: /^d(l|iv)$/,
    dt: /^d(l|iv)$/,
    li: /^(ul|ol|menu)$/,
    tr: /^(tbody|thead|tfoot|table)$/,
    td: /^tr$/,
    th: /^tr$/,
    tbody: /^table$/,
    thead: /^table$/,
    tfoot: /^table$/,
    caption: /^table$/,
  }),
)

function isPartOfPresentation(el: Element, tag: string): boolean {
  const whole = parts.get(tag)
  if (!whole) return false
  const parent = parentNodeOf(el)
  return isElement(parent) && whole.test(tagOf(parent)) && roleOf(parent) === 'none' && !isConflicting(el)
}

/** The ARIA role that a browser computes; `generic` where there is none, `none` for presentational elements. */
export const roleOf: (el: Element) => string = perPass((el) => {
  const role = explicitRole(el)
  if (role !== null) return role
  const tag = tagOf(el)
  return isPartOfPresentation(el, tag) ? 'none' : implicitRole(el, tag, roleOf)
})
