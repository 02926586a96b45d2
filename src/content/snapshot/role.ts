import { composedParent } from '../dom/composed.ts'
import { isFocusable } from '../dom/focusable.ts'
import { attr, tagOf } from '../dom/native.ts'
import { inCache } from '../dom/pass.ts'
import { implicitRole } from './implicit-role.ts'

/** Concrete roles of ARIA 1.3, the graphics and the DPUB ones left out. */
const known = new Set(
  `alert alertdialog application article banner blockquote button caption cell checkbox code columnheader combobox
  comment complementary contentinfo definition deletion dialog directory document emphasis feed figure form generic
  grid gridcell group heading image img insertion link list listbox listitem log main mark marquee math menu menubar
  menuitem menuitemcheckbox menuitemradio meter navigation none note option paragraph presentation progressbar radio
  radiogroup region row rowgroup rowheader scrollbar search searchbox separator slider spinbutton status strong
  subscript suggestion superscript switch tab table tablist tabpanel term textbox time timer toolbar tooltip tree
  treegrid treeitem`.split(/\s+/),
)

const global = `atomic busy controls current describedby description details dropeffect flowto grabbed keyshortcuts
  label labelledby live owns relevant roledescription`
  .split(/\s+/)
  .map((name) => `aria-${name}`)

/** Focusable or labelled elements are never presentational. https://w3c.github.io/aria/#conflict_resolution_presentation_none */
const isConflicting = (el: Element) => isFocusable(el) || global.some((name) => attr(el, name)?.trim())

const synonyms: Record<string, string> = { image: 'img', presentation: 'none', directory: 'list' }

function explicitRole(el: Element): string | null {
  const listed = attr(el, 'role')
  if (!listed) return null
  // The cap keeps a hostile attribute of megabytes from costing anything.
  for (const word of listed.slice(0, 500).toLowerCase().split(/\s+/)) {
    if (!known.has(word)) continue
    const role = synonyms[word] ?? word
    if (role !== 'none' || !isConflicting(el)) return role
    return null
  }
  return null
}

/** Parts that lose their role with the whole. https://w3c.github.io/aria/#presentational-role-inheritance */
const parts: Record<string, RegExp> = {
  li: /^(ul|ol|menu)$/,
  tr: /^(tbody|thead|tfoot|table)$/,
  td: /^tr$/,
  th: /^tr$/,
  tbody: /^table$/,
  thead: /^table$/,
  tfoot: /^table$/,
  caption: /^table$/,
}

function isPartOfPresentation(el: Element): boolean {
  const whole = parts[tagOf(el)]
  if (!whole) return false
  const parent = composedParent(el)
  return parent !== null && whole.test(tagOf(parent)) && roleOf(parent) === 'none' && !isConflicting(el)
}

/** The ARIA role that a browser computes; `generic` where there is none, `none` for presentational elements. */
export function roleOf(el: Element): string {
  return inCache('role', el, () => explicitRole(el) ?? (isPartOfPresentation(el) ? 'none' : implicitRole(el, roleOf)))
}
