import { activeOf, elementById } from '../dom/doc.ts'
import { checkedOf, chosenOf, fieldValueOf, filesOf, indeterminateOf, optionTextOf, selectedOf } from '../dom/field.ts'
import { isEditingHost, isNativelyDisabled } from '../dom/focusable.ts'
import {
  attr,
  closest,
  documentOf,
  hasAttr,
  matches,
  parentOf,
  rootOf,
  tagOf,
  textContentOf,
  token,
} from '../dom/native.ts'
import { clean } from './clean.ts'
import { credentialOf } from './credential.ts'
import { roleOf } from './role.ts'

type Tri = boolean | 'mixed' | null

export type State = {
  checked: Tri
  disabled: boolean
  expanded: boolean | null
  selected: boolean | null
  pressed: Tri
  required: boolean
  readonly: boolean
  invalid: boolean
  /** Of a heading or tree item, 0 for none. */
  level: number
  /** `page`, `step`, `true`, … else empty. */
  current: string
  /** `ascending`, `descending`, else empty. */
  sort: string
  busy: boolean
  focused: boolean
  /** What stands in the field as a person reads it; null where there is none or it must not be read. */
  value: string | null
  /** The error message that belongs to an invalid field, else empty. */
  error: string
}

const checkable = new Set(['checkbox', 'radio', 'switch', 'menuitemcheckbox', 'menuitemradio', 'option', 'treeitem'])
const always = new Set(['checkbox', 'radio', 'switch', 'menuitemcheckbox', 'menuitemradio'])
const selectable = new Set(['option', 'tab', 'treeitem', 'row', 'gridcell', 'columnheader', 'rowheader'])
const ranged = new Set(['slider', 'spinbutton', 'progressbar', 'meter', 'scrollbar', 'separator'])
const edited = new Set(['textbox', 'searchbox', 'combobox'])

const tristate = (text: string): Tri => ({ true: true, false: false, mixed: 'mixed' as const })[text] ?? null

function checkedState(el: Element, role: string): Tri {
  if (tagOf(el) === 'input' && checkable.has(role)) return indeterminateOf(el) ? 'mixed' : checkedOf(el)
  if (!checkable.has(role)) return null
  return tristate(token(el, 'aria-checked')) ?? (always.has(role) ? false : null)
}

/** Disabled by itself, or by aria-disabled here or on a composite above it. */
function isDisabled(el: Element): boolean {
  const said = closest(el, '[aria-disabled]')
  return isNativelyDisabled(el) || (said !== null && token(said, 'aria-disabled') === 'true')
}

function expandedState(el: Element, role: string): boolean | null {
  const tag = tagOf(el)
  const parent = parentOf(el)
  if (tag === 'summary' && parent && tagOf(parent) === 'details') return hasAttr(parent, 'open')
  const said = token(el, 'aria-expanded')
  if (said === 'true' || said === 'false') return said === 'true'
  if (hasAttr(el, 'popovertarget')) {
    const root = rootOf(el)
    const target = elementById(root instanceof ShadowRoot ? root : documentOf(el), attr(el, 'popovertarget') ?? '')
    return target ? matches(target, ':popover-open') : null
  }
  return tag === 'select' && role === 'combobox' ? matches(el, ':open') : null
}

function valueState(el: Element, role: string): string | null {
  if (credentialOf(el) !== 'none') return null
  const tag = tagOf(el)
  if (tag === 'select') {
    return role === 'combobox' ? chosenOf(el).map(optionTextOf).join(', ') : null
  }
  if (tag === 'input') {
    const type = token(el, 'type')
    if (type === 'file') return filesOf(el).join(', ')
    if (always.has(role) || role === 'button') return null
    return fieldValueOf(el)
  }
  if (tag === 'textarea') return fieldValueOf(el)
  if (ranged.has(role)) return attr(el, 'aria-valuetext') ?? attr(el, 'aria-valuenow') ?? attr(el, 'value')
  // Editors: the text that stands in them.
  if (edited.has(role) && (isEditingHost(el) || role !== 'combobox')) return textContentOf(el)
  return null
}

function errorText(el: Element): string {
  const root = rootOf(el)
  const scope = root instanceof ShadowRoot ? root : documentOf(el)
  const ids = `${attr(el, 'aria-errormessage') ?? ''} ${attr(el, 'aria-describedby') ?? ''}`.trim().split(/\s+/)
  const said = ids.slice(0, 4).map((id) => {
    const from = id ? elementById(scope, id) : null
    return from ? (textContentOf(from) ?? '') : ''
  })
  return clean(said.join(' '), 200)
}

function isFocused(el: Element): boolean {
  const root = rootOf(el)
  const active = activeOf(root instanceof ShadowRoot ? root : documentOf(el))
  return active === el && tagOf(el) !== 'body'
}

/** States and values after HTML-AAM and ARIA. */
export function stateOf(el: Element): State {
  const role = roleOf(el)
  const invalidSaid = token(el, 'aria-invalid')
  // A required field that nobody has touched is not an error yet: the browser's own rule is :user-invalid.
  const invalid = (invalidSaid !== '' && invalidSaid !== 'false') || matches(el, ':user-invalid')
  const selectedSaid = token(el, 'aria-selected')
  const value = valueState(el, role)
  const level = Number.parseInt(attr(el, 'aria-level') ?? /^h([1-6])$/.exec(tagOf(el))?.[1] ?? '', 10)
  const current = token(el, 'aria-current')
  const sort = token(el, 'aria-sort')
  return {
    checked: checkedState(el, role),
    disabled: isDisabled(el),
    expanded: expandedState(el, role),
    selected:
      tagOf(el) === 'option' ? selectedOf(el) : selectable.has(role) && selectedSaid ? selectedSaid === 'true' : null,
    pressed: role === 'button' ? tristate(token(el, 'aria-pressed')) : null,
    required: matches(el, ':required') || token(el, 'aria-required') === 'true',
    readonly: (hasAttr(el, 'readonly') && edited.has(role)) || token(el, 'aria-readonly') === 'true',
    invalid,
    level: (role === 'heading' || role === 'treeitem') && level > 0 ? level : 0,
    current: current === 'false' ? '' : current,
    sort: sort === 'none' ? '' : sort,
    busy: token(el, 'aria-busy') === 'true',
    focused: isFocused(el),
    value: value === null ? null : clean(value, 1000),
    error: invalid ? errorText(el) : '',
  }
}
