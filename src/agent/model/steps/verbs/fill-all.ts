import type { PageNode } from '../page/page-node.ts'
import { chooseIn, isList } from './choose-verbs.ts'
import type { LabelValue } from './label-values.ts'
import { act, type Context, type Move } from './move.ts'

const listed = (node: PageNode): boolean => isList(node) || node.role === 'combobox'

/** Text fields in one call, lists one by one after it; only the last call completes the step. */
export const fillAll = (all: LabelValue[], context: Context): Move => {
  const good = context.tries.filter(({ result, tag }) => result === 'ok' && (tag === 'way' || tag === 'act'))
  const filled = good.some(({ name }) => name === 'fill')
  const set = new Set(good.filter(({ name }) => name !== 'fill').map(({ args }) => args.ref))
  const texts = all.filter(({ node }) => !listed(node))
  const moves = all
    .filter(({ node }) => listed(node) && !set.has(node.ref))
    .map(({ node, value }) => chooseIn(node, value, context))
  if (texts.length > 0 && !filled)
    moves.unshift(act('fill', { fields: texts.map(({ node, value }) => ({ ref: node.ref, value })) }))
  const open = moves.filter((move) => move.do !== 'pass')
  const [next] = open
  if (!next) return { do: 'pass', why: 'it stands there' }
  return next.do === 'call' && open.length > 1 ? { ...next, call: { ...next.call, tag: 'way' } } : next
}
