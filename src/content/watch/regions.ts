import { queryAll } from '../dom/doc.ts'
import { contains } from '../dom/native.ts'
import { describe, textOf } from '../hit/describe.ts'
import { roleOf } from '../snapshot/role.ts'
import { isShown } from '../snapshot/visible.ts'

/** What pages use to tell or ask something; the classes are those of toolkits that give such boxes no role. */
const selector =
  'dialog[open], [popover]:popover-open, [aria-live]:not([aria-live=off]), .toast, .snackbar, .modal, .alert, .notification, ' +
  'dialog alertdialog alert status log listbox menu tooltip'
    .split(' ')
    .map((role) => `[role=${role}]`)
    .join()

/** More than these nobody reads. */
const most = 40

/** Dialogs, messages and lists that can be seen now, with their text. */
export function regions(): Map<Element, string> {
  const seen = queryAll(document, selector)
    .slice(0, most * 5)
    .filter(isShown)
  return new Map(seen.slice(0, most).map((el) => [el, textOf(el, 240)]))
}

const loud = new Set(['alert', 'status', 'log'])

function said(el: Element, text: string): string {
  const title = describe(el).slice(0, 160)
  return loud.has(roleOf(el)) || !text || title.includes(text) ? `${roleOf(el)}: "${text}"` : `${title}: "${text}"`
}

/** What appeared, was said anew, or closed. Of boxes in one another the outermost speaks. */
export function regionChanges(before: Map<Element, string>, after: Map<Element, string>): string[] {
  const fresh = [...after].filter(([el, text]) => text !== '' && before.get(el) !== text)
  const outer = fresh.filter(([el]) => !fresh.some(([other]) => other !== el && contains(other, el)))
  const opened = outer.map(([el, text]) => (before.get(el) ? `${said(el, text)} now` : `${said(el, text)} appeared`))
  const closed = [...before].filter(([el, text]) => text !== '' && !after.has(el))
  return [...opened, ...closed.map(([el, text]) => `${describe(el)} "${text.slice(0, 60)}" closed`)]
}
