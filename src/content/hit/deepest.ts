import { shadowRootOf } from '../dom/composed.ts'
import { contains } from '../dom/native.ts'

export type Point = { x: number; y: number }

const pointed = Document.prototype.elementFromPoint
const pointedIn = ShadowRoot.prototype.elementFromPoint

/** The element an event at this point would be sent to, through open and closed shadow roots. Null outside the page. */
export function deepestAt({ x, y }: Point): Element | null {
  let found = pointed.call(document, x, y)
  for (let root = found && shadowRootOf(found); found && root; root = shadowRootOf(found)) {
    const inner = pointedIn.call(root, x, y)
    // A root also answers with elements of the trees around it.
    if (!inner || inner === found || !contains(root, inner)) break
    found = inner
  }
  return found
}
