import { findTarget, nameOf } from '../match/find-target.ts'
import { SAME, scoreName } from '../match/score-name.ts'
import { below, isItem, titleOf } from '../page/around.ts'
import type { PageNode } from '../page/page-node.ts'
import { aim } from './aim.ts'
import { search } from './form-verbs.ts'
import { type Verb, way, ways } from './move.ts'

const adds = (node: PageNode): boolean =>
  node.ref !== '' && node.role === 'button' && /^(?:add|buy|put in)\b/i.test(nameOf(node))

/**
 * Brings the page of a product up, unless it is there or its card can be bought from: by its link, else by the search
 * of the shop.
 */
export const product: Verb<'product'> = ({ target }, context) => {
  const { view } = context
  const heading = view.nodes.find(({ role, states }) => role === 'heading' && states.includes('level=1'))
  const plain = target.nth === null && target.best === null
  if (plain && heading && scoreName(target.words, heading.name) >= SAME) return { do: 'pass', why: 'its page is open' }
  // opened by this very step: an ordinal means nothing on the new page
  if (ways(context).some(({ name, result }) => name === 'click' && result === 'ok'))
    return { do: 'pass', why: 'its page is open' }
  const card = view.nodes.find((node) => isItem(node) && plain && scoreName(target.words, titleOf(node)) >= SAME)
  if (card && [...below(card)].some(adds)) return { do: 'pass', why: 'it can be added right here' }
  const found = findTarget(
    view,
    target,
    ({ role }) => role === 'link' || role === 'article' || role === 'row' || role === 'clickable',
  )
  if (found.state !== 'none') {
    const aimed = aim(
      context,
      target,
      ({ role }) => role === 'link' || role === 'article' || role === 'row' || role === 'clickable',
    )
    return 'move' in aimed ? aimed.move : way('click', { ref: aimed.node.ref }, 'its page has to be opened first')
  }
  const typed = ways(context).filter(({ name }) => name === 'type')
  if (!plain || typed.length > 0) return { do: 'lost', words: target.words }
  const sought = search({ verb: 'search', value: target.words }, context)
  if (sought.do !== 'call') return { do: 'lost', words: target.words }
  return way(sought.call.name, sought.call.args, 'it is not on this page, so the shop is searched for it')
}
