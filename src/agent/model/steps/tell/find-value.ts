import { english } from '../grammar/english.ts'
import { wordsOf } from '../match/fold-words.ts'
import { amountsIn } from '../match/price.ts'
import { inScope } from '../match/scope-boxes.ts'
import { HOLDS, SAME, scoreName, TYPO } from '../match/score-name.ts'
import type { View } from '../match/view.ts'
import { atEdge, isItem, textOf, titleOf } from '../page/around.ts'
import { mask } from '../parse/mask.ts'
import { readTarget } from '../parse/read-target.ts'
import { type Labelled, labelled } from './labelled.ts'
import { cardOf, countOf, ofPage, partOf, type Value } from './special.ts'

export type Told = { state: 'one'; value: Value } | { state: 'none' } | { state: 'many'; values: string[] }

const none: Told = { state: 'none' }
const one = (value: Value): Told => ({ state: 'one', value })

/** Other names of what people ask for most. */
const turns: [RegExp, string[]][] = [
  [
    /^(?:(?:order |grand |basket |cart |final |new |overall )?total(?: (?:price|amount|cost|sum|value|of the order))?|sum|amount due|amount to pay|final (?:price|amount)|总价|总计|总额)$/i,
    ['total', 'grand total', 'order total', 'total price', 'sum', 'amount due', '合计'],
  ],
  [/^(?:subtotal|items total|sum of (?:the )?items|item total)$/i, ['subtotal', 'items', 'items total']],
  [
    /^(?:shipping|delivery|postage)(?: (?:cost|costs|fee|fees|charge|charges|price))?$|^(?:cost|price) of (?:the )?(?:shipping|delivery)$/i,
    ['delivery', 'shipping', 'delivery cost', 'shipping cost', 'postage'],
  ],
  [
    /^(?:order (?:number|no|id|reference)|number of (?:my|the) order|reference(?: number)?|confirmation number|订单号)$/i,
    ['order number', 'order no', 'order id', 'reference', 'reference number', 'order'],
  ],
  [/^(?:article number|sku|product number|item number)$/i, ['article number', 'sku', 'product number', 'item number']],
  [/^(?:payment|payment method|way of payment)$/i, ['payment', 'payment method']],
  [
    /^(?:delivery date|date of delivery|day of delivery|arrival date)$/i,
    ['delivery date', 'date of delivery', 'delivery'],
  ],
]

const phrasesOf = (asked: string): string[] => [asked, ...(turns.find(([form]) => form.test(asked))?.[1] ?? [])]

const distinctValues = (found: Labelled[]): Labelled[] =>
  found.filter((pair, index) => found.findIndex(({ value }) => value === pair.value) === index)

const fromPairs = (pairs: Labelled[], asked: string, floor: number): Told => {
  for (const phrase of phrasesOf(asked)) {
    const scored = pairs.map((pair) => ({ pair, score: scoreName(phrase, pair.label) }))
    const best = Math.max(0, ...scored.map(({ score }) => score))
    if (best < floor) continue
    const at = best >= SAME ? best : Math.min(best, HOLDS)
    const fitting = distinctValues(scored.filter(({ score }) => score >= at).map(({ pair }) => pair))
    const inMain = fitting.filter(({ node }) => !atEdge(node))
    const kept = inMain.length > 0 ? inMain : fitting
    const [first] = kept
    if (first && kept.length === 1) return one({ value: first.value, quote: first.value })
    if (first) return { state: 'many', values: kept.map(({ label, value }) => `${label}: ${value}`) }
  }
  return none
}

/** What a code takes off stands as a negative amount. */
const discount = (asked: string, view: View): Told => {
  if (!/^(?:discount|saving|savings|reduction|rebate|coupon|code|how much .*saves?)\b/i.test(asked)) return none
  const pairs = labelled(view.nodes).filter(
    ({ label, value }) =>
      amountsIn(value).length > 0 && (/^[−-]/.test(value) || /discount|saving|you save/i.test(label)),
  )
  const [first] = distinctValues(pairs)
  return first && distinctValues(pairs).length === 1 ? one({ value: first.value, quote: first.value }) : none
}

const contents = (asked: string, view: View): Told => {
  if (
    !/^(?:(?:contents?|items|products|things)(?: (?:of|in) (?:the |my )?(?:basket|cart|bag|wishlist|list))?|in (?:the |my )?(?:basket|cart|bag)|(?:names|titles) of .+)$/i.test(
      asked,
    )
  )
    return none
  const items = view.nodes.filter((node) => isItem(node) && !atEdge(node) && amountsIn(textOf(node)).length > 0)
  const titles = [...new Set(items.map(titleOf))]
  return titles.length > 0 ? one({ value: titles.join(', '), quote: titles[0] ?? '' }) : none
}

const soft = /^(?<part>.+?) (?:of|for|in|on|from|at|的) (?:the |my |this |that )?(?<whole>.+)$/i

const scoped = (asked: string, view: View): Told => {
  const parts = soft.exec(asked)?.groups
  if (!parts) return none
  const part = parts.part ?? ''
  const target = readTarget(parts.whole ?? '', mask(''), english)
  if (/^(?:it|basket|cart|page|order|product|shop|checkout)$/i.test(target.words)) return findValue(part, view)
  const card = cardOf(view, target)
  const fact = card ? partOf(part, view, card) : null
  if (fact) return one(fact)
  const headed = partOf(part, view, null)
  const title = partOf('name', view, null)
  if (headed && title && scoreName(target.whole, title.value) >= SAME) return one(headed)
  const box = inScope(view, target.whole)
  if (!box) return none
  return fromPairs(
    labelled(view.nodes).filter(({ node }) => box.has(node)),
    part,
    HOLDS,
  )
}

/** A sentence that says what was asked for; the last resort. */
const sentence = (asked: string, view: View): Told => {
  const words = wordsOf(asked)
  const texts = view.nodes.filter(
    ({ name, role }) =>
      name &&
      !['link', 'button', 'heading', 'option', 'checkbox', 'radio', 'tab'].includes(role) &&
      words.length > 0 &&
      words.every((word) => wordsOf(name).includes(word)),
  )
  const distinct = [...new Set(texts.map(({ name }) => name))]
  return distinct.length === 1 && distinct[0]
    ? one({ value: distinct[0], quote: distinct[0] })
    : distinct.length > 1
      ? { state: 'many', values: distinct }
      : none
}

/** Reads off the page what was asked for, in the page's own words; several that fit equally are `many`. */
export const findValue = (asked: string, view: View): Told => {
  const pairs = labelled(view.nodes)
  const exact = fromPairs(pairs, asked, SAME)
  if (exact.state !== 'none') return exact
  const counted = countOf(asked, view)
  if (counted) return one(counted)
  const fact = partOf(asked, view, null) ?? ofPage(asked, view)
  if (fact) return one(fact)
  for (const way of [contents, discount, scoped]) {
    const told = way(asked, view)
    if (told.state !== 'none') return told
  }
  const held = fromPairs(pairs, asked, HOLDS)
  if (held.state !== 'none') return held
  const said = sentence(asked, view)
  return said.state !== 'none' ? said : fromPairs(pairs, asked, TYPO)
}
