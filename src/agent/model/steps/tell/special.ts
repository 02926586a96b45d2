import { findTarget, nameOf } from '../match/find-target.ts'
import { plain, wordsOf } from '../match/fold-words.ts'
import { openerOf, pickItems } from '../match/items.ts'
import { amountsIn } from '../match/price.ts'
import type { View } from '../match/view.ts'
import { atEdge, isItem, itemOf, textOf, titleOf, up } from '../page/around.ts'
import { complaintsIn, invalidIn } from '../page/complaints.ts'
import type { PageNode } from '../page/page-node.ts'
import type { Target } from '../parse/unit.ts'

export type Value = { value: string; quote: string }

const quoted = (value: string): Value => ({ value, quote: value })

export const mainHeading = ({ nodes }: View): PageNode | null =>
  nodes.find(({ role, states }) => role === 'heading' && states.includes('level=1')) ??
  nodes.find((node) => node.role === 'heading' && !atEdge(node)) ??
  null

/** What belongs to the page's own subject: from its first heading to the first card or lower heading that has an amount of its own. */
const subject = (view: View): PageNode[] => {
  const heading = mainHeading(view)
  if (!heading) return view.nodes.filter((node) => !atEdge(node))
  const rest = view.nodes.slice(view.nodes.indexOf(heading) + 1).filter((node) => !atEdge(node))
  const end = rest.findIndex((node) => node.role === 'heading' || node.role === 'contentinfo')
  return end < 0 ? rest : rest.slice(0, end)
}

const stock =
  /\b(?:in stock|out of stock|sold out|only \d+ left|available(?: now| from .+)?|unavailable|not available)\b/i
const rating = /\b(?:rated\s+)?\d(?:[.,]\d)?\s*(?:\(\d+\)|of 5|out of 5|\/ ?5|stars?)/i

const textIn = (nodes: PageNode[], form: RegExp): Value | null => {
  for (const { name } of nodes) {
    const found = form.exec(name)
    if (found) return quoted(found[0].trim())
  }
  return null
}

const amountIn = (nodes: PageNode[]): Value | null => {
  for (const { name, role } of nodes) {
    const [amount] = role === 'button' ? [] : amountsIn(name)
    if (amount) return quoted(amount)
  }
  return null
}

const parts: [RegExp, (nodes: PageNode[], title: string) => Value | null][] = [
  [/^(?:price|cost|costs|amount|价格)$/i, (nodes) => amountIn(nodes)],
  [/^(?:name|title|product name|名称)$/i, (_, title) => (title ? quoted(title) : null)],
  [
    /^(?:rating|stars?|score|review score|average rating|评分)$/i,
    (nodes) => textIn(nodes, rating) ?? textIn(nodes, /\b[0-5][.,]\d\b/),
  ],
  [/^(?:stock|availability|stock status|stock level|if .*|库存)$/i, (nodes) => textIn(nodes, stock)],
]

/** One fact of a card, row or of the page's own subject. */
export const partOf = (asked: string, view: View, item: PageNode | null): Value | null => {
  const nodes = item ? view.nodes.filter((node) => node === item || [...up(node)].includes(item)) : subject(view)
  const title = item ? titleOf(item) : (mainHeading(view)?.name ?? '')
  for (const [form, read] of parts) if (form.test(asked)) return read(nodes, title)
  return null
}

/** The card a phrase names: "the first result", "the cheapest lamp", "Desk Lamp Nova". */
export const cardOf = (view: View, target: Target): PageNode | null => {
  if (target.nth !== null || target.best) {
    const { items, partial } = pickItems(view, target, null)
    return items.length === 1 && !partial ? (items[0] ?? null) : null
  }
  const cards = view.nodes.filter((node) => isItem(node) && itemOf(node) === null && openerOf(node) !== null)
  const exact = cards.filter((card) => plain(titleOf(card)) === plain(target.whole))
  if (exact.length > 0) return exact[0] ?? null
  const found = findTarget(view, { ...target, family: null })
  return found.state === 'one' ? itemOf(found.node) : null
}

const many = /^(?:number|count|how many)(?: of)? (.+)$|^(.+) count$/i

/** "12 products": a number beside what is counted. */
export const countOf = (asked: string, view: View): Value | null => {
  const match = many.exec(asked)
  const noun = wordsOf((match?.[1] ?? match?.[2] ?? '').replace(/ (?:in|on|of) .*$/i, '')).at(-1)
  if (!noun) return null
  const alike = /^(?:result|product|item|match|hit|article|lamp|chair|book|toy|thing)$/.test(noun)
    ? '(?:results?|products?|items?|match(?:es)?|hits?|articles?)'
    : `${noun}\\p{L}*`
  const form = new RegExp(`\\b\\d[\\d,.]*\\s+(?:[\\p{L}]+\\s+)?${alike}\\b|\\b${noun}\\p{L}*:?\\s*\\(?\\d+\\)?`, 'iu')
  const inBasket = /basket|cart|bag/i.test(asked)
  const counted = view.nodes.filter((node) => (inBasket ? /basket|cart|bag/i.test(textOf(node)) : !atEdge(node)))
  const status = counted.filter(({ role }) => role === 'status')
  return textIn([...status, ...counted], form)
}

const messages = new Set(['alert', 'status'])

const faults =
  /^(?:(?:validation |form )?(?:errors?|error (?:messages?|texts?)|warnings?|problems?|complaints?)|(?:is |went |goes )?wrong|missing|(?:the )?page complains?(?: about)?|it complains?(?: about)?)(?: (?:that (?:appears|is shown|comes up)|shown|(?:on|of) (?:the|this) (?:page|form)|here|with (?:it|the form)|says?|is))?$/i

/** What the page objects to: its last alert that says so, else the fields it marks as wrong. */
const faultOf = ({ nodes }: View): Value | null => {
  const alert = complaintsIn(nodes).at(-1)
  if (alert) return quoted(nameOf(alert) || textOf(alert))
  const [first, ...rest] = invalidIn(nodes)
  if (!first) return null
  return { value: [first, ...rest].map(({ said }) => said).join('; '), quote: first.node.name }
}

/** The page's title, address, message. */
export const ofPage = (asked: string, view: View): Value | null => {
  const fault = faults.test(asked) ? faultOf(view) : null
  if (fault) return fault
  if (/^(?:page title|title of (?:the|this) (?:page|tab)|tab title)$/i.test(asked)) return quoted(view.title)
  if (
    /^(?:page )?(?:url|address|web address|link)(?: of (?:the|this) page)?$/i.test(asked) &&
    !/address of (?!the page)/i.test(asked)
  )
    return /url|page|link/i.test(asked) ? quoted(view.url) : null
  if (
    /^(?:(?:main |page )?(?:heading|headline)|heading of (?:the|this) page|title|name of (?:the|this) (?:page|product|item)|product name|name)$/i.test(
      asked,
    )
  ) {
    const heading = mainHeading(view)
    return heading ? quoted(heading.name) : null
  }
  if (
    /^(?:(?:success |confirmation |error |thank[- ]you |status )?(?:message|confirmation|notice|text|error|warning|page))(?: that (?:appears|is shown|comes up))?$/i.test(
      asked,
    )
  ) {
    const said = view.nodes.findLast((node) => messages.has(node.role) && textOf(node).trim())
    if (said) return quoted(nameOf(said) || textOf(said))
    const text = subject(view).find(({ role, name }) => name && ['text', 'paragraph'].includes(role))
    return /error|warning/i.test(asked) || !text ? null : quoted(text.name)
  }
  return null
}
