import { chosenOf, fieldValueOf, filesOf, optionTextOf } from '../dom/field.ts'
import { isEditingHost } from '../dom/focusable.ts'
import { getter } from '../dom/getter.ts'
import { attr, hasAttr, isHtml, textContentOf, token } from '../dom/native.ts'
import { credentialOf } from './credential.ts'
import { contentText } from './text-alternative.ts'

const laidOut = getter(HTMLElement.prototype, 'innerText')
const progress = getter(HTMLProgressElement.prototype, 'position')
const meter = HTMLMeterElement.prototype
const [measured, most] = [getter(meter, 'value'), getter(meter, 'max')]

const ranged = new Set(['slider', 'spinbutton', 'progressbar', 'meter', 'scrollbar', 'separator'])
const edited = new Set(['textbox', 'searchbox'])
/** Inputs whose value is no text that stands in them. */
const pressed = new Set(['checkbox', 'radio', 'switch', 'menuitemcheckbox', 'menuitemradio', 'button'])

const percent = (part: number) => `${Math.round(part * 100)}%`

/** What a slider, a meter or a progress bar says in words or numbers; a progress without an end says nothing. */
function rangeValue(el: Element, tag: string, role: string): string | null {
  const said = attr(el, 'aria-valuetext')?.trim()
  if (said) return said
  if (tag === 'progress') return hasAttr(el, 'value') ? percent(progress(el as HTMLProgressElement)) : null
  if (tag === 'meter') return `${measured(el as HTMLMeterElement)} of ${most(el as HTMLMeterElement)}`
  const now = attr(el, 'aria-valuenow')?.trim()
  if (!now) return fieldValueOf(el) ?? attr(el, 'value')
  if (role !== 'progressbar') return now
  const from = Number(attr(el, 'aria-valuemin') ?? 0)
  const to = Number(attr(el, 'aria-valuemax') ?? 100)
  const part = (Number(now) - from) / (to - from)
  return part >= 0 && part <= 1 ? percent(part) : now
}

/** Text of an editor with its lines, as it is laid out. */
const editedText = (el: Element) => (isHtml(el) ? laidOut(el as HTMLElement) : textContentOf(el))

/** What stands in a field, as a person reads it; null where there is none or it must not be read. */
export function valueIn(el: Element, tag: string, role: string): string | null {
  if (tag === 'select') return role === 'combobox' ? chosenOf(el).map(optionTextOf).join(', ') : null
  if (tag === 'input' || tag === 'textarea') {
    if (credentialOf(el) !== 'none' || (pressed.has(role) && token(el, 'type') !== 'file')) return null
    if (tag === 'input' && token(el, 'type') === 'file') return filesOf(el).join(', ')
    return ranged.has(role) ? rangeValue(el, tag, role) : fieldValueOf(el)
  }
  if (ranged.has(role)) return rangeValue(el, tag, role)
  const isChoice = role === 'combobox'
  if (!isChoice && !edited.has(role)) return null
  if (isEditingHost(el)) return editedText(el)
  // A custom element keeps its value to itself; the attribute is what it started with.
  if (tag.includes('-')) return attr(el, 'value')
  // A combobox that is a button shows its choice.
  return isChoice ? contentText(el) : textContentOf(el)
}
