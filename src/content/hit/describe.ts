import { getter } from '../dom/getter.ts'
import { idOf, isHtml, matches, tagOf, textContentOf, token } from '../dom/native.ts'
import { nameOf } from '../snapshot/name.ts'
import { roleOf } from '../snapshot/role.ts'

const innerText = getter(HTMLElement.prototype, 'innerText')
const plain = new Set(['generic', 'none', 'presentation', 'paragraph', ''])

/** Visible text with white space folded, cut at `max` characters. */
export function textOf(el: Element, max: number): string {
  const text = isHtml(el) ? innerText(el as HTMLElement) : (textContentOf(el) ?? '')
  const folded = text
    .slice(0, max * 4)
    .replace(/\s+/g, ' ')
    .trim()
  return folded.length > max ? `${folded.slice(0, max - 1)}…` : folded
}

/** `button "Save"`, or `div#banner "We use cookies…"` where there is no role that says more. */
export function describe(el: Element): string {
  const role = roleOf(el)
  const name = nameOf(el) || (matches(el, 'input, select, textarea') ? '' : textOf(el, 40))
  const said = name && ` "${name.slice(0, 120)}"`
  if (!plain.has(role)) return role + said
  const first = token(el, 'class').split(/\s+/)[0]
  const mark = idOf(el) ? `#${idOf(el)}` : first ? `.${first}` : ''
  return `${tagOf(el)}${mark.slice(0, 60)}${said}`
}

/** Names what covers: the dialog in the chain if there is one, else its outermost element that has an id or text. */
export function describeCover(chain: Element[]): string {
  const dialog = chain.find((el) => roleOf(el).endsWith('dialog'))
  const outer = [...chain].reverse()
  const named = outer.find((el) => idOf(el) || textOf(el, 40)) ?? outer[0]
  return dialog ? describe(dialog) : named ? describe(named) : 'something'
}
