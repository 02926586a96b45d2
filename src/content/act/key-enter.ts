import { formOf, typeOf } from '../dom/field.ts'
import { getter } from '../dom/getter.ts'
import { matches, tagOf } from '../dom/native.ts'
import { middleOf } from '../hit/points.ts'
import { edit } from './edit.ts'
import { disabledOf } from './fitness.ts'
import { sendActivation, unsuited } from './opens.ts'
import { clickEvent, type Modifiers } from './pointer.ts'
import { isRich, isText, sendChange } from './value.ts'

const elementsOf = getter(HTMLFormElement.prototype, 'elements')
const requestSubmit = HTMLFormElement.prototype.requestSubmit

/** The click that a key causes: detail 0, no button pressed. */
export function pressButton(el: Element, modifiers: Modifiers = []): string | undefined {
  const why = unsuited(el, typeOf(el), tagOf(el))
  if (why) return why
  const gesture = { point: middleOf(el), modifiers, button: 'left' as const }
  const { opens, detail } = sendActivation(el, clickEvent('click', gesture, 0), gesture)
  return opens ? `It leads to a new tab (${opens}): click it instead.` : detail
}

const blocking = 'text search tel url email password date month week time datetime-local number'
  .split(' ')
  .map((type) => `input[type=${type} i]`)
  .join()

/** https://html.spec.whatwg.org/#implicit-submission */
export function submitImplicitly(field: Element): string | undefined {
  const form = formOf(field)
  if (!form) return undefined
  sendChange(field)
  const elements = Array.from(elementsOf(form as HTMLFormElement))
  const images = Array.from(Element.prototype.querySelectorAll.call(form, 'input[type=image i]'))
  const button = [...elements, ...images].find((el) => ['submit', 'image'].includes(typeOf(el)))
  if (button) return disabledOf(button) ? 'The submit button is disabled.' : pressButton(button)
  if (elements.filter((el) => matches(el, blocking) || (tagOf(el) === 'input' && isText(el))).length > 1)
    return undefined
  requestSubmit.call(form as HTMLFormElement)
  return undefined
}

export function enter(el: Element, modifiers: Modifiers): boolean | string {
  if (
    matches(
      el,
      'a[href], area[href], button, summary, input[type=button i], input[type=submit i], input[type=reset i], input[type=image i]',
    )
  )
    return pressButton(el, modifiers) ?? true
  if (tagOf(el) === 'textarea') return edit(el, { inputType: 'insertLineBreak', data: null, order: 'insertLineBreak' })
  if (isRich(el)) {
    const kind = modifiers.includes('Shift') ? 'insertLineBreak' : 'insertParagraph'
    return edit(el, { inputType: kind, data: null, order: kind })
  }
  return tagOf(el) === 'input' ? (submitImplicitly(el) ?? true) : false
}
