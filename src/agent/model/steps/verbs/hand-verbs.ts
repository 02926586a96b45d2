import { findTarget, nameOf } from '../match/find-target.ts'
import { plain } from '../match/fold-words.ts'
import { editable, isActionable } from '../match/roles.ts'
import { SAME } from '../match/score-name.ts'
import type { PageNode } from '../page/page-node.ts'
import { plainTarget } from '../parse/read-target.ts'
import type { Target } from '../parse/unit.ts'
import { aim, settleFound } from './aim.ts'
import { act, type Context, type Move, type Verb } from './move.ts'

const shop = /^(?:(?:web)?(?:shop|store|site)|website|page|demo shop|practice shop|online shop|web shop)$/i
const home = /^(?:home|home ?page|front ?page|start ?page|main ?page|shop home ?page|landing ?page)$/i

/** "open the shop" where one stands in it; "go to the front page" where no link says so. */
const openPlace = (target: Target, { view, first }: Context): Move | null => {
  if (shop.test(target.words) && first && view.url) return { do: 'pass', why: 'the page is open' }
  if (!shop.test(target.words) && !home.test(target.words)) return null
  const root = URL.canParse('/', view.url) ? new URL('/', view.url).href : ''
  if (!root) return null
  return view.url === root ? { do: 'pass', why: 'this is the front page' } : act('navigate', { url: root })
}

const isOpen = ({ role, states }: PageNode): boolean => states.includes('expanded') && role !== 'combobox'

export const click: Verb<'click'> = ({ target, open, button, count }, context) => {
  const place = open && findTarget(context.view, target, isActionable)
  if (place && (place.state === 'none' || (place.state === 'one' && place.score < SAME))) {
    const move = openPlace(target, context)
    if (move) return move
  }
  // a field is not opened, unless that is what was asked for
  const found = open && !target.family ? findTarget(context.view, target, ({ role }) => !editable.has(role)) : null
  const aimed = found && found.state !== 'none' ? settleFound(found, target.whole, context) : aim(context, target)
  if ('move' in aimed) return aimed.move
  const { node } = aimed
  if (open && isOpen(node)) return { do: 'pass', why: 'it is open' }
  if (open && node.role === 'tab' && node.states.includes('selected')) return { do: 'pass', why: 'it is open' }
  return act('click', { ref: node.ref, ...(button !== 'left' && { button }), ...(count > 1 && { count }) })
}

/** The button that closes a thing which has a name. */
const closer = (target: Target, context: Context): Move => {
  const words = `close ${target.words}`
  const direct = aim(context, { ...target, words, whole: words })
  const aimed = 'node' in direct ? direct : aim(context, { ...plainTarget('close'), scope: target.words })
  return 'node' in aimed ? act('click', { ref: aimed.node.ref }) : { do: 'lost', words: target.whole }
}

export const expand: Verb<'expand'> = ({ target, open }, context) => {
  const folding = findTarget(context.view, { ...target, family: null }, ({ states }) =>
    states.some((state) => state === 'expanded' || state === 'collapsed'),
  )
  const aimed = folding.state === 'one' ? folding : aim(context, target)
  if ('move' in aimed) return open ? aimed.move : closer(target, context)
  const is = aimed.node.states.includes('expanded')
  if (is === open && (is || aimed.node.states.includes('collapsed')))
    return { do: 'pass', why: open ? 'it is open' : 'it is closed' }
  return open || is ? act('click', { ref: aimed.node.ref }) : closer(target, context)
}

export const hover: Verb<'hover'> = ({ target }, context) => {
  const aimed = aim(context, target)
  return 'move' in aimed ? aimed.move : act('hover', { ref: aimed.node.ref })
}

export const drag: Verb<'drag'> = ({ target, to }, context) => {
  const from = aim(context, target)
  if ('move' in from) return from.move
  const end = aim(context, to)
  return 'move' in end ? end.move : act('drag', { from: from.node.ref, to: end.node.ref })
}

export const upload: Verb<'upload'> = ({ target, file }, context) => {
  const aimed = aim(
    context,
    target ?? plainTarget('upload'),
    (node) => target !== null || /file|upload|choose|browse/i.test(nameOf(node)),
  )
  return 'move' in aimed ? aimed.move : act('upload', { ref: aimed.node.ref, file })
}

export const press: Verb<'press'> = ({ keys }, { view }) => {
  // a key goes where the caret is; "press Enter" after filling a field means that field
  const focused = view.nodes.find(({ ref, states }) => ref && (states.includes('focused') || states.includes('active')))
  return act('press', { keys, ...(focused && { ref: focused.ref }) })
}

const gone = (node: PageNode, words: string): boolean => plain(nameOf(node)).includes(plain(words))

/** The remove button of a line, whether the line's words stand in its name or beside it. */
export const remove: Verb<'remove'> = ({ target }, context) => {
  const takes = (node: PageNode) => /\b(?:remove|delete|take out|discard)\b|^(?:x|×|✕)$/i.test(nameOf(node))
  if (!target.words && target.nth === null) return movedBy(aim(context, plainTarget('remove'), takes), context)
  if (target.nth !== null && !target.words)
    return movedBy(aim(context, { ...plainTarget('remove'), nth: target.nth }, takes), context)
  const named = context.view.nodes.filter((node) => node.ref && takes(node) && gone(node, target.words))
  const direct = findTarget(
    context.view,
    { ...target, words: `remove ${target.words}`, whole: `remove ${target.words}` },
    takes,
  )
  if (direct.state === 'one' && (direct.score >= 88 || named.length < 2)) return act('click', { ref: direct.node.ref })
  const scoped = findTarget(context.view, { ...plainTarget('remove'), scope: target.words }, takes)
  if (scoped.state === 'one') return act('click', { ref: scoped.node.ref })
  return movedBy(
    aim(context, { ...target, words: `remove ${target.words}`, whole: `remove ${target.words}` }, takes),
    context,
  )
}

const movedBy = (aimed: ReturnType<typeof aim>, _context: Context): Move =>
  'move' in aimed ? aimed.move : act('click', { ref: aimed.node.ref })
