import { composedParent } from '../dom/composed.ts'
import { documentOf, hasBox, rectOf, styleOf } from '../dom/native.ts'
import { perPass } from '../dom/pass.ts'
import { isTiny } from './box.ts'
import { screenOf } from './screen.ts'
import { enter, isReachable, topView, type View } from './view.ts'

/** The view that an element gives to its content; null where nothing in it can be seen. Much of a path is shared. */
export const viewIn: (el: Element) => View | null = perPass((el) => {
  const above = viewAround(el)
  return above && enter(el, above, screenOf(documentOf(el)))
})

function viewAround(el: Element): View | null {
  const parent = composedParent(el)
  return parent ? viewIn(parent) : topView
}

/** Could a person see it, perhaps after scrolling? Covered things count as shown: that is for the hit test. */
export function isShown(el: Element): boolean {
  if (!hasBox(el) || styleOf(el).visibility !== 'visible') return false
  const view = viewAround(el)
  const rect = rectOf(el)
  const screen = screenOf(documentOf(el))
  return view !== null && !isTiny(rect) && enter(el, view, screen) !== null && isReachable(rect, view, screen)
}
