import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keyOf, readKeys } from '../../../src/content/act/keys.ts'

const chords = (text: string) =>
  readKeys(text).chords.map(({ key, modifiers }) => [...modifiers, key.key, key.code].join(' '))

test.each([
  ['Enter', ['Enter Enter']],
  ['ctrl+a', ['Control a KeyA']],
  ['Control+Shift+ArrowLeft', ['Control Shift ArrowLeft ArrowLeft']],
  ['Shift+a', ['Shift A KeyA']],
  ['Shift+1', ['Shift ! Digit1']],
  ['Control++', ['Control + Equal']],
  ['+', ['+ Equal']],
  ['space', ['  Space']],
  [' ', ['  Space']],
  ['ArrowDown  ArrowDown Enter', ['ArrowDown ArrowDown', 'ArrowDown ArrowDown', 'Enter Enter']],
  ['esc', ['Escape Escape']],
  ['F5', ['F5 F5']],
  ['é', ['é ']],
  ['Shift', ['Shift ShiftLeft']],
])('%j', (text, expected) => {
  expect(chords(text)).toEqual(expected)
})

test.each([
  ['Foo', ['Foo']],
  ['a+b', ['a']],
  ['Control+Foo Bar', ['Foo', 'Bar']],
])('%j has unknown keys', (text, unknown) => {
  expect(readKeys(text).unknown).toEqual(unknown)
})

test('every printable character is typed as itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }), (char) => {
      expect(keyOf(char).key).toBe(char)
    }),
  )
})
