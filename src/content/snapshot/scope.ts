import { multipleOf } from '../dom/field.ts'
import { attrNames, hasAnyAttr, hasAttr, isElement, parentNodeOf, styleOf, tagOf } from '../dom/native.ts'
import { bit } from './css/bits.ts'
import type { Place } from './place.ts'
import { liveOf, type Scope } from './reuse.ts'
import type { View } from './view.ts'

/** What a cell is depends on those beside it: it is kept with its row. */
const apart = new Set(['td', 'th'])
export const isSeparate = (tag: string): boolean => !apart.has(tag)

const controls = new Set(['input', 'select', 'textarea'])

/** Attributes that speak of elements elsewhere, or of what changes unseen. */
const distant = new Set(
  'aria-labelledby aria-describedby aria-errormessage aria-owns aria-controls aria-activedescendant popovertarget list form'.split(
    ' ',
  ),
)
const restless = new Set(['iframe', 'frame', 'object', 'embed', 'video', 'audio', 'dialog', 'slot'])

const speaksOfOthers = (el: Element) => hasAnyAttr(el) && attrNames(el).some((name) => distant.has(name))

/** Can it be labelled from elsewhere? */
const isLabelledApart = (el: Element) => {
  const parent = parentNodeOf(el)
  return hasAttr(el, 'id') && !(isElement(parent) && tagOf(parent) === 'label')
}

/** The part of the page that an element and its content make. */
export function scopeOf(el: Element, tag: string, flags: number, view: View, above: Place): Scope {
  const isControl = controls.has(tag)
  const isLoose =
    (flags & bit.shifting) !== 0 ||
    view.scrolls ||
    view.fixed !== above.view.fixed ||
    (flags & bit.box && styleOf(el).position === 'sticky') ||
    restless.has(tag) ||
    speaksOfOthers(el) ||
    (isControl && (multipleOf(el) || isLabelledApart(el)))
  return { isKept: !isLoose, controls: isControl && !isLoose ? [{ el, value: liveOf(el) }] : [], elements: 1 }
}
