import type { Groups, Maker, Reader } from './maker.ts'
import { numberOf } from './numbers.ts'
import { plainTarget } from './read-target.ts'
import type { Act, Intent } from './unit.ts'

const it =
  /^(?:(?:it|this|that|them|these|everything|the product|this product|the item|this item|one|all|that one)(?: all)?)?$/i

const intent =
  (intent: Intent, words: string): Maker =>
  ({ place }, read) => [
    {
      verb: 'intent',
      intent,
      words: place ? `${words} ${read.bare(place)}` : words,
      scope: '',
      place: read.bare(place ?? ''),
    },
  ]

const counted =
  /^(?<count>\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten)(?:\s*[x×]|\s+(?:pieces?|copies|units|pairs?)(?:\s+of)?|\s+of)?(?:\s+(?<rest>.+))?$/i
const optioned = /^(?<rest>.+?)\s+in\s+(?<option>(?:(?:size|colou?r)\s+)?[^\s,]+(?:\s*(?:,|and)\s*[^\s,]+)?)$/i

const bracketed = /^(?<rest>.+?)\s*\((?<option>[^()]{1,30})\)$/

/** "two Desk Lamps Nova in brass": what, how many, which option. */
const addOne = (what: string, place: string, chosen: string, read: Reader): Act[] => {
  let rest = what.trim()
  const acts: Act[] = []
  const number = counted.exec(rest)?.groups
  const count =
    number && (it.test(number.rest ?? '') || /^\D|^\d+[x×\s]/.test(rest)) ? numberOf(number.count ?? '') : null
  if (count !== null) rest = number?.rest ?? ''
  const option = chosen ? { rest, option: chosen } : (bracketed.exec(rest) ?? optioned.exec(rest))?.groups
  if (option) rest = option.rest ?? rest
  const named = it.test(rest) ? null : read.target(rest)
  if (named) acts.push({ verb: 'product', target: named })
  if (option) acts.push({ verb: 'choose', value: read.target(option.option ?? ''), field: null })
  if (count !== null && count > 1)
    acts.push({ verb: 'fill', target: plainTarget('quantity'), value: String(count), keys: false, submit: false })
  acts.push({
    verb: 'intent',
    intent: 'add',
    words: `add to ${read.bare(place)}`,
    scope: named && named.nth === null && named.best === null ? named.words : '',
    place: read.bare(place),
  })
  return acts
}

/** "one chair in oak and two stools in red": each by itself. */
const add = ({ what = '', place = '', option = '' }: Groups, read: Reader): Act[] =>
  what
    .split(/\s*(?:,|\band\b)\s+(?=(?:\d+|an?|one|two|three|four|five)\s)/i)
    .filter((one, index) => one || index === 0)
    .flatMap((one) => addOne(one, place, option, read))

const quantity =
  (by: 1 | -1): Maker =>
  ({ scope, n }, read) => {
    const times = n ? numberOf(read.bare(n)) : 1
    if (!times || times > 20) return null
    const words = scope ? read.target(scope).words : ''
    return Array.from(
      { length: times },
      () => ({ verb: 'quantity', by, times: 1, scope: it.test(words) ? '' : words }) as const,
    )
  }

const coupon = ({ code = '' }: Groups, read: Reader): Act[] => [
  { verb: 'fill', target: plainTarget('code'), value: read.bare(code), keys: false, submit: false },
  { verb: 'intent', intent: 'apply', words: 'apply', scope: '', place: '' },
]

/** The basket and the way to the order. */
export const basketMakers = {
  add,
  remove: ({ target = '' }, read) => [
    { verb: 'remove', target: it.test(target) ? plainTarget('') : read.target(target) },
  ],
  coupon,
  quantity: quantity(1),
  'quantity less': quantity(-1),
  'next page': () => [{ verb: 'intent', intent: 'continue', words: 'next page', scope: '', place: 'page' }],
  'intent order': intent('order', 'place order'),
  'intent checkout': intent('checkout', 'checkout'),
  'intent continue': ({ place }, read) =>
    place && /^check ?out$/i.test(place)
      ? null
      : intent('continue', 'continue')({ place: place ? `to ${place}` : '' }, read),
  'intent signin': intent('signin', 'sign in'),
  'intent signout': intent('signout', 'sign out'),
  'intent submit': intent('submit', 'submit'),
  'intent apply': intent('apply', 'apply'),
  'intent save': intent('save', 'save'),
  'intent close': intent('close', 'close'),
} satisfies Record<string, Maker>
