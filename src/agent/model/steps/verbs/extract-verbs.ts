import { inScope } from '../match/scope-boxes.ts'
import { HOLDS, SAME, scoreName } from '../match/score-name.ts'
import type { View } from '../match/view.ts'
import { atEdge, below, itemOf } from '../page/around.ts'
import type { PageNode } from '../page/page-node.ts'
import type { Target } from '../parse/unit.ts'
import { settleFound } from './aim.ts'
import { act, type Context, type Move, type Verb } from './move.ts'

const kinds = {
  table: new Set(['table', 'grid', 'treegrid']),
  list: new Set(['list', 'feed', 'listbox', 'tree']),
  any: new Set(['table', 'grid', 'treegrid', 'list', 'feed']),
}
type Kind = keyof typeof kinds

const boxesOf = ({ nodes }: View, kind: Kind): PageNode[] =>
  nodes.filter((node) => kinds[kind].has(node.role) && !atEdge(node))

/** Tables seldom have a ref of their own; whatever lies in one points at it as well. */
const pointIn = (nodes: Iterable<PageNode>): PageNode | undefined => {
  const pointed = [...nodes].filter((node) => node.ref && !atEdge(node))
  return pointed.find((node) => itemOf(node)) ?? pointed[0]
}

const inBox = (box: PageNode): PageNode | undefined => pointIn([box, ...below(box)])

type Place = { ref: string } | { move: Move }

const nowhere: Place = { ref: '' }

/** The boxes a name fits best; those under a heading or in a section of that name where no box has it. */
const named = ({ words, whole, nth }: Target, kind: Kind, view: View): PageNode[] => {
  const all = boxesOf(view, kind)
  if (nth !== null && !words) return all.slice(nth < 0 ? nth : nth - 1).slice(0, 1)
  const scored = all.map((node) => ({
    node,
    score: Math.max(scoreName(words, node.name), scoreName(whole, node.name)),
  }))
  const best = Math.max(0, ...scored.map(({ score }) => score))
  if (best >= HOLDS) return scored.filter(({ score }) => score >= (best >= SAME ? best : HOLDS)).map(({ node }) => node)
  const around = inScope(view, words)
  return all.filter((node) => around?.has(node)).slice(0, 1)
}

const placeOf = (target: Target, kind: Kind, context: Context): Place => {
  const { view } = context
  const words = target.whole || target.words || target.full || kind
  const boxes = named(target, kind, view)
  const [only] = boxes
  if (!only) {
    const around = target.words && kind !== 'table' ? pointIn(inScope(view, target.words) ?? []) : undefined
    return around ? { ref: around.ref } : { move: { do: 'lost', words } }
  }
  const found =
    boxes.length === 1
      ? ({ state: 'one', node: only, score: SAME } as const)
      : ({ state: 'many', nodes: boxes } as const)
  const aimed = settleFound(found, words, context)
  if ('move' in aimed) return aimed
  const point = inBox(aimed.node)
  if (point) return { ref: point.ref }
  return boxesOf(view, kind).length === 1
    ? nowhere
    : {
        move: {
          do: 'stuck',
          why: `there is nothing in "${words}" that I could point at. Name columns that no other table has.`,
        },
      }
}

/** Without a name, the only one there is; where there are several, those with the wanted columns. */
const onlyOne = (kind: Kind, view: View): Place => {
  const [box, ...more] = kind === 'table' ? boxesOf(view, kind) : []
  const point = box && more.length === 0 ? inBox(box) : undefined
  return point ? { ref: point.ref } : nowhere
}

export const extract: Verb<'extract'> = ({ fields, kind, target, pages, until, limit }, context) => {
  const place = target ? placeOf(target, kind, context) : onlyOne(kind, context.view)
  if ('move' in place) return place.move
  return act('extract', {
    fields,
    ...(place.ref && { ref: place.ref }),
    ...(pages > 1 && { pages }),
    ...(until !== null && until !== '' && { until }),
    ...(limit > 0 && { limit }),
  })
}

export const read: Verb<'read'> = ({ what, page }) =>
  act('read', what === 'outline' ? { what } : page > 1 ? { page } : {})
