import { type Found, findTarget, nameOf } from '../match/find-target.ts'
import { isDisabled } from '../match/roles.ts'
import { groupNames, headingOver, itemOf, titleOf } from '../page/around.ts'
import type { PageNode } from '../page/page-node.ts'
import type { Target } from '../parse/unit.ts'
import type { Aimed, Context } from './move.ts'

const cap = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text)

const placeOf = (node: PageNode, nodes: PageNode[]): string => {
  const item = itemOf(node)
  const title = item && titleOf(item)
  const group = groupNames(node)[0]
  const heading = headingOver(nodes, node)?.name
  const place = title && title !== node.name ? title : (group ?? heading)
  return place ? ` in "${cap(place, 60)}"` : ''
}

/** How candidates are put to a human; never two alike. */
export const labelsOf = (nodes: PageNode[], all: PageNode[]): string[] => {
  const labels = nodes.map((node) => cap(`${node.role} "${cap(nameOf(node), 80)}"${placeOf(node, all)}`, 180))
  return labels.map((label, index) => {
    const same = labels.filter((other) => other === label).length
    const before = labels.slice(0, index).filter((other) => other === label).length
    return same > 1 ? `${label} (number ${before + 1})` : label
  })
}

/** Turns what was found into one node, or into what to do without. */
export const settleFound = (found: Found, words: string, context: Context): Aimed => {
  if (found.state === 'none') return { move: { do: 'lost', words } }
  if (found.state === 'one') {
    return isDisabled(found.node)
      ? { move: { do: 'lost', words, why: `"${found.node.name}" is there but disabled` } }
      : { node: found.node }
  }
  const nodes = found.nodes.slice(0, 12)
  const options = labelsOf(nodes, context.view.nodes)
  const picked = nodes[options.indexOf(context.pick)]
  return picked ? { node: picked } : { move: { do: 'tie', words, options } }
}

/** The one node a phrase means, or what to do instead of acting. */
export const aim = (context: Context, target: Target, fits?: (node: PageNode) => boolean): Aimed =>
  settleFound(findTarget(context.view, target, fits), target.whole || target.words || (target.full ?? ''), context)
