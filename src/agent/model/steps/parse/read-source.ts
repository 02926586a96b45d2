import type { Reader } from './maker.ts'
import type { Target } from './unit.ts'

/** Where rows are taken from. `limit`: as many of the first as were asked for, zero for all. */
export type Source = { kind: 'table' | 'list' | 'any'; target: Target | null; limit: number }

const nouns =
  'tables?|grid|spreadsheet|lists?|listing|results?|products?|items?|cards?|rows?|entries|entry|page|site|screen|offers?|hits?|articles?|posts?|jobs?|listings|records?|matches'

const english = new RegExp(
  `^(?<each>(?:all|each|every|both)(?:\\s+of)?\\s+)?(?:(?:the|this|these|those|that|my|our|its)\\s+)*(?:(?:first|top)\\s+(?<n>\\d+)\\s+)?(?:(?<name>(?:(?!\\b(?:of|from|in|on|for|and|out|with)\\b)[^,])+?)\\s+)?(?<noun>${nouns})(?:\\s+(?:named|called|titled|of|with the (?:name|title)|under|about|for|in|on)\\s+(?<behind>.+)|\\s+(?<quoted>\\uE000\\d+\\uE001))?$`,
  'i',
)
const chinese =
  /^(?<each>所有|全部|每个|每条)?(?:这个|该|当前|本)?(?<name>\uE000\d+\uE001|第[\d一二三四五六七八九十]+[个张]|[\p{L}]{1,8}(?=表格|列表))?的?(?<noun>表格?|列表|清单|搜索结果|结果|商品|产品|页面|网页|本?页)(?<quoted>\uE000\d+\uE001)?$/u

/** Says nothing about which one is meant. */
const idle =
  /^(?:(?:search|result|product|whole|entire|full|main|big|large|only|following|visible|data|shown|same|products|items|results|everything|listed|found|available|all|html|current|搜索|商品|数据)\s*)+$/i

const herePage = /\s+(?:on|of|in|from)\s+(?:the|this)\s+(?:web ?)?(?:page|site|screen)$/i
const several = /^(?:all|each|every)(?:\s+of)?\s+\S|^(?:所有|全部|每个)\S/i

const kindOf = (noun: string): Source['kind'] =>
  /^(?:tables?|grid|spreadsheet|表格?)$/i.test(noun)
    ? 'table'
    : /^(?:lists?|listing|列表|清单)$/i.test(noun)
      ? 'list'
      : 'any'

/** One of many, spoken of alone, is a column: "product"; "each product" and "products" are where rows come from. */
const isColumn = (noun: string): boolean =>
  /^(?:result|product|item|card|row|entry|offer|hit|article|post|job|record)$/i.test(noun)

/** Reads masked text that is a place of rows by its very words: `the table "Orders"`, `表格`. Null where it is none. */
export const readPlace = (text: string, read: Reader): Source | null => {
  const place = text.trim().replace(/(?<=\S)(?:中|里面?|内|上)$/, '')
  const here = place.replace(herePage, '')
  const found = (english.exec(here) ?? chinese.exec(here))?.groups
  if (!found) return null
  const { each, n, name, noun = '', behind, quoted } = found
  if (!each && !n && isColumn(noun) && !(name && read.target(name).nth)) return null
  const kind = kindOf(noun)
  const inner = behind ? readPlace(behind, read) : null
  // "products in the table" is no place, "the list of products" is one
  if (inner && (inner.kind !== 'any' || inner.target || kind === 'any')) return null
  const words = quoted ?? (inner ? '' : behind) ?? name ?? ''
  const target = words && !idle.test(words) ? read.target(words.replace(/^(第.+)张$/, '$1个')) : null
  const limit = n ? Number(n) : 0
  if (!target || target.nth === null || kind !== 'any') return { kind, target, limit }
  // the first of what is repeated is a row; another one cannot be asked for alone
  return target.nth === 1 && !target.words ? { kind, target: null, limit: 1 } : null
}

/** The same for what stands behind a preposition, as `all lamps` in "names of all lamps". */
export const readSource = (text: string, read: Reader): Source | null =>
  readPlace(text, read) ?? (several.test(text.trim()) ? { kind: 'any', target: null, limit: 0 } : null)
