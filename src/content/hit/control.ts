import { composedParent } from '../dom/composed.ts'
import { controlOf } from '../dom/field.ts'
import { matches, tagOf } from '../dom/native.ts'

/** What reacts as a whole, so that an icon or a text inside it means all of it. https://w3c.github.io/aria/#childrenArePresentational */
export const controls = [
  'a[href]',
  'button',
  'summary',
  'input',
  'select',
  'textarea',
  'option',
  ...'button link checkbox radio switch tab option menuitem menuitemcheckbox menuitemradio'
    .split(' ')
    .map((role) => `[role=${role}]`),
].join()

/** The nearest control that the element is or lies in, through shadow roots; a label stands for its control. */
export function controlAround(el: Element): Element | null {
  for (let n: Element | null = el; n; n = composedParent(n)) {
    if (matches(n, controls)) return n
    if (tagOf(n) === 'label') return controlOf(n)
  }
  return null
}
