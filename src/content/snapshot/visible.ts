import { composedParent } from '../dom/composed.ts'
import { documentOf, hasBox, rectOf, styleOf } from '../dom/native.ts'
import { isTiny } from './box.ts'
import { screenOf } from './screen.ts'
import { enter, isReachable, topView, type View } from './view.ts'

/** Could a person see it, perhaps after scrolling? Covered things count as shown: that is for the hit test. */
export function isShown(el: Element): boolean {
  if (!hasBox(el) || styleOf(el).visibility !== 'visible') return false
  const screen = screenOf(documentOf(el))
  const path: Element[] = []
  for (let at: Element | null = el; at; at = composedParent(at)) path.unshift(at)
  let view: View = topView
  for (const at of path) {
    const inside = enter(at, view, screen)
    if (!inside) return false
    if (at === el) break
    view = inside
  }
  const rect = rectOf(el)
  return !isTiny(rect) && isReachable(rect, view, screen)
}
