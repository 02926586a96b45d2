import { findTarget, nameOf } from '../match/find-target.ts'
import { plain } from '../match/fold-words.ts'
import { HOLDS, scoreName } from '../match/score-name.ts'
import { below } from '../page/around.ts'
import type { PageNode } from '../page/page-node.ts'
import { plainTarget } from '../parse/read-target.ts'
import { aim } from './aim.ts'
import { choose, quotedIn } from './choose-verbs.ts'
import { act, type Context, lastAct, type Move, type Verb } from './move.ts'

const keys: [string, RegExp][] = [
  ['price', /\b(?:price|cheap|expensive|cost|cheapest|lowest price|dearest|priciest|价格)/],
  ['rating', /\b(?:rating|rated|stars|review score|评分)/],
  ['name', /\b(?:name|alphabet|alphabetical|alphabetically|a to z|title|名称)/],
  ['new', /\b(?:new|newest|latest|date|recent)/],
  ['best', /\b(?:relevance|best match|featured|popular|recommended)/],
]
const up = /low(?:est)?\b.*\bhigh|ascending|\basc\b|cheap(?:est)?\b|lowest|low first|up\b|a to z|从低到高|升序/
const down = /high(?:est)?\b.*\blow|descending|\bdesc\b|expensive|highest|dearest|priciest|down\b|z to a|从高到低|降序/

const sense = (text: string): { key: string; way: 'up' | 'down' | '' } => {
  const words = plain(text)
  const low = words.search(up)
  const high = words.search(down)
  const turn =
    low >= 0 && high >= 0 ? (/low\w* .*high/.test(words) ? 'up' : 'down') : low >= 0 ? 'up' : high >= 0 ? 'down' : ''
  return { key: keys.find(([, form]) => form.test(words))?.[0] ?? '', way: turn }
}

/** The order that is meant, in the page's words. Without a direction prices rise, as every shop has it. */
export const orderOf = (by: string, options: string[]): string | null => {
  const named = options.find((option) => option === by) ?? options.find((option) => plain(option) === plain(by))
  if (named) return named
  const exact = options.filter((option) => scoreName(by, option) >= 90)
  if (exact.length === 1) return exact[0] ?? null
  const asked = sense(by)
  const same = options.filter((option) => asked.key && sense(option).key === asked.key)
  const wanted = asked.way || (asked.key === 'price' ? 'up' : '')
  const turned = same.filter((option) => sense(option).way === wanted || sense(option).way === '')
  if (same.length === 1)
    return asked.way && sense(same[0] ?? '').way && sense(same[0] ?? '').way !== asked.way ? null : (same[0] ?? null)
  if (turned.length === 1) return turned[0] ?? null
  const held = options.filter((option) => scoreName(by, option) >= HOLDS)
  return held.length === 1 ? (held[0] ?? null) : null
}

const isSort = (node: PageNode): boolean =>
  ['combobox', 'listbox'].includes(node.role) && /\b(?:sort|order)\b|排序/i.test(node.name)

const inList = (list: PageNode, by: string, context: Context): Move => {
  const last = lastAct(context)
  const looked = context.tries.some(({ tag }) => tag === 'look')
  const shown = [...below(list)].filter(({ role }) => role === 'option').map(nameOf)
  const brought = context.view.nodes
    .filter(({ role, parent }) => role === 'option' && parent?.ref === list.ref)
    .map(nameOf)
  // what the failure says was asked for is no option; what the page shows is one, whatever it is called
  const told = last?.outcome === 'no-option' ? quotedIn(last.said).filter((one) => one !== list.name && one !== by) : []
  const options = [...new Set([...shown, ...brought, ...told])]
  const order = context.pick || orderOf(by, options)
  if (order && plain(order) === plain(list.value ?? '')) return { do: 'pass', why: 'it is sorted so' }
  if (order) return act('select', { ref: list.ref, values: [order] })
  if (options.length > 0) return { do: 'tie', words: by, options: options.slice(0, 12) }
  if (!looked)
    return {
      do: 'call',
      call: { tag: 'look', name: 'look', args: { ref: list.ref } },
      why: 'to see the orders there are',
    }
  return act('select', { ref: list.ref, values: [by] })
}

export const sort: Verb<'sort'> = ({ by }, context) => {
  const lists = context.view.nodes.filter((node) => node.ref && isSort(node))
  const [list] = lists
  if (list && lists.length === 1) return inList(list, by, context)
  const header = findTarget(
    context.view,
    plainTarget(
      by
        .replace(/^(?:the )?(?:column )?/i, '')
        .replace(/[ ,(]+(?:ascending|descending|low.*|high.*|from .*|up|down)\)?$/i, ''),
    ),
    (node) =>
      ['columnheader', 'link', 'button', 'radio', 'menuitemradio', 'tab'].includes(node.role) &&
      (node.role !== 'link' && node.role !== 'button' ? true : inHeader(node) || /sort/i.test(node.name)),
  )
  if (header.state === 'one') return choose(header.node)
  const aimed = aim(context, plainTarget(`sort by ${by}`))
  return 'move' in aimed ? aimed.move : act('click', { ref: aimed.node.ref })
}

const inHeader = ({ parent }: PageNode): boolean =>
  parent?.role === 'columnheader' || parent?.parent?.role === 'columnheader'
