import { getter } from './getter.ts'
import { tagOf } from './native.ts'

const input = HTMLInputElement.prototype
const area = HTMLTextAreaElement.prototype
const choice = HTMLSelectElement.prototype
const option = HTMLOptionElement.prototype

const inputType = getter(input, 'type')
const buttonType = getter(HTMLButtonElement.prototype, 'type')
const values: Record<string, (el: never) => string> = {
  input: getter(input, 'value'),
  textarea: getter(area, 'value'),
  select: getter(choice, 'value'),
  option: getter(option, 'value'),
  output: getter(HTMLOutputElement.prototype, 'value'),
}
const defaults: Record<string, (el: never) => string> = {
  input: getter(input, 'defaultValue'),
  textarea: getter(area, 'defaultValue'),
}
const checked = getter(input, 'checked')
const defaultChecked = getter(input, 'defaultChecked')
const indeterminate = getter(input, 'indeterminate')
const files = getter(input, 'files')
const options = getter(choice, 'options')
const count = getter(choice, 'length')
const chosen = getter(choice, 'selectedOptions')
const chosenAt = getter(choice, 'selectedIndex')
const optionAt = choice.item
const multiple = getter(choice, 'multiple')
const size = getter(choice, 'size')
const selected = getter(option, 'selected')
const defaultSelected = getter(option, 'defaultSelected')
const optionText = getter(option, 'text')
const optionLabel = getter(option, 'label')
const suggestions = getter(input, 'list')
const labelControl = getter(HTMLLabelElement.prototype, 'control')

const labelGetters: Record<string, (el: never) => NodeListOf<HTMLLabelElement> | null> = {
  input: getter(input, 'labels'),
  textarea: getter(area, 'labels'),
  select: getter(choice, 'labels'),
  button: getter(HTMLButtonElement.prototype, 'labels'),
  output: getter(HTMLOutputElement.prototype, 'labels'),
  meter: getter(HTMLMeterElement.prototype, 'labels'),
  progress: getter(HTMLProgressElement.prototype, 'labels'),
}
const formGetters: Record<string, (el: never) => HTMLFormElement | null> = {
  input: getter(input, 'form'),
  textarea: getter(area, 'form'),
  select: getter(choice, 'form'),
  button: getter(HTMLButtonElement.prototype, 'form'),
  output: getter(HTMLOutputElement.prototype, 'form'),
}

/** Effective type of an input or button (`text`, `submit`, …), else empty. */
export function typeOf(el: Element): string {
  const tag = tagOf(el)
  if (tag === 'input') return inputType(el as HTMLInputElement)
  return tag === 'button' ? buttonType(el as HTMLButtonElement) : ''
}

/** Never call it on a field that `credentialOf` classes as one. Null where the element has no value. */
export const fieldValueOf = (el: Element): string | null => values[tagOf(el)]?.(el as never) ?? null
export const defaultValueOf = (el: Element): string | null => defaults[tagOf(el)]?.(el as never) ?? null
export const checkedOf = (el: Element): boolean => tagOf(el) === 'input' && checked(el as HTMLInputElement)
export const defaultCheckedOf = (el: Element): boolean =>
  tagOf(el) === 'input' && defaultChecked(el as HTMLInputElement)
export const indeterminateOf = (el: Element): boolean => tagOf(el) === 'input' && indeterminate(el as HTMLInputElement)
/** Names of the files chosen. */
export const filesOf = (el: Element): string[] =>
  tagOf(el) === 'input' ? Array.from(files(el as HTMLInputElement) ?? [], (f) => f.name) : []
export const optionsOf = (el: Element): Element[] =>
  tagOf(el) === 'select' ? Array.from(options(el as HTMLSelectElement)) : []
/** Options chosen in a drop-down or list. */
export function chosenOf(el: Element): Element[] {
  if (tagOf(el) !== 'select') return []
  const select = el as HTMLSelectElement
  if (multiple(select)) return Array.from(chosen(select))
  const one = optionAt.call(select, chosenAt(select))
  return one ? [one] : []
}
export const optionCountOf = (el: Element): number => (tagOf(el) === 'select' ? count(el as HTMLSelectElement) : 0)
export const multipleOf = (el: Element): boolean => tagOf(el) === 'select' && multiple(el as HTMLSelectElement)
export const sizeOf = (el: Element): number => (tagOf(el) === 'select' ? size(el as HTMLSelectElement) : 0)
export const selectedOf = (el: Element): boolean => tagOf(el) === 'option' && selected(el as HTMLOptionElement)
export const defaultSelectedOf = (el: Element): boolean =>
  tagOf(el) === 'option' && defaultSelected(el as HTMLOptionElement)
/** What a person reads in the drop-down. */
export const optionTextOf = (el: Element): string =>
  tagOf(el) === 'option' ? optionLabel(el as HTMLOptionElement) || optionText(el as HTMLOptionElement) : ''
/** The datalist that suggests values for an input. */
export const suggestionsOf = (el: Element): Element | null =>
  tagOf(el) === 'input' ? suggestions(el as HTMLInputElement) : null
/** The control a label stands for. */
export const controlOf = (el: Element): Element | null =>
  tagOf(el) === 'label' ? labelControl(el as HTMLLabelElement) : null
/** By a look through the whole tree: see `labelsFor` in `labels.ts` for many controls. */
export const labelsOf = (el: Element): Element[] => Array.from(labelGetters[tagOf(el)]?.(el as never) ?? [])
export const formOf = (el: Element): Element | null => formGetters[tagOf(el)]?.(el as never) ?? null
