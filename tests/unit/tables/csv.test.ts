import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { csvOf, jsonOf } from '../../../src/agent/export/csv.ts'

it('follows RFC 4180', () => {
  expect(
    csvOf(
      ['a', 'b "c"'],
      [
        ['x,y', 'l1\nl2'],
        [null, 5],
        [true, ' s '],
      ],
    ),
  ).toBe('a,"b ""c"""\r\n"x,y","l1\nl2"\r\n,5\r\ntrue," s "\r\n')
})

it.each([
  ['=1+1', "'=1+1"],
  ['+SUM(A1)', "'+SUM(A1)"],
  ['-2+3', "'-2+3"],
  ['@x', "'@x"],
  ['\tx', "'\tx"],
  ['\r=x', '"\'\r=x"'],
  ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
  ['-5', '-5'],
  ['+3.5', '+3.5'],
  ['-12%', '-12%'],
  ['a=b', 'a=b'],
])('a formula is made harmless: %j', (text, written) => {
  expect(csvOf(['c'], [[text]])).toBe(`c\r\n${written}\r\n`)
})

it('a header can be a formula too, and a negative number is none', () => {
  expect(csvOf(['=x'], [[-3]])).toBe("'=x\r\n-3\r\n")
})

/** A reader as the RFC describes it. */
function parse(csv: string): string[][] {
  const out: string[][] = [[]]
  for (const [, quoted, plain, end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    out.at(-1)?.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'))
    if (end === '\r\n') out.push([])
  }
  return out.slice(0, -1)
}

it('what is written can be read again', () => {
  const text = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r', ' ', 'é', ';') })
  void fc.assert(
    fc.property(fc.array(fc.tuple(text, text), { minLength: 1 }), (rows) => {
      const bare = rows.map((row) => row.map((cell) => (/^\r/.test(cell) ? `'${cell}` : cell)))
      expect(parse(csvOf(['x', 'y'], rows)).slice(1)).toEqual(bare)
    }),
  )
})

it('JSON has an object a row', () => {
  expect(
    JSON.parse(
      jsonOf(
        ['a', '__proto__'],
        [
          [1, null],
          ['x', true],
        ],
      ),
    ),
  ).toEqual([JSON.parse('{"a":1,"__proto__":null}'), JSON.parse('{"a":"x","__proto__":true}')])
})
