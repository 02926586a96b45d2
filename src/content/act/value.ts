import { fieldValueOf } from '../dom/field.ts'
import { getter } from '../dom/getter.ts'
import { matches, tagOf } from '../dom/native.ts'
import { send } from './pointer.ts'

const setters: Record<string, ((value: string) => void) | undefined> = {
  input: Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set,
  textarea: Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set,
}

/** The prototype's setter: frameworks shadow the element's own and would take the value for one they set themselves. */
export const setValue = (el: Element, value: string): void => setters[tagOf(el)]?.call(el, value)

export const isRich = (el: Element): boolean =>
  matches(el, '[contenteditable]:not([contenteditable=false])') && (el as HTMLElement).isContentEditable

const typed = 'text search url tel email number password'.split(' ').map((type) => `input[type=${type} i]`)
/** Holds text that keys can edit; an unknown or missing type counts as text. */
export const isText = (el: Element): boolean => tagOf(el) === 'textarea' || isInput(el, typed.join())

const others = 'button checkbox color date datetime-local file hidden image month radio range reset submit time week'
  .split(' ')
  .map((type) => `[type=${type} i]`)
  .join()
const isInput = (el: Element, list: string) => tagOf(el) === 'input' && (matches(el, list) || !matches(el, others))

const innerText = getter(HTMLElement.prototype, 'innerText')

/** What stands in a field or an editor. Never call it on a credential. */
export const contentOf = (el: Element): string => (isRich(el) ? innerText(el as HTMLElement) : (fieldValueOf(el) ?? ''))

export const sendInput = (
  el: Element,
  type: 'beforeinput' | 'input',
  inputType: string,
  data: string | null,
): boolean =>
  send(el, new InputEvent(type, { bubbles: true, composed: true, cancelable: type === 'beforeinput', inputType, data }))

export const sendChange = (el: Element): boolean => send(el, new Event('change', { bubbles: true }))

/** As a picker or slider does after the person let go. */
export function sendPicked(el: Element): void {
  send(el, new Event('input', { bubbles: true, composed: true }))
  sendChange(el)
}
