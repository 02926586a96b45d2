import { fieldValueOf, multipleOf, optionsOf, optionTextOf, selectedOf } from '../dom/field.ts'
import { getter } from '../dom/getter.ts'
import { matches } from '../dom/native.ts'
import { pause } from '../watch/clock.ts'
import type { Act, Result } from './act.ts'
import { type Choice, choose, folded } from './choose.ts'
import { moveFocus } from './focus.ts'
import { sendPicked } from './value.ts'

const index = getter(HTMLOptionElement.prototype, 'index')
const setSelected = Object.getOwnPropertyDescriptor(HTMLOptionElement.prototype, 'selected')?.set
const setIndex = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'selectedIndex')?.set

type NativeChoice = Choice & { option: Element }

const choicesOf = (select: Element): NativeChoice[] =>
  optionsOf(select).map((option) => ({
    option,
    label: optionTextOf(option),
    value: fieldValueOf(option) ?? '',
    disabled: matches(option, ':disabled'),
  }))

/** Chooses in a native drop-down or list as a person would; its own popup is never opened. */
export async function chooseNative(act: Act, select: Element, values: readonly string[]): Promise<Result> {
  const multiple = multipleOf(select)
  if (values.length > 1 && !multiple) return { outcome: 'unsuitable', detail: 'It takes one option only.' }
  const choices = choicesOf(select)
  const wanted: Element[] = []
  for (const value of values) {
    const chosen = choose(choices, value)
    if (!chosen.found) return { outcome: 'no-option', detail: chosen.why }
    wanted.push(chosen.found.option)
  }
  const [only] = wanted
  if (!only && !multiple) return { outcome: 'no-option', detail: 'It takes one option.' }
  const right = () => optionsOf(select).every((option) => selectedOf(option) === wanted.includes(option))
  if (right()) return { outcome: 'unchanged' }
  act.started()
  moveFocus(select)
  if (multiple) for (const option of optionsOf(select)) setSelected?.call(option, wanted.includes(option))
  else setIndex?.call(select, index(only as HTMLOptionElement))
  sendPicked(select)
  await pause(30, act.signal)
  const labels = () =>
    optionsOf(select)
      .filter(selectedOf)
      .map((o) => folded(optionTextOf(o)))
  const asked = wanted.map((o) => folded(optionTextOf(o)))
  // A page may have made the options anew: what is read is what counts.
  if (right() || asked.every((label) => labels().includes(label))) return { outcome: 'done' }
  return { outcome: 'rejected', detail: `It now reads ${JSON.stringify(labels().join(', '))}.` }
}
