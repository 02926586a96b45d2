import { composedChildren } from '../dom/composed.ts'
import { chosenOf, fieldValueOf, optionTextOf } from '../dom/field.ts'
import { attr, isElement, tagOf, textContentOf, token } from '../dom/native.ts'
import { credentialOf } from './credential.ts'
import { roleOf } from './role.ts'

const kinds = new Map<string, 'text' | 'choice' | 'range'>([
  ['textbox', 'text'],
  ['searchbox', 'text'],
  ['combobox', 'choice'],
  ['listbox', 'choice'],
  ['slider', 'range'],
  ['spinbutton', 'range'],
  ['scrollbar', 'range'],
  ['progressbar', 'range'],
  ['meter', 'range'],
])

const own = (el: Element) => {
  const tag = tagOf(el)
  return tag === 'input' || tag === 'textarea' ? fieldValueOf(el) : textContentOf(el)
}

function chosenIn(el: Element): string {
  const found: string[] = []
  const queue = [el]
  for (let seen = 0; queue.length > 0 && seen < 500; seen++) {
    for (const child of composedChildren(queue.shift() as Element)) {
      if (!isElement(child)) continue
      if (roleOf(child) === 'option' && token(child, 'aria-selected') === 'true') found.push(textContentOf(child) ?? '')
      else queue.push(child)
    }
  }
  return found.join(' ')
}

/**
 * Step C of accname: what a control inside another's label says, namely its value ("Flash the screen [3] times").
 * Null where the element is no such control. Secrets say nothing.
 */
export function embeddedValue(el: Element, role: string): string | null {
  const kind = kinds.get(role)
  if (!kind) return null
  if (credentialOf(el) !== 'none') return ''
  if (kind === 'text') return own(el)
  if (kind === 'range') {
    return attr(el, 'aria-valuetext') ?? attr(el, 'aria-valuenow') ?? fieldValueOf(el) ?? attr(el, 'value') ?? ''
  }
  if (tagOf(el) === 'select') return chosenOf(el).map(optionTextOf).join(' ')
  return tagOf(el) === 'input' ? (fieldValueOf(el) ?? '') : chosenIn(el) || (role === 'combobox' ? (own(el) ?? '') : '')
}
