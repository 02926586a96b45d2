import { elementById } from '../dom/doc.ts'
import { getter } from '../dom/getter.ts'
import { attr, documentOf, rootOf } from '../dom/native.ts'

type Names = 'aria-labelledby' | 'aria-describedby' | 'aria-owns' | 'aria-errormessage'

const element = Element.prototype
/** Set by script they leave an empty attribute. https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#reflecting-content-attributes-in-idl-attributes:element */
const byScript: Record<Names, (el: Element) => readonly Element[] | null> = {
  'aria-labelledby': getter(element, 'ariaLabelledByElements'),
  'aria-describedby': getter(element, 'ariaDescribedByElements'),
  'aria-owns': getter(element, 'ariaOwnsElements'),
  'aria-errormessage': getter(element, 'ariaErrorMessageElements'),
}

const none: readonly Element[] = []

/** The elements that an attribute names, in its order, once each. */
export function referencesOf(el: Element, name: Names): readonly Element[] {
  const listed = attr(el, name)
  if (listed === null) return none
  if (listed === '') return byScript[name](el) ?? none
  const root = rootOf(el)
  const scope = root instanceof ShadowRoot ? root : documentOf(el)
  if (!/\s/.test(listed)) {
    const found = elementById(scope, listed)
    return found ? [found] : none
  }
  const found = new Set<Element>()
  for (const id of listed.slice(0, 5000).trim().split(/\s+/, 50)) {
    const one = elementById(scope, id)
    if (one) found.add(one)
  }
  return [...found]
}
