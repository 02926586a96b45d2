import { composedContains, composedParent, shadowRootOf } from '../dom/composed.ts'
import { elementsAt } from '../dom/doc.ts'
import { controlOf, labelsOf } from '../dom/field.ts'
import { documentOf, tagOf } from '../dom/native.ts'
import { overlap } from './box.ts'
import type { Item } from './item.ts'
import { nameOf } from './name.ts'
import { roleOf } from './role.ts'
import type { Screen } from './screen.ts'

/** Each hit test costs a few microseconds; beyond this many targets in view nobody reads the notes. */
const maxTests = 400

function topmostAt(doc: Document, x: number, y: number): Element | null {
  let hit = elementsAt(doc, x, y)[0] ?? null
  for (let root = hit && shadowRootOf(hit); hit && root; root = shadowRootOf(hit)) {
    const inner: Element | undefined = elementsAt(root, x, y)[0]
    if (!inner || inner === hit) break
    hit = inner
  }
  return hit
}

const isSame = (target: Element, hit: Element) =>
  composedContains(target, hit) ||
  composedContains(hit, target) ||
  labelsOf(target).some((label) => composedContains(label, hit)) ||
  (tagOf(hit) === 'label' && controlOf(hit) === target)

/** What a person would call the thing in front: the nearest part of it with a role. */
function describeCover(hit: Element): string {
  for (let at: Element | null = hit; at; at = composedParent(at)) {
    const role = roleOf(at)
    if (role === 'document') break
    if (role === 'generic' || role === 'none' || role === 'paragraph') continue
    const name = nameOf(at)
    return name ? `${role} ${JSON.stringify(name.slice(0, 60))}` : role
  }
  return 'another element'
}

/** Notes which targets in view have something else in front of their middle. */
export function markCovered(items: Item[], screen: Screen): void {
  const told = new Map<Element, string>()
  let tests = 0
  const check = (item: Item) => {
    if (item.target && item.far === 0 && item.box && tests++ < maxTests) {
      const { left, top, right, bottom } = overlap(item.box, screen.view)
      const hit = topmostAt(documentOf(item.el), (left + right) / 2, (top + bottom) / 2)
      if (hit && !isSame(item.el, hit)) {
        // The thing in front is named once, then only that there is one.
        item.notes.push(told.has(hit) ? 'covered' : `covered by ${describeCover(hit)}`)
        told.set(hit, '')
      }
    }
    for (const part of item.cells?.flat() ?? []) check(part)
    item.children.forEach(check)
  }
  items.forEach(check)
}
