import { activeOf, elementById, topOf } from '../dom/doc.ts'
import { checkedOf, indeterminateOf, selectedOf } from '../dom/field.ts'
import { isNativelyDisabled } from '../dom/focusable.ts'
import { attr, closest, documentOf, hasAttr, holds, matches, parentOf, rootOf, tagOf, token } from '../dom/native.ts'
import { isInPass, perPass } from '../dom/pass.ts'
import { cleanLines } from './clean-lines.ts'
import { bit } from './css/bits.ts'
import { flagsNow } from './css/facts.ts'
import { errorText } from './error-text.ts'
import { hostHas } from './host-state.ts'
import { roleOf } from './role.ts'
import { valueIn } from './value-state.ts'

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

/** True where the page says so; false is said too by those that always have the state. */
const checkable = new Map([
  ['checkbox', true],
  ['radio', true],
  ['switch', true],
  ['menuitemcheckbox', true],
  ['menuitemradio', true],
  ['option', false],
  ['treeitem', false],
])
const selectable = new Set(['option', 'tab', 'treeitem', 'row', 'gridcell', 'columnheader', 'rowheader'])
const fields = new Set(['input', 'select', 'textarea', 'button', 'fieldset', 'optgroup', 'option', 'output'])
const levelled = new Set(['heading', 'treeitem', 'row', 'listitem'])

const tristates = new Map<string, Tri>([
  ['true', true],
  ['false', false],
  ['mixed', 'mixed'],
])
const tristate = (el: Element, name: string): Tri => tristates.get(token(el, name)) ?? null

function checkedState(el: Element, tag: string, role: string): Tri {
  const always = checkable.get(role)
  if (always === undefined) return null
  if (tag === 'input') return indeterminateOf(el) ? 'mixed' : checkedOf(el)
  const said = tristate(el, 'aria-checked')
  if (said !== null || !always) return said
  return hostHas(el, 'indeterminate') ? 'mixed' : hostHas(el, 'checked')
}

/** Something on the page is disabled with what is in it, or failed a check. */
const saysSome = perPass((top) =>
  holds(top, '[aria-disabled=true],fieldset[disabled],optgroup[disabled],:user-invalid'),
)

/** Nothing that the page says elsewhere decides a state of this element; on most pages that is told once for all. */
function isUnaffected(el: Element): boolean {
  const top = isInPass() && rootOf(el) === document ? topOf(document) : null
  return top !== null && !saysSome(top)
}

/** By aria-disabled here or on a composite above it. */
function isSaidDisabled(el: Element): boolean {
  const said = closest(el, '[aria-disabled]')
  return said !== null && token(said, 'aria-disabled') === 'true'
}

const isDisabled = (el: Element, tag: string) =>
  ((fields.has(tag) || tag.includes('-')) && isNativelyDisabled(el)) || hostHas(el, 'disabled') || isSaidDisabled(el)

function scopeOf(el: Element): Document | ShadowRoot {
  const root = rootOf(el)
  return root instanceof ShadowRoot ? root : documentOf(el)
}

/** A button that opens a popover, in either way of HTML. */
function popoverState(el: Element): boolean | null {
  const toggles = token(el, 'command').endsWith('-popover')
  const id = attr(el, 'popovertarget') ?? (toggles ? attr(el, 'commandfor') : null)
  const target = id ? elementById(scopeOf(el), id) : null
  return target && hasAttr(target, 'popover') ? matches(target, ':popover-open') : null
}

function expandedState(el: Element, tag: string, role: string): boolean | null {
  const parent = tag === 'summary' ? parentOf(el) : null
  if (parent && tagOf(parent) === 'details') return hasAttr(parent, 'open')
  if (tag === 'select') return role === 'combobox' ? matches(el, ':open') : null
  const said = token(el, 'aria-expanded')
  if (said === 'true' || said === 'false') return said === 'true'
  if (tag === 'button' || tag === 'input') return popoverState(el)
  return role === 'combobox' && tag.includes('-') ? hostHas(el, 'open') : null
}

function selectedState(el: Element, tag: string, role: string): boolean | null {
  if (tag === 'option') return selectedOf(el)
  if (!selectable.has(role)) return null
  const said = token(el, 'aria-selected')
  return said ? said === 'true' : hostHas(el, 'selected') || null
}

function levelOf(el: Element, tag: string, role: string): number {
  if (!levelled.has(role)) return 0
  const said = Number.parseInt(attr(el, 'aria-level') ?? '', 10)
  if (said > 0) return said
  if (role !== 'heading') return 0
  // The level of a heading that does not say its own. https://w3c.github.io/aria/#heading
  return /^h[1-6]$/.test(tag) ? Number(tag[1]) : 2
}

function isFocused(el: Element, tag: string): boolean {
  const active = activeOf(document)
  if (active === el) return tag !== 'body'
  // The focus of a shadow tree shows as its host.
  return active !== null && tagOf(active) !== 'body' && activeOf(scopeOf(el)) === el
}

const isInvalid = (el: Element, said: string, isField: boolean) =>
  // A required field that nobody has touched is not an error yet: the browser's own rule is :user-invalid.
  (said !== '' && said !== 'false') || (isField && matches(el, ':user-invalid'))

/** States and values after HTML-AAM and ARIA. */
export function stateOf(el: Element): State {
  const tag = tagOf(el)
  const role = roleOf(el)
  const isField = fields.has(tag) || tag.includes('-')
  const isBare = (flagsNow(el) & bit.said) === 0
  const isPlain = isBare && !tag.includes('-') && isUnaffected(el)
  const said = isBare ? () => '' : (name: string) => token(el, name)
  const invalid = !isPlain && isInvalid(el, said('aria-invalid'), isField)
  const value = valueIn(el, tag, role)
  const current = said('aria-current')
  const sort = said('aria-sort')
  return {
    checked: checkedState(el, tag, role),
    disabled: !isPlain && isDisabled(el, tag),
    expanded: expandedState(el, tag, role),
    selected: selectedState(el, tag, role),
    pressed: role === 'button' && !isBare ? tristate(el, 'aria-pressed') : null,
    required: (!isPlain && isField && matches(el, ':required')) || said('aria-required') === 'true',
    readonly: (!isPlain && isField && hasAttr(el, 'readonly')) || said('aria-readonly') === 'true',
    invalid,
    level: levelOf(el, tag, role),
    current: current === 'false' ? '' : current,
    sort: sort === 'none' ? '' : sort,
    busy: said('aria-busy') === 'true',
    focused: isFocused(el, tag),
    value: value === null ? null : cleanLines(value, 1000),
    error: invalid ? errorText(el) : '',
  }
}
