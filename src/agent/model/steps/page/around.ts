import type { PageNode } from './page-node.ts'

export function* up(node: PageNode): Generator<PageNode> {
  for (let at = node.parent; at; at = at.parent) yield at
}

export function* below(node: PageNode): Generator<PageNode> {
  for (const child of node.children) {
    yield child
    yield* below(child)
  }
}

/** All that is written in it, in order. */
export const textOf = (node: PageNode): string =>
  [node, ...below(node)]
    .flatMap(({ name, value }) => [name, value ?? ''])
    .filter(Boolean)
    .join(' ')

const items = new Set(['listitem', 'article', 'row', 'treeitem'])
const groups = new Set([
  'group',
  'radiogroup',
  'listbox',
  'combobox',
  'region',
  'form',
  'list',
  'table',
  'tablist',
  'menu',
  'search',
  'dialog',
  'grid',
  'figure',
  'section',
  'complementary',
  'fieldset',
])
const edges = new Set(['banner', 'contentinfo', 'navigation'])

export const isItem = ({ role }: PageNode): boolean => items.has(role)

/** The card, row or list item a node lies in; the outermost of directly nested ones. */
export const itemOf = (node: PageNode): PageNode | null => {
  let found: PageNode | null = null
  for (const above of up(node)) {
    if (isItem(above)) found = above
    else if (found) break
  }
  return found
}

/** Names of the groups around it, nearest first: legend, list, form, section. */
export const groupNames = (node: PageNode): string[] => {
  const names: string[] = []
  for (const above of up(node)) if (groups.has(above.role) && above.name) names.push(above.name)
  return names
}

/** Repeated on every page: header, footer, navigation. */
export const atEdge = (node: PageNode): boolean => [...up(node)].some(({ role }) => edges.has(role))

export const inside = (node: PageNode, box: PageNode): boolean => [...up(node)].includes(box)

/** What a card is called: its heading, else its row header, else its first link. */
export const titleOf = (item: PageNode): string => {
  const all = [...below(item)]
  const titled =
    all.find(({ role, name }) => role === 'heading' && name) ??
    all.find(({ role, name }) => role === 'rowheader' && name)
  const inner = titled ?? all.find(({ role, name }) => role === 'link' && name)
  return inner?.name || item.name || all.find(({ name }) => name)?.name || ''
}

/** The last heading before a node, as a sighted reader takes what follows to belong to it. */
export const headingOver = (nodes: PageNode[], node: PageNode): PageNode | null =>
  nodes.slice(0, node.order).findLast(({ role }) => role === 'heading') ?? null
