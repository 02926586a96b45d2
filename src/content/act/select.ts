import { composedParent } from '../dom/composed.ts'
import { queryAll } from '../dom/doc.ts'
import { formOf, typeOf } from '../dom/field.ts'
import { attr, matches, tagOf } from '../dom/native.ts'
import { credentialOf } from '../snapshot/credential.ts'
import { nameOf } from '../snapshot/name.ts'
import type { Act, Do, Result } from './act.ts'
import { aimAt, missed } from './aim.ts'
import { turn } from './check.ts'
import { choose } from './choose.ts'
import { disabledOf } from './fitness.ts'
import { chooseInListbox } from './select-listbox.ts'
import { chooseNative } from './select-native.ts'
import { type Ready, whenReady } from './when-ready.ts'

const radios = 'input[type=radio i], [role=radio]'

/** Radio buttons that belong with this one, or lie in this group; none where it is neither. */
function radioGroup(el: Element): Element[] {
  const inside = Array.from(Element.prototype.querySelectorAll.call(el, radios))
  if (inside.length > 0 || !matches(el, radios))
    return matches(el, 'fieldset, [role=radiogroup], [role=group]') ? inside : []
  if (typeOf(el) === 'radio')
    return queryAll(document, 'input[type=radio i]').filter(
      (other) => attr(other, 'name') === attr(el, 'name') && formOf(other) === formOf(el),
    )
  for (let n = composedParent(el); n; n = composedParent(n)) {
    if (matches(n, '[role=radiogroup]')) return Array.from(Element.prototype.querySelectorAll.call(n, radios))
  }
  return [el]
}

function chooseRadio(act: Act, ready: Ready, group: Element[], values: readonly string[]): Result | Promise<Result> {
  const [value, second] = values
  if (value === undefined || second !== undefined) return { outcome: 'unsuitable', detail: 'It takes one option.' }
  const chosen = choose(
    group.map((element) => ({
      element,
      label: nameOf(element),
      value: attr(element, 'value') ?? '',
      disabled: disabledOf(element),
    })),
    value,
  )
  if (!chosen.found) return { outcome: 'no-option', detail: chosen.why }
  const aim = aimAt(chosen.found.element)
  if (aim.state !== 'hit') return missed(aim)
  return turn(act, { ...ready, element: chosen.found.element, hit: aim.hit, point: aim.point }, true)
}

/** Chooses by label, value or index in whatever the element is: native list, ARIA list, combobox, menu, radio group. */
export function select(act: Act, { ref, values }: Do<'select'>): Promise<Result> {
  return whenReady(act, ref, [], (ready) => {
    const { element } = ready
    if (tagOf(element) === 'select') return chooseNative(act, element, values)
    if (credentialOf(element) !== 'none') return { outcome: 'unsuitable', detail: 'Credential fields are never typed.' }
    const group = radioGroup(element)
    return group.length > 0 ? chooseRadio(act, ready, group, values) : chooseInListbox(act, ready, values)
  })
}
