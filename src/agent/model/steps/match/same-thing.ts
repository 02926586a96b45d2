import { atEdge, inside, itemOf, titleOf } from '../page/around.ts'
import type { PageNode } from '../page/page-node.ts'
import { plain } from './fold-words.ts'
import { isActionable } from './roles.ts'

/** Links of one name lead to one place if that name is what their card is called, or if one belongs to the frame of the site. */
const sameLink = (a: PageNode, b: PageNode): boolean => {
  if (a.role !== 'link' || b.role !== 'link' || plain(a.name) !== plain(b.name)) return false
  const [first, second] = [itemOf(a), itemOf(b)]
  if (first && first === second) return true
  const titled = (item: PageNode | null, node: PageNode) => item === null || plain(titleOf(item)) === plain(node.name)
  return atEdge(a) || atEdge(b) || (plain(a.name).includes(' ') && titled(first, a) && titled(second, b))
}

/** One within the other, by the same name: a label around its box. */
const nested = (a: PageNode, b: PageNode): boolean => inside(a, b) || inside(b, a)

const better = (a: PageNode, b: PageNode): PageNode => {
  if (isActionable(a) !== isActionable(b)) return isActionable(a) ? a : b
  if (atEdge(a) !== atEdge(b)) return atEdge(a) ? b : a
  return a
}

/** Leaves one of each thing: what truly does the same is not a choice. */
export const distinct = (nodes: PageNode[]): PageNode[] => {
  const kept: PageNode[] = []
  for (const node of nodes) {
    const at = kept.findIndex((other) => other.ref === node.ref || sameLink(other, node) || nested(other, node))
    const other = kept[at]
    if (other) kept[at] = better(other, node)
    else kept.push(node)
  }
  return kept
}
