import * as fc from 'fast-check'
import { estimateTokenCount } from 'tokenx'
import { expect, it } from 'vitest'
import { chunksOf } from '../../../src/agent/reading/chunks.ts'

const words = (n: number, from = 0) => Array.from({ length: n }, (_, index) => `word${from + index}`).join(' ')

it('cuts at the ends of blocks, and a heading goes with its text', () => {
  const text = [words(150), '## Two', words(150, 100), '## Three', words(150, 200)].join('\n\n')
  const chunks = chunksOf(text, 300)
  expect(chunks.length).toBeGreaterThan(1)
  expect(chunks.join('\n\n')).toBe(text)
  for (const chunk of chunks) expect(chunk).not.toMatch(/## \w+$/)
})

it('a long table is cut between rows, each part with the headers', () => {
  const rows = Array.from({ length: 200 }, (_, index) => `| ${index} | ${words(4)} |`)
  const chunks = chunksOf(['| n | text |', '| --- | --- |', ...rows].join('\n'), 300)
  expect(chunks.length).toBeGreaterThan(3)
  for (const chunk of chunks) expect(chunk).toMatch(/^\| n \| text \|\n\| --- \| --- \|\n\| \d/)
  expect(chunks.flatMap((chunk) => chunk.split('\n').slice(2))).toEqual(rows)
})

it('a long code block is cut at lines, each part fenced; blank lines in it are no ends', () => {
  const code = Array.from({ length: 150 }, (_, index) => (index % 10 === 0 ? '' : `call(${index}, "${words(3)}")`))
  const chunks = chunksOf(['Before', '', '```js', ...code, '```', '', 'After'].join('\n'), 300)
  for (const chunk of chunks) expect((chunk.match(/^```/gm) ?? []).length % 2).toBe(0)
  expect(chunks.join('\n')).toContain('After')
})

it('a paragraph without an end is cut at sentences or words', () => {
  const chunks = chunksOf(Array.from({ length: 80 }, (_, index) => `${words(8, index)}.`).join(' '), 300)
  expect(chunks.length).toBeGreaterThan(1)
  for (const chunk of chunks.slice(0, -1)) expect(chunk).toMatch(/\.$/)
})

it('loses nothing, stays within the limit, and is the same each time', () => {
  const block = fc.oneof(
    fc.lorem({ maxCount: 60 }),
    fc.lorem({ maxCount: 6 }).map((text) => `## ${text}`),
    fc
      .array(fc.lorem({ maxCount: 5 }), { minLength: 1, maxLength: 30 })
      .map((all) => all.map((text) => `- ${text}`).join('\n')),
  )
  void fc.assert(
    fc.property(fc.array(block, { maxLength: 30 }), (blocks) => {
      const text = blocks.join('\n\n')
      const chunks = chunksOf(text, 250)
      expect(chunksOf(text, 250)).toEqual(chunks)
      expect(chunks.join(' ').replace(/\s+/g, ' ').trim()).toBe(text.replace(/\s+/g, ' ').trim())
      for (const chunk of chunks) expect(estimateTokenCount(chunk)).toBeLessThan(330)
    }),
    { numRuns: 60 },
  )
})

it('nothing gives nothing', () => expect(chunksOf('')).toEqual([]))
