import { optionCountOf, typeOf } from '../dom/field.ts'
import { isEditingHost } from '../dom/focusable.ts'
import { getter } from '../dom/getter.ts'
import { attr, hasAttr, styleOf, tagOf, token } from '../dom/native.ts'
import { clean } from './clean.ts'
import { credentialOf } from './credential.ts'
import { guess } from './evidence/guess.ts'
import { isGuess } from './evidence/pointer-target.ts'
import type { Item } from './item.ts'
import { linkWords } from './link-words.ts'
import { addMoreNotes } from './more-notes.ts'
import { nameOf } from './name.ts'
import { roleOf } from './role.ts'
import { stateOf } from './state.ts'
import type { View } from './view.ts'

const scrollHeight = getter(Element.prototype, 'scrollHeight')
const scrollWidth = getter(Element.prototype, 'scrollWidth')
const clientHeight = getter(Element.prototype, 'clientHeight')
const clientWidth = getter(Element.prototype, 'clientWidth')

/** Roles whose content has lines of its own, so that their name is only what their author said. */
const contentful = new Set('row cell gridcell columnheader rowheader treeitem listitem generic clickable'.split(' '))
const stateful = new Set('heading progressbar meter columnheader rowheader row separator option tabpanel'.split(' '))
/** Types of input that a role does not tell. */
const types = new Set('date datetime-local month week time color file email tel url'.split(' '))

/** Enter breaks the line in it. A value of several lines says so itself. */
const isMultiline = (el: Element) =>
  tagOf(el) === 'textarea' || token(el, 'aria-multiline') === 'true' || (isEditingHost(el) && !hasAttr(el, 'role'))

function addNotes(item: Item): void {
  const { el, notes } = item
  const tag = tagOf(el)
  if (tag === 'input' && types.has(typeOf(el))) notes.push(typeOf(el))
  if (item.role === 'textbox' && isMultiline(el) && !item.state?.value?.includes('\n')) notes.push('multiline')
  if (tag === 'select') notes.push(`${optionCountOf(el)} options`)
  if (credentialOf(el) !== 'none') notes.push('value hidden')
  else if (item.state?.value === '') {
    const hint = clean(attr(el, 'placeholder') ?? '', 60)
    if (hint && hint !== item.name) notes.push(`placeholder ${JSON.stringify(hint)}`)
  }
  if (item.role === 'slider' || item.role === 'spinbutton') addRange(item)
  if (item.state?.error) notes.push(`error: ${JSON.stringify(item.state.error)}`)
}

function addRange({ el, notes }: Item): void {
  const [min, max] = [attr(el, 'min') ?? attr(el, 'aria-valuemin'), attr(el, 'max') ?? attr(el, 'aria-valuemax')]
  if (min && max) notes.push(`${clean(min, 20)} to ${clean(max, 20)}`)
}

/** Strong evidence says nothing; a likeness says that it is one, a mouse pointer other than a hand which. */
function addEvidence({ el, evidence, notes }: Item): void {
  if (evidence && isGuess(evidence)) notes.push(guess)
  if (evidence !== 'pointer') return
  const cursor = styleOf(el).cursor.split(' ').at(-1) ?? ''
  if (cursor !== 'pointer') notes.push(cursor)
}

/** Scrolls with the wheel and has more than it shows. */
function isScrollable(el: Element): boolean {
  const style = styleOf(el)
  const isY = /auto|scroll/.test(style.overflowY) && scrollHeight(el) > clientHeight(el) + 8
  return isY || (/auto|scroll/.test(style.overflowX) && scrollWidth(el) > clientWidth(el) + 8)
}

/** Fills in name, state and notes; `isSaid`: attributes may say something of it, see `bit.said`. */
export function describe(item: Item, view: View, isSaid: boolean): void {
  const { el } = item
  if (item.role === '') item.role = roleOf(el)
  const isNamed = isSaid && (hasAttr(el, 'aria-label') || hasAttr(el, 'aria-labelledby'))
  item.name = contentful.has(item.role) && !isNamed ? '' : nameOf(el)
  if (item.role === 'link' && !item.name) item.name = linkWords(el)
  if (item.target || stateful.has(item.role) || (isSaid && hasAttr(el, 'aria-current'))) item.state = stateOf(el)
  if (item.target) {
    addNotes(item)
    addEvidence(item)
  }
  if (isSaid) addMoreNotes(item)
  if (view.scrolls && item.role !== 'textbox' && isScrollable(el)) {
    item.target = true
    item.notes.push('scrolls')
  }
  if (view.ariaHidden && item.target) item.notes.push('aria-hidden')
  if (view.inert && item.target) item.notes.push('inert')
}
