import { composedContains, isShadowRoot } from '../dom/composed.ts'
import { elementById, queryAll } from '../dom/doc.ts'
import { attr, closest, idOf, matches, rootOf, token } from '../dom/native.ts'
import { textOf } from '../hit/describe.ts'
import { nameOf } from '../snapshot/name.ts'
import type { Choice } from './choose.ts'
import { disabledOf, drawn } from './fitness.ts'

export type Option = Choice & { element: Element }

const selector = ['option', 'menuitem', 'menuitemradio', 'menuitemcheckbox', 'treeitem']
  .map((role) => `[role=${role}]`)
  .join()

const queryIn = (of: Node, what: string): Element[] =>
  isShadowRoot(of)
    ? Array.from(ShadowRoot.prototype.querySelectorAll.call(of, what))
    : of instanceof Element
      ? Array.from(Element.prototype.querySelectorAll.call(of, what))
      : queryAll(document, what)

/** All option-like elements drawn now, in the tree of the element and in the document. */
export function optionsNow(near: Element): Element[] {
  const trees = new Set([rootOf(near), document])
  return [...trees].flatMap((tree) => queryIn(tree, selector)).filter(drawn)
}

/** The lists that a combobox says are its own. */
function listsOf(box: Element): Element[] {
  const root = rootOf(box)
  const inner = queryIn(box, '[role=combobox], input')
  const ids = [box, ...inner].flatMap((el) =>
    `${attr(el, 'aria-controls') ?? ''} ${attr(el, 'aria-owns') ?? ''} ${attr(el, 'list') ?? ''}`.split(/\s+/),
  )
  const active = [box, ...inner].map((el) => attr(el, 'aria-activedescendant')).filter((id) => id !== null)
  const find = (id: string) => (id ? elementById(isShadowRoot(root) ? root : document, id) : null)
  const lists = ids.map(find).filter((el) => el !== null)
  const around = active.map((id) => find(id)).map((el) => el && closest(el, '[role=listbox], [role=menu], [role=tree]'))
  return [...lists, ...around.filter((el) => el !== null)]
}

/**
 * Options of this element that are drawn: in the lists it names, inside it, or, given those drawn before it was opened,
 * the ones that came since.
 */
export function optionsFor(box: Element, before: ReadonlySet<Element>): Option[] {
  const all = optionsNow(box)
  const lists = [...listsOf(box), box]
  const own = all.filter((option) => option !== box && lists.some((list) => composedContains(list, option)))
  const fresh = own.length > 0 ? own : all.filter((option) => !before.has(option))
  return fresh.map((element) => ({
    element,
    label: nameOf(element) || textOf(element, 200),
    value: attr(element, 'data-value') ?? attr(element, 'value') ?? idOf(element),
    disabled: disabledOf(element),
  }))
}

export const isChosen = (option: Element): boolean =>
  token(option, 'aria-selected') === 'true' || token(option, 'aria-checked') === 'true'

export const takesText = (el: Element): boolean =>
  matches(el, 'input:not([readonly]):not([type=button i]):not([type=checkbox i]), textarea')
