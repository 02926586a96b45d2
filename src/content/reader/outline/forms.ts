import type { Outline } from '../../../protocol/outline.ts'
import { typeOf } from '../../dom/field.ts'
import { hasAttr, tagOf, token } from '../../dom/native.ts'
import { nameOf } from '../../snapshot/name.ts'
import { roleOf } from '../../snapshot/role.ts'
import { textOf } from '../grid.ts'
import type { Outlining } from './outline.ts'

const fields =
  '[data-tag=input], [data-tag=select], [data-tag=textarea], [role=textbox], [role=combobox], [role=searchbox], [role=switch], [role=checkbox], [role=radio], [role=slider], [role=spinbutton], [role=listbox]'
const pressed = /^(submit|button|image|reset)$/

type Form = NonNullable<Outline['forms']>[number]

/** Forms with their fields and buttons, as a person can see them; fields of no form last. */
export function formsIn({ copy, ref }: Outlining): Form[] {
  const forms = new Map<Element | null, Form>()
  const formOf = (el: Element): Form => {
    const top = el.closest('[data-tag=form], [role=search], [role=form]')
    const live = top && copy.sourceOf.get(top)
    const heading = top && textOf(top.querySelector('h1, h2, h3, h4, h5, h6, [data-tag=legend]'))
    const known = forms.get(top)
    if (known) return known
    const form: Form = {
      name: top ? ((live && nameOf(live)) || heading || 'form').slice(0, 200) : '',
      fields: [],
      buttons: [],
    }
    forms.set(top, form)
    return form
  }
  for (const el of copy.body.querySelectorAll(`${fields}, [data-tag=button], [role=button]`)) {
    const live = copy.sourceOf.get(el)
    if (!live) continue
    const type = typeOf(live)
    const isButton =
      tagOf(live) === 'button' || token(live, 'role') === 'button' || (tagOf(live) === 'input' && pressed.test(type))
    // A button of the page alone is no form.
    if (isButton && !el.closest('[data-tag=form], [role=search], [role=form]')) continue
    const name = nameOf(live).slice(0, 200)
    const form = formOf(el)
    if (isButton) form.buttons.push({ name, submits: /^(submit|image)$/.test(type), ref: ref(live) })
    else {
      const required = hasAttr(live, 'required') || token(live, 'aria-required') === 'true'
      form.fields.push({ role: roleOf(live).slice(0, 40), name, type: type.slice(0, 40), required, ref: ref(live) })
    }
    if (form.fields.length + form.buttons.length > 200) break
  }
  const all = [...forms].toSorted(([a], [b]) => Number(a === null) - Number(b === null))
  return all
    .map(([, form]) => form)
    .filter((form) => form.fields.length > 0)
    .slice(0, 30)
}
