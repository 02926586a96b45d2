import { formOf } from '../dom/field.ts'
import { getter } from '../dom/getter.ts'
import { attr, tagOf } from '../dom/native.ts'
import type { Item } from './item.ts'
import type { Refs, Shown } from './refs.ts'

const linkHref = getter(HTMLAnchorElement.prototype, 'href')

/** Where activating it leads; empty where that is not in its markup. */
export function shownOf(el: Element, role: string, name: string): Shown {
  const form = formOf(el)
  return {
    role,
    name,
    href: tagOf(el) === 'a' ? linkHref(el as HTMLAnchorElement) : (attr(el, 'href') ?? ''),
    formAction: attr(el, 'formaction') ?? (form ? (attr(form, 'action') ?? '') : ''),
  }
}

/** Notes what the model now knows of each element with a ref. */
export function rememberAll(items: Item[], refs: Refs): void {
  for (const item of items) {
    if (refs.known(item.el) && item.role !== 'text')
      refs.remember(item.el, shownOf(item.el, item.role, item.name || item.text))
    rememberAll(item.cells?.flat() ?? [], refs)
    rememberAll(item.children, refs)
  }
}
