import { getter } from '../dom/getter.ts'
import { attr, hasAnyAttr, hasAttr, isElement, parentNodeOf, token } from '../dom/native.ts'
import { clean } from './clean.ts'
import { descriptionOf } from './description.ts'
import type { Item } from './item.ts'
import { referencesOf } from './references.ts'
import { isShown } from './visible.ts'

const maxDescription = 120
const popups = new Set(['menu', 'listbox', 'tree', 'grid', 'dialog'])
const count = getter(Element.prototype, 'childElementCount')

const fold = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')

/** What a description adds: nothing where it can be read beside, or where the line says it. */
function describes({ el, name, state }: Item): string {
  if (!hasAttr(el, 'aria-describedby') && !hasAttr(el, 'aria-description') && !hasAttr(el, 'title')) return ''
  if (state?.error || referencesOf(el, 'aria-describedby').some(isShown)) return ''
  const text = clean(descriptionOf(el), maxDescription)
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
  if (!hasAnyAttr(el)) return
  const called = clean(attr(el, 'aria-roledescription') ?? '', 40)
  if (called) notes.push(called)
  if (!item.target) return
  const popup = token(el, 'aria-haspopup')
  const opens = popup === 'true' ? 'menu' : popup
  if (popups.has(opens) && item.role !== 'combobox' && state?.expanded !== true) notes.push(`opens ${opens}`)
  const place = hasAttr(el, 'aria-setsize') ? placeIn(el) : ''
  if (place) notes.push(place)
  const described = describes(item)
  if (described) notes.push(described)
}
