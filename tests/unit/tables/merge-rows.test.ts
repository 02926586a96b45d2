import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { mergeRows } from '../../../src/agent/tables/merge-rows.ts'
import type { RawRow } from '../../../src/protocol/table.ts'

const rows = (texts: string[], from: number | null = null): RawRow[] =>
  texts.map((text, at) => ({ index: from === null ? null : from + at, cells: [{ text }] }))
const textsOf = (merged: RawRow[]) => merged.map(({ cells }) => cells[0]?.text)

it.each<[string, string[], string[], string[]]>([
  ['grown', ['a', 'b'], ['a', 'b', 'c'], ['a', 'b', 'c']],
  ['a window that moved on', ['a', 'b', 'c'], ['c', 'd'], ['a', 'b', 'c', 'd']],
  ['likes stay apart', ['a', 'a'], ['a', 'a', 'a'], ['a', 'a', 'a']],
  ['nothing new', ['a', 'b'], ['a', 'b'], ['a', 'b']],
  ['a jump', ['a', 'b'], ['d', 'e'], ['a', 'b', 'd', 'e']],
  ['no overlap, some known', ['a', 'b', 'c'], ['b', 'x'], ['a', 'b', 'c', 'x']],
])('%s', (_, before, now, merged) => {
  expect(textsOf(mergeRows(rows(before), rows(now)))).toEqual(merged)
})

it('numbered rows go by their number, whatever the order', () => {
  expect(textsOf(mergeRows(rows(['c', 'd'], 3), rows(['a', 'b', 'c'], 1)))).toEqual(['a', 'b', 'c', 'd'])
})

it('a window moved over any list gives that list', () => {
  const list = fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 60 })
  void fc.assert(
    fc.property(list, fc.integer({ min: 2, max: 20 }), fc.integer({ min: 1, max: 19 }), (texts, size, by) => {
      const all = rows(texts)
      let merged: RawRow[] = []
      for (let at = 0; at < all.length; at += Math.min(by, size - 1))
        merged = mergeRows(merged, all.slice(at, at + size))
      expect(textsOf(merged)).toEqual(texts)
    }),
  )
})
