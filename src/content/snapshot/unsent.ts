import {
  checkedOf,
  defaultCheckedOf,
  defaultSelectedOf,
  defaultValueOf,
  fieldValueOf,
  filesOf,
  multipleOf,
  optionsOf,
  selectedOf,
  typeOf,
} from '../dom/field.ts'
import { getter } from '../dom/getter.ts'
import { attr, closest, holds, tagOf } from '../dom/native.ts'
import { credentialOf } from './credential.ts'
import { nameOf } from './name.ts'
import type { Queries } from './queries.ts'
import { isShown } from './visible.ts'

const selectedIndex = getter(HTMLSelectElement.prototype, 'selectedIndex')
const passive = new Set(['submit', 'button', 'reset', 'image', 'hidden', 'search'])

function isEdited(el: Element): boolean {
  const type = typeOf(el)
  if (tagOf(el) === 'select') {
    // The first of a drop-down, with no other preset: most of them, and quick to tell.
    if (selectedIndex(el as HTMLSelectElement) === 0 && !multipleOf(el) && !holds(el, 'option[selected]')) return false
    const options = optionsOf(el)
    const isPreset = options.some(defaultSelectedOf)
    return options.some((o, i) => selectedOf(o) !== (isPreset ? defaultSelectedOf(o) : i === 0))
  }
  if (type === 'checkbox' || type === 'radio') return checkedOf(el) && !defaultCheckedOf(el)
  if (type === 'file') return filesOf(el).length > 0
  // Whether a secret was typed is not looked at.
  return credentialOf(el) === 'none' && fieldValueOf(el) !== defaultValueOf(el)
}

const isSearch = (el: Element) =>
  closest(el, 'search,[role=search],[role=searchbox]') !== null || attr(el, 'name') === 'q'

/** Names of visible fields that were edited and not sent; search boxes left out. */
export function unsentIn({ all }: Queries): string[] {
  const edited = all('input,textarea,select')
    .slice(0, 2000)
    .filter((el) => !passive.has(typeOf(el)) && isEdited(el) && !isSearch(el) && isShown(el))
  return [...new Set(edited.map((el) => nameOf(el) || 'field without a name'))].slice(0, 30)
}
