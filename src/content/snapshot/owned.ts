import { elementById, queryAll } from '../dom/doc.ts'
import { attr, contains } from '../dom/native.ts'

export type Owned = {
  /** Nothing on the page is owned by anything but its parent. */
  readonly isNone: boolean
  /** The children that count: without those that another element owns, with those that this one does. */
  childrenOf(el: Element, children: Node[]): Node[]
}

/** Follows aria-owns; the first owner wins, and nothing owns what it lies in. https://w3c.github.io/aria/#aria-owns */
export function ownedIn(doc: Document): Owned {
  const ownerOf = new Map<Node, Element>()
  const ownedBy = new Map<Element, Element[]>()
  for (const owner of queryAll(doc, '[aria-owns]').slice(0, 1000)) {
    const ids = (attr(owner, 'aria-owns') ?? '').trim().split(/\s+/, 200)
    for (const id of ids) {
      const el = id ? elementById(doc, id) : null
      if (!el || ownerOf.has(el) || contains(el, owner) || contains(owner, el) || isCycle(el, owner, ownerOf)) continue
      ownerOf.set(el, owner)
      ownedBy.set(owner, [...(ownedBy.get(owner) ?? []), el])
    }
  }
  if (ownerOf.size === 0) return { isNone: true, childrenOf: (_el, children) => children }
  return {
    isNone: false,
    childrenOf: (el, children) => [...children.filter((c) => !ownerOf.has(c)), ...(ownedBy.get(el) ?? [])],
  }
}

/** Would the owner come to lie inside what it owns, through another's claim? */
function isCycle(el: Element, owner: Element, ownerOf: Map<Node, Element>): boolean {
  for (const [claimed, by] of ownerOf) if (contains(claimed, owner) && contains(el, by)) return true
  return false
}
