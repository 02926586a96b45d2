import { below, isItem, itemOf } from '../page/around.ts'
import type { PageNode } from '../page/page-node.ts'
import { wordsOf } from './fold-words.ts'
import { HOLDS, SAME, scoreName } from './score-name.ts'
import type { View } from './view.ts'

const boxes = new Set([
  'group',
  'radiogroup',
  'region',
  'form',
  'dialog',
  'alertdialog',
  'list',
  'table',
  'search',
  'navigation',
  'banner',
  'contentinfo',
  'main',
  'menu',
  'listbox',
  'tabpanel',
  'complementary',
  'figure',
  'iframe',
  'feed',
  'grid',
])

const level = ({ states }: PageNode): number =>
  Number(states.find((state) => state.startsWith('level='))?.slice(6) ?? 2)

/** A heading owns what follows until the next of its rank. */
const underHeading = (nodes: PageNode[], heading: PageNode): PageNode[] => {
  const rest = nodes.slice(nodes.indexOf(heading) + 1)
  const end = rest.findIndex((node) => node.role === 'heading' && level(node) <= level(heading))
  return end < 0 ? rest : rest.slice(0, end)
}

const owned = (view: View, node: PageNode): PageNode[] => {
  if (isItem(node) || (boxes.has(node.role) && node.children.length > 0)) return [node, ...below(node)]
  const item = itemOf(node)
  if (item) return [item, ...below(item)]
  if (node.role === 'heading') return underHeading(view.nodes, node)
  return node.parent && node.parent.role !== 'root' ? [...below(node.parent)] : []
}

/** What stands in the row, card, group or section that answers to the words; null where nothing does. */
export const inScope = (view: View, words: string): Set<PageNode> | null => {
  const edge: Record<string, string> = {
    header: 'banner',
    footer: 'contentinfo',
    navigation: 'navigation',
    'main part': 'main',
  }
  const landmark = Object.hasOwn(edge, words.toLowerCase()) ? edge[words.toLowerCase()] : undefined
  const scored = view.nodes.map((node) => ({
    node,
    score: landmark === node.role ? 100 : Math.max(scoreName(words, node.name), scoreName(words, node.value ?? '')),
  }))
  const best = Math.max(0, ...scored.map(({ score }) => score))
  if (best >= HOLDS) {
    const floor = best >= SAME ? best : HOLDS
    return new Set(scored.filter(({ score }) => score >= floor).flatMap(({ node }) => owned(view, node)))
  }
  // the words may be spread over one card: "Nova Brass"
  const asked = wordsOf(words)
  const items = view.nodes.filter((node) => {
    if (!isItem(node)) return false
    const all = wordsOf([...below(node)].map(({ name }) => name).join(' '))
    return asked.length > 0 && asked.every((word) => all.includes(word))
  })
  return items.length > 0 ? new Set(items.flatMap((item) => [item, ...below(item)])) : null
}
