import { cutTails, mostRows } from './extract-tails.ts'
import type { Groups, Maker, Reader } from './maker.ts'
import { numberOf } from './numbers.ts'
import { readPlace, readSource, type Source } from './read-source.ts'
import type { Act } from './unit.ts'

type Parts = { fields: string; source: Source | null }

const from = /^(?<fields>.+?)\s+(?:from|out of)\s+(?<place>(?:(?!\s(?:from|out of)\s).)+)$/i
const joint = /\s+(?:in|on|of|for)\s+|(?<=[中里内上])的|的/gi

/** Columns and the place they are taken from: `name and price` `from the table "Orders"`. */
const partsOf = (text: string, read: Reader): Parts | null => {
  const all = readPlace(text, read)
  if (all) return { fields: '', source: all }
  const told = from.exec(text)?.groups
  if (told?.fields && told.place) {
    const place = told.place.replace(/^(?:the|my|our|this)\s+/i, '')
    const source = readSource(told.place, read) ?? { kind: 'any' as const, target: read.target(place), limit: 0 }
    return { fields: told.fields, source }
  }
  for (const found of text.matchAll(joint)) {
    const [before, behind] = [text.slice(0, found.index), text.slice(found.index + found[0].length)]
    // in Chinese the place comes first
    const turned = found[0] === '的'
    const source = readSource(turned ? before : behind, read)
    if (source) return { fields: turned ? behind : before, source }
    // "the name of the third result": a single one that is not the first cannot be taken alone
    if (!turned && read.target(behind).nth !== null) return null
  }
  return { fields: text, source: null }
}

const whole =
  /^(?:(?:all|every|each|the|of|its|their|complete|whole|entire|first|top|\d+)\s+)*(?:everything|all|it|this|data|information|contents?|rows?|columns?|fields?|values?|records?|entries|details)$|^(?:所有|全部)?的?(?:数据|内容|信息|行|列|所有|全部)$/i

const bits = /\s*[,，、;]\s*(?:and\s+)?|\s+and(?: also)?\s+|\s*&\s*|\s+(?:as well as|plus)\s+|\s*(?:以及|和|与|及)\s*/i
const idle =
  /^(?:(?:the|their|its|all|each|every|an?|columns?|fields?|both)\s+)+(?=\S)|\s+(?:columns?|fields?)$|^(?:它们|其)的?|列$/gi

const fieldsOf = (text: string, read: Reader): string[] =>
  whole.test(text.trim())
    ? []
    : text
        .split(bits)
        .map((one) => read.bare(one.trim().replace(idle, '')))
        .filter(Boolean)

const first = /^(?:the\s+)?(?:first|top)\s+(?<n>\d+)\s+/i

const extract = ({ what = '', source: place }: Groups, read: Reader): Extract<Act, { verb: 'extract' }> | null => {
  const cut = cutTails(what)
  if (!cut) return null
  const parts = place ? { fields: cut.rest, source: readSource(place, read) } : partsOf(cut.rest, read)
  if (!parts) return null
  if (place && !parts.source) parts.source = { kind: 'any', target: read.target(place), limit: 0 }
  const fields = fieldsOf(parts.fields, read)
  if (fields.length > 40 || fields.some((field) => field.length > 100)) return null
  const { pages, until, limit } = cut.wanted
  const few = parts.source?.limit || Number(first.exec(parts.fields)?.groups?.n ?? 0)
  if (few > mostRows) return null
  return {
    verb: 'extract',
    fields,
    kind: parts.source?.kind ?? 'any',
    target: parts.source?.target ?? null,
    pages,
    until: typeof until === 'string' ? read.bare(until).slice(0, 300) : until,
    limit: limit || few,
  }
}

const page = (n: number): Act => ({ verb: 'read', what: 'text', page: n, on: false })
const counted = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ')

/** Text of a page, and rows into a table. */
export const extractMakers = {
  read: () => [page(1)],
  'read page': ({ n, nth = '' }) => {
    const wanted = n ? numberOf(n) : counted.indexOf(nth.toLowerCase()) + 1
    return wanted !== null && wanted >= 1 && wanted <= 10_000 ? [page(wanted)] : null
  },
  'read on': () => [{ verb: 'read', what: 'text', page: 2, on: true }],
  'read outline': () => [{ verb: 'read', what: 'outline', page: 1, on: false }],
  extract: (groups, read) => {
    const act = extract(groups, read)
    return act && [act]
  },
  /** A word of many uses: only where it says of what the rows are. */
  collect: ({ what = '' }, read) => {
    const cut = cutTails(what)
    const act = cut && partsOf(cut.rest, read)?.source ? extract({ what }, read) : null
    return act && [act]
  },
} satisfies Record<string, Maker>
