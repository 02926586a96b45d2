import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { patternOf } from '../../../src/content/reader/pattern.ts'

const test = (source: string, text: string) => {
  const pattern = patternOf(source)
  if (typeof pattern === 'string') throw new Error(pattern)
  return pattern(text)
}

/** Patterns that hold a backtracking engine for ever, each with a text that does it. */
it.each([
  ['(a+)+$', `${'a'.repeat(2000)}!`],
  ['^(a|a)*$', `${'a'.repeat(2000)}!`],
  ['(a|aa)+$', `${'a'.repeat(2000)}!`],
  ['^(([a-z])+.)+[0-9]([a-z])+$', 'a'.repeat(2000)],
  ['(.*)*x', 'y'.repeat(2000)],
  ['(\\w+\\s?)*:', 'word '.repeat(400)],
  ['(x+x+)+y', 'x'.repeat(2000)],
  ['\\s+$', `${' '.repeat(2000)}x`],
  ['(?:a?){30}a{30}', 'a'.repeat(29)],
  ['^(\\d+)*(\\d+)*(\\d+)*$', `${'1'.repeat(2000)}a`],
  ['([a-zA-Z0-9])(([.-]|[_]+)?([a-zA-Z0-9]+))*(@)', 'a'.repeat(2000)],
  ['(a*)*b', 'a'.repeat(2000)],
  ['((a*)*)*c', 'a'.repeat(2000)],
  ['(?:(?:a+)+)+!', 'a'.repeat(2000)],
])('%s ends', (source, text) => {
  expect(test(source, text)).toBe(false)
})

it.each([
  ['(a', 'A bracket is not closed.'],
  ['a)', 'A bracket is closed that was not opened.'],
  ['(?=a)', 'Look-around and named groups are not known here.'],
  ['(a)\\1', 'References back are not known here.'],
  ['*a', 'Not a pattern at *a.'],
  ['[z-a]', 'Not a pattern at [z-a].'],
  ['(a{500}){500}', 'The pattern is too large.'],
  ['a{2000}', 'More than 1000 repetitions.'],
  ['a\\', 'Not a pattern at \\.'],
])('%s is refused with the reason', (source, reason) => expect(patternOf(source)).toBe(reason))

it.each([
  ['total: \\d+[.,]\\d{2}', 'Total: 12.50 €', true],
  ['^lamp$', 'lamp', true],
  ['^lamp$', 'lamps', false],
  ['\\bcat\\b', 'a cat sat', true],
  ['\\bcat\\b', 'concat', false],
  ['preis|price', 'PRICE', true],
  ['\\p{Lu}{2}', 'xAB', true],
  ['价格：\\d+', '价格：42', true],
  ['a{2,3}b', 'aab', true],
  ['a{2,3}b', 'ab', false],
  ['colou?r', 'Color', true],
  ['[^a-z ]', 'abc 1', true],
  ['😀+', 'x😀😀', true],
  ['', 'anything', true],
])('%s in %s: %s', (source, text, found) => expect(test(source, text)).toBe(found))

it('says what the browser says', () => {
  const leaf = fc.constantFrom('a', 'b', 'c', '.', '[ab]', '[^a]', '\\w', '\\d', '\\b', '^', '$')
  const { pattern } = fc.letrec<{ pattern: string }>((tie) => ({
    pattern: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      leaf,
      fc.tuple(tie('pattern'), tie('pattern')).map((two) => two.join('')),
      fc.tuple(tie('pattern'), tie('pattern')).map((two) => `(${two.join('|')})`),
      fc
        .tuple(tie('pattern'), fc.constantFrom('*', '+', '?', '{2}', '{1,2}', '{0,}', '*?'))
        .map(([one, mark]) => `(?:${one})${mark}`),
    ),
  }))
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '1', ' '), maxLength: 12 })
  void fc.assert(
    fc.property(pattern, text, (source, words) => {
      fc.pre(source.length < 60)
      expect(test(source, words)).toBe(new RegExp(source, 'isu').test(words))
    }),
    { numRuns: 2000 },
  )
})
