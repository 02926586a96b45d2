import type { PageNode, PageTree } from './page-node.ts'
import { parseLine } from './parse-line.ts'

const empty = (order: number, parent: PageNode | null): PageNode => ({
  role: 'root',
  name: '',
  ref: '',
  states: [],
  value: null,
  notes: [],
  parent,
  children: [],
  order,
})

/**
 * Reads a rendered page (or lines of `find`) into a tree by indent. Lines that are no part of the page, as the head, are
 * left out; a line of a fold gives its ref to `folds`.
 */
export const parsePage = (text: string): PageTree => {
  const root = empty(-1, null)
  const tree: PageTree = { root, nodes: [], folds: [] }
  const open: { indent: number; node: PageNode }[] = [{ indent: -1, node: root }]
  for (const raw of text.split('\n')) {
    const fold = /^\s*(?:- )?…/.test(raw) && /"ref":\s*"((?:f\d+)?e\d+)"/.exec(raw)?.[1]
    if (fold) tree.folds.push(fold)
    const shaped = /^(\s*)(?:[+~] )?- (.+)$/.exec(raw)
    if (!shaped || fold) continue
    const indent = shaped[1]?.length ?? 0
    while ((open.at(-1)?.indent ?? -1) >= indent) open.pop()
    const parent = open.at(-1)?.node ?? root
    const node: PageNode = { ...empty(tree.nodes.length, parent), ...parseLine(shaped[2] ?? '') }
    parent.children.push(node)
    tree.nodes.push(node)
    open.push({ indent, node })
  }
  return tree
}
