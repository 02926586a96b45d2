import { getter } from '../dom/getter.ts'
import { attr, hasAttr, isElement, parentNodeOf, token } from '../dom/native.ts'
import { clean } from './clean.ts'
import type { Item } from './item.ts'

const maxDescription = 120
const popups = new Set(['menu', 'listbox', 'tree', 'grid', 'dialog'])
const count = getter(Element.prototype, 'childElementCount')

const fold = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')

/**
 * The tooltip, where the line does not say it. Descriptions that nobody sees stay out: a page can write there what it
 * hides from the person; those that can be seen stand on the page anyway.
 */
function tooltip({ el, name, state }: Item): string {
  const text = clean(attr(el, 'title') ?? '', maxDescription)
  const isSaid = fold(`${name} ${state?.value ?? ''} ${attr(el, 'placeholder') ?? ''}`).includes(fold(text))
  return isSaid ? '' : `described: ${JSON.stringify(text)}`
}

/** A place in a list of which the page holds a part. */
function placeIn(el: Element): string {
  const all = Number.parseInt(attr(el, 'aria-setsize') ?? '', 10)
  const at = Number.parseInt(attr(el, 'aria-posinset') ?? '', 10)
  const parent = parentNodeOf(el)
  return at > 0 && all > 0 && isElement(parent) && all > count(parent) ? `${at} of ${all}` : ''
}

/** What its author calls it, what it opens, its place in a longer list, and its description. */
export function addMoreNotes(item: Item): void {
  const { el, notes, state } = item
  const called = clean(attr(el, 'aria-roledescription') ?? '', 40)
  if (called) notes.push(called)
  if (!item.target) return
  const popup = token(el, 'aria-haspopup')
  const opens = popup === 'true' ? 'menu' : popup
  if (popups.has(opens) && item.role !== 'combobox' && state?.expanded !== true) notes.push(`opens ${opens}`)
  const place = hasAttr(el, 'aria-setsize') ? placeIn(el) : ''
  if (place) notes.push(place)
  const described = hasAttr(el, 'title') ? tooltip(item) : ''
  if (described) notes.push(described)
}
