import { findTarget, nameOf } from '../match/find-target.ts'
import { plain } from '../match/fold-words.ts'
import { act, type Context, type Move, type Verb, way } from './move.ts'

const full = (url: string, base: string): string =>
  url.startsWith('/') && URL.canParse(url, base) ? new URL(url, base).href : url

export const visit: Verb<'visit'> = ({ url, tab }, { view, first }) => {
  const to = full(url, view.url)
  if (tab) return act('tabs', { op: 'open', url: to })
  if (first && view.url === to) return { do: 'pass', why: 'the page is open' }
  return act('navigate', { url: to })
}

export const history: Verb<'history'> = ({ op }) => act(op, {})

export const scroll: Verb<'scroll'> = ({ direction, amount, target, until }, context) => {
  if (target) {
    const found = findTarget(context.view, target)
    if (found.state === 'one') return act('scroll', { to: found.node.ref })
    return act('scroll', { direction: 'down', until: target.whole || target.words })
  }
  return act('scroll', { direction, ...(amount !== null && { amount }), ...(until && { until }) })
}

const generic =
  /^(?:it|(?:the )?(?:page|site|results?|search results?|product page|list|products?|basket|next page|changes?|everything|new page)(?: page)?(?: to)?)$/i

export const wait: Verb<'wait'> = ({ text, gone, seconds }, { view }) => {
  if (gone) return act('wait', { gone })
  if (!text) return act('wait', { seconds })
  if (generic.test(text)) return act('wait', { seconds: 1 })
  const there = view.nodes.some(
    (node) => plain(nameOf(node)).includes(plain(text)) || plain(node.value ?? '') === plain(text),
  )
  return there ? { do: 'pass', why: 'it is there' } : act('wait', { text })
}

/** `tab 7 (this one): "Basket" http://…`, as `tabs list` tells them. */
const tabsIn = (said: string): { id: number; text: string }[] =>
  [...said.matchAll(/^tab (\d+)([^\n]*)$/gm)].map((match) => ({ id: Number(match[1]), text: match[2] ?? '' }))

const listed = ({ tries }: Context) =>
  tries.findLast(({ name, args, result }) => name === 'tabs' && args.op === 'list' && result === 'ok')

const pickTab = (all: { id: number; text: string }[], words: string, nth: number | null) => {
  if (nth !== null) return nth < 0 ? all.at(nth) : all[nth - 1]
  const others = all.filter(({ text }) => !text.includes('(this one)'))
  if (/^(?:other|previous|original|old|last|back|main)?$/i.test(words))
    return others.length === 1 ? others[0] : undefined
  if (/^new$/i.test(words)) return others.at(-1)
  const fitting = all.filter(({ text }) => plain(text).includes(plain(words)))
  return fitting.length === 1 ? fitting[0] : undefined
}

export const tab: Verb<'tab'> = ({ op, words, nth }, context): Move => {
  if (op === 'open') return act('tabs', { op, url: full('/', context.view.url) })
  if (op === 'close' && !words) return act('tabs', { op })
  const list = listed(context)
  if (!list) return way('tabs', { op: 'list' }, 'to see which tabs there are')
  const found = pickTab(tabsIn(list.said), words, nth)
  return found ? act('tabs', { op, tab: found.id }) : { do: 'stuck', why: `I cannot tell which tab "${words}" is.` }
}

export const ask: Verb<'ask'> = ({ question }) => ({
  do: 'call',
  call: {
    tag: 'ask',
    name: 'ask_user',
    args: { question: question.replace(/^./, (sign) => sign.toUpperCase()).slice(0, 900), kind: 'question' },
  },
})

export const handover: Verb<'handover'> = ({ words }) => ({
  do: 'call',
  call: {
    tag: 'ask',
    name: 'ask_user',
    args: { question: `Your turn${words ? `: ${words.slice(0, 800)}` : ''}. Then continue.`, kind: 'handover' },
  },
})
