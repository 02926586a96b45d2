import type { PageNode, PageTree } from './page-node.ts'
import { parseAlike } from './parse-alike.ts'
import { type Line, parseLine } from './parse-line.ts'
import { parseRow } from './parse-row.ts'

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

/** Texts that stand side by side come as one line, `Kontor · €399.00 · Only 4 left`: each is a fact of its own. */
const facts = (line: Line): Line[] =>
  line.role === 'text' && !line.ref && line.name.includes(' · ')
    ? line.name.split(' · ').map((name) => ({ ...line, name: name.trim() }))
    : [line]

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
    const row = parseRow(shaped[2] ?? '')
    const lines = row ? [row.row] : (parseAlike(shaped[2] ?? '') ?? facts(parseLine(shaped[2] ?? '')))
    const add = (line: Line, above: PageNode): PageNode => {
      const node: PageNode = { ...empty(tree.nodes.length, above), ...line }
      above.children.push(node)
      tree.nodes.push(node)
      return node
    }
    const [node] = lines.map((line) => add(line, parent))
    if (!node) continue
    for (const { cell, parts } of row?.cells ?? []) {
      const box = add(cell, node)
      for (const part of parts) add(part, box)
    }
    open.push({ indent, node })
  }
  return tree
}
