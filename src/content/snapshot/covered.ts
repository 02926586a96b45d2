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

/** The whole of what is in front: the outermost element around the hit that does not hold the target too. */
function coverOf(target: Element, hit: Element): Element {
  let cover = hit
  for (let at = composedParent(hit); at && !composedContains(at, target); at = composedParent(at)) cover = at
  return cover
}

function describeCover(cover: Element, hit: Element): string {
  for (const el of [cover, hit]) {
    const [role, name] = [roleOf(el), nameOf(el)]
    if (role !== 'generic' && role !== 'none') return name ? `${role} ${JSON.stringify(name.slice(0, 60))}` : role
  }
  return 'another element'
}

/** Notes which targets in view have something else in front of their middle. */
export function markCovered(items: Item[], screen: Screen): void {
  const told = new Set<Element>()
  let tests = 0
  const check = (item: Item) => {
    if (item.target && item.far === 0 && item.box && tests++ < maxTests) {
      const { left, top, right, bottom } = overlap(item.box, screen.view)
      const hit = topmostAt(documentOf(item.el), (left + right) / 2, (top + bottom) / 2)
      if (hit && !isSame(item.el, hit)) {
        const cover = coverOf(item.el, hit)
        // The thing in front is named once, then only that there is one.
        item.notes.push(told.has(cover) ? 'covered' : `covered by ${describeCover(cover, hit)}`)
        told.add(cover)
      }
    }
    for (const part of item.cells?.flat() ?? []) check(part)
    item.children.forEach(check)
  }
  items.forEach(check)
}
