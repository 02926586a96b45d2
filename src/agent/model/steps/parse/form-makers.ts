import type { Groups, Maker, Reader } from './maker.ts'
import { numberOf } from './numbers.ts'
import { parseDate } from './parse-date.ts'
import { plainTarget } from './read-target.ts'
import { solid } from './solid.ts'
import type { Act, Target } from './unit.ts'

const fill = (target: Target, value: string): Act => ({ verb: 'fill', target, value, keys: false, submit: false })

/** Other fields in what would be a value: better unread than put into the first of them. */
const severalIn = /,\s*[^,]{1,40}\swith\s.+,\s*[^,]{1,40}\swith\s|,\s*[^,=]{1,30}\s=\s/i

/** What stands before a colon where no field is meant. */
const announces =
  /^(?:goal|task|steps?|note|to ?do|please|important|hint|for example|example|question|answer|warning|do|then|work|think|find|if|when|why|how)\b/i

const check =
  (checked: boolean): Maker =>
  ({ target }, read) => {
    const words = target ?? ''
    if (/^(?:that|if|whether|out|for|how|what)\b/i.test(words)) return null
    // "the newsletter box" is no text box
    return [{ verb: 'check', target: { ...read.target(words), family: null }, checked }]
  }

/** Several choices in one breath: "size M and colour Red". */
const choices = ({ value, field }: Groups, read: Reader): Act[] | null => {
  if (!value) return null
  const many = field ? [value] : value.split(/\s*,\s*(?:and\s+)?|\s+and\s+/i)
  return many.map((one) => ({ verb: 'choose', value: read.target(one), field: field ? read.target(field) : null }))
}

/** Fields, boxes, lists, dates. */
export const formMakers = {
  fields: ({ pairs }, read) =>
    read.pairs(pairs ?? '')?.map(({ field, value }) => fill(read.target(field), value)) ?? null,
  fill: ({ target, value }, read) =>
    // a web search or a basket is no field
    /^(?:the )?(?:basket|cart|bag)$/i.test(target ?? '') || severalIn.test(value ?? '')
      ? null
      : [fill(read.target(target ?? ''), read.bare(value ?? ''))],
  'fill bare': ({ value = '' }, read) => [{ ...fill(plainTarget(''), read.bare(value)), solid: solid(value, read) }],
  /** `Label: value` by itself. */
  'pair line': ({ pairs = '' }, read) =>
    announces.test(pairs) || !/^[^:=]{1,40}[:=]/.test(pairs)
      ? null
      : (read.pairs(pairs)?.map(({ field, value }) => fill(read.target(field), value)) ?? null),
  clear: ({ target }, read) => [fill(read.target(target ?? ''), '')],
  rate: ({ n }, read) => {
    const stars = numberOf(read.bare(n ?? ''))
    return stars === null ? null : [fill(plainTarget('rating'), String(stars))]
  },
  subscribe: ({ user }, read) => [
    {
      verb: 'fill',
      target: { ...plainTarget('email'), scope: 'subscribe' },
      value: read.bare(user ?? ''),
      keys: false,
      submit: false,
    },
    { verb: 'intent', intent: 'submit', words: 'subscribe', scope: '', place: '' },
  ],
  'sign in as': ({ user, secret }, read) => [
    fill(plainTarget(/@/.test(read.bare(user ?? '')) ? 'email' : 'user name'), read.bare(user ?? '')),
    ...(secret ? [fill(plainTarget('password'), read.bare(secret))] : []),
    { verb: 'intent', intent: 'signin', words: 'sign in', scope: '', place: '' },
  ],
  date: ({ date, target }, read) => {
    const day = parseDate(read.bare(date ?? ''))
    return day && [{ verb: 'date', day, target: target ? read.target(target) : null }]
  },
  choose: choices,
  'pay by': choices,
  sort: ({ by }, read) => [{ verb: 'sort', by: read.bare(by ?? '') }],
  check: check(true),
  uncheck: check(false),
  'consent all': () => [{ verb: 'consent', all: true }],
  'consent few': () => [{ verb: 'consent', all: false }],
} satisfies Record<string, Maker>
