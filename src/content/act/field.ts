import { composedChildren } from '../dom/composed.ts'
import { controlOf, typeOf } from '../dom/field.ts'
import { isElement, matches, tagOf } from '../dom/native.ts'
import { drawn } from './fitness.ts'
import { formats } from './formats.ts'
import { isSlider } from './slider.ts'
import { isRich, isText } from './value.ts'

export type FieldKind = 'text' | 'formatted' | 'rich' | 'choice' | 'box' | 'slider' | 'other'

/** What kind of filling an element takes. */
export function kindOf(el: Element): FieldKind {
  if (tagOf(el) === 'select') return 'choice'
  if (matches(el, 'input[type=checkbox i], input[type=radio i], [role=checkbox], [role=switch], [role=radio]'))
    return 'box'
  if (tagOf(el) === 'input' && formats[typeOf(el)]) return typeOf(el) === 'number' ? 'text' : 'formatted'
  if (isText(el)) return 'text'
  if (isSlider(el)) return 'slider'
  return isRich(el) ? 'rich' : 'other'
}

/** How far into a wrapper to look for its field. */
const reach = 300

/**
 * The field an element stands for: itself, a label's control, or the only field drawn inside it (a custom element, a
 * wrapper with a role).
 */
export function fieldIn(el: Element): Element {
  const start = controlOf(el) ?? el
  if (kindOf(start) !== 'other') return start
  const fields: Element[] = []
  const queue: Element[] = [start]
  for (let n = 0; n < reach && n < queue.length; n++) {
    const at = queue[n] as Element
    if (at !== start && (isText(at) || isRich(at) || formats[typeOf(at)]) && drawn(at)) fields.push(at)
    else queue.push(...composedChildren(at).filter(isElement))
  }
  return (fields.length === 1 && fields[0]) || start
}
