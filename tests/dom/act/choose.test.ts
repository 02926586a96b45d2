import fc from 'fast-check'
import { expect, test } from 'vitest'
import { choose } from '../../../src/content/act/choose.ts'

const of = (...labels: string[]) => labels.map((label, n) => ({ label, value: `v${n}`, disabled: label.endsWith('!') }))

test.each([
  [of('Small', 'Large'), 'Large', 'Large'],
  [of('Small', '  Extra \n large '), 'Extra large', '  Extra \n large '],
  [of('Small', 'Large'), 'v0', 'Small'],
  [of('Small', 'Large'), 'LARGE', 'Large'],
  [of('Small', 'Large'), '1', 'Large'],
  [of('1', '0'), '0', '0'],
  [of('Ireland', 'Northern Ireland'), 'ireland', 'Ireland'],
  [of('Germany (EUR)', 'France'), 'germany', 'Germany (EUR)'],
])('%j: %s', (choices, wanted, label) => {
  expect(choose(choices, wanted).found?.label).toBe(label)
})

test.each([
  [of('Red dark', 'Red light'), 'red', 'Several options fit "red": "Red dark", "Red light".'],
  [of('Red'), 'Blue', 'No option "Blue". There are: "Red".'],
  [of(), 'Blue', 'No option "Blue". There are: none.'],
  [of('Gone!'), 'Gone!', 'The option "Gone!" is disabled.'],
])('%j: not %s', (choices, wanted, why) => {
  expect(choose(choices, wanted)).toEqual({ found: null, why })
})

test('an exact label always wins', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.stringMatching(/^[a-z]{1,6}$/), { minLength: 1 }), (labels) => {
      const wanted = labels[0] ?? ''
      expect(choose(of(...labels), wanted).found?.label).toBe(wanted)
    }),
  )
})
