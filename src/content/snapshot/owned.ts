import { composedParent } from '../dom/composed.ts'
import { hasBox, rectOf, styleOf, tagOf, token } from '../dom/native.ts'
import { meets } from './box.ts'
import type { Queries } from './queries.ts'
import { referencesOf } from './references.ts'

export type Owned = {
  /** Nothing met so far is owned by anything but its parent. */
  readonly isNone: boolean
  /** Takes in what is claimed in a shadow tree, before its children are asked for. */
  addIn(root: ShadowRoot): void
  /** The children that count: without those that another element owns, with those that this one does. */
  childrenOf(el: Element, children: Node[]): Node[]
}

const owners = '[aria-owns]'
/** A page may be hostile. */
const [maxClaims, maxDepth] = [3000, 1000]

/** They have no place for content: what they own, as a list of suggestions, is shown elsewhere. */
const voids = new Set(['input', 'select', 'textarea', 'img', 'iframe', 'video', 'audio', 'canvas'])

/** Nothing is moved by what is hidden, nor to where it would be hidden or cut off. https://github.com/w3c/aria/pull/1839 */
function mayOwn(owner: Element): boolean {
  if (voids.has(tagOf(owner)) || token(owner, 'aria-hidden') === 'true') return false
  return hasBox(owner) || styleOf(owner).display === 'contents'
}

function canBeOwned(el: Element, owner: Element): boolean {
  if (!hasBox(el)) return false
  return styleOf(owner).overflow === 'visible' || meets(rectOf(el), rectOf(owner))
}

/** Follows aria-owns; the first owner wins, and nothing owns what it lies in. https://w3c.github.io/aria/#aria-owns */
export function ownedIn({ all }: Queries): Owned {
  const ownerOf = new Map<Node, Element>()
  const ownedBy = new Map<Element, Element[]>()

  /** Would the owner come to lie inside what it owns, also through another's claim? */
  const isCycle = (el: Element, owner: Element) => {
    let steps = 0
    for (let above: Element | null = owner; above; above = ownerOf.get(above) ?? composedParent(above))
      if (above === el || steps++ > maxDepth) return true
    return false
  }

  let left = maxClaims
  function claim(owners: Iterable<Element>): void {
    for (const owner of owners) {
      if (left <= 0) return
      if (!mayOwn(owner)) continue
      for (const el of referencesOf(owner, 'aria-owns')) {
        left--
        if (ownerOf.has(el) || !canBeOwned(el, owner) || isCycle(el, owner)) continue
        ownerOf.set(el, owner)
        const had = ownedBy.get(owner)
        if (had) had.push(el)
        else ownedBy.set(owner, [el])
      }
    }
  }

  claim(all(owners))
  return {
    get isNone() {
      return ownerOf.size === 0
    },
    addIn: (root) => claim(ShadowRoot.prototype.querySelectorAll.call(root, owners)),
    childrenOf: (el, children) => {
      if (ownerOf.size === 0) return children
      // An element may put its own children into another order.
      return [...children.filter((child) => !ownerOf.has(child)), ...(ownedBy.get(el) ?? [])]
    },
  }
}
