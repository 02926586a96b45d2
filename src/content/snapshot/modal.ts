import { composedContains } from '../dom/composed.ts'
import { matches, token } from '../dom/native.ts'
import type { Item } from './item.ts'
import { nameOf } from './name.ts'
import type { Queries } from './queries.ts'
import { isShown } from './visible.ts'

/** The topmost open modal dialog: native, or one that says it is. */
export function modalOf({ all }: Queries): Element | null {
  const open = all('dialog[open],[aria-modal="true"]').slice(0, 200).filter(isShown)
  const native = open.filter((el) => matches(el, 'dialog:modal'))
  return native.at(-1) ?? open.findLast((el) => token(el, 'aria-modal') === 'true') ?? null
}

export const modalName = (modal: Element): string => nameOf(modal) || 'dialog'

/** How much further away what lies behind a modal dialog counts, in viewports. */
const behind = 100

/** Puts what lies behind the dialog last and says so once, at the top of each part. */
export function markBehind(items: Item[], modal: Element, said = false): boolean {
  let found = false
  for (const item of items) {
    if (composedContains(modal, item.el)) {
      found = true
      continue
    }
    const holds = markBehind(item.children, modal, said || !composedContains(item.el, modal))
    if (holds) found = true
    else {
      item.far += behind
      if (!said && (item.children.length > 0 || item.target)) item.notes.push('behind the dialog')
    }
  }
  return found
}
