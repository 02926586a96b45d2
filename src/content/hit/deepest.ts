import { shadowRootOf } from '../dom/composed.ts'
import { elementsAt } from '../dom/doc.ts'
import { contains } from '../dom/native.ts'

export type Point = { x: number; y: number }

/** The element an event at this point would be sent to, through open and closed shadow roots. Null outside the page. */
export function deepestAt(at: Point): Element | null {
  let found = elementsAt(document, at.x, at.y)[0] ?? null
  for (let root = found && shadowRootOf(found); found && root; root = shadowRootOf(found)) {
    const tree: ShadowRoot = root
    // A root also answers with elements of the trees around it.
    const inner: Element | undefined = elementsAt(tree, at.x, at.y)[0]
    if (!inner || inner === found || !contains(tree, inner)) break
    found = inner
  }
  return found
}
