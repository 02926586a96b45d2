import { formOf } from '../dom/field.ts'
import { getter } from '../dom/getter.ts'
import { attr, tagOf } from '../dom/native.ts'
import type { Item } from './item.ts'
import type { Refs, Shown } from './refs.ts'
import { atOnce, isDue, type Steps } from './slices.ts'

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
export function* remember(items: Item[], refs: Refs): Steps<void> {
  for (const item of items) {
    if (!item.isNoted && item.role !== 'text' && refs.known(item.el)) {
      refs.remember(item.el, shownOf(item.el, item.role, item.name || item.text))
      item.isNoted = true
    }
    if (isDue()) yield
    for (const cell of item.cells ?? []) yield* remember(cell, refs)
    if (item.children.length > 0) yield* remember(item.children, refs)
  }
}

/** The same at once. */
export const rememberAll = (items: Item[], refs: Refs): void => atOnce(remember(items, refs))
