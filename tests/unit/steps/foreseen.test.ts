import { describe, expect, test } from 'vitest'
import { play } from './page.ts'

const product = `page "Lamp" http://shop.test/page
- main
  - heading "Lamp" level=1
  - radiogroup "Colour"
    - radio "Red" [e1] unchecked
    - radio "Blue" [e2] unchecked
  - spinbutton "Quantity" [e3] = "1"
  - button "Add to basket" [e4]
  - link "Basket" [e5]`
const objecting = `${product}\n- alert "Please choose a colour."`

/** The calls of a run in which the button is objected to once. */
const run = (goal: string): string[] => {
  let objected = false
  return play(goal, product, ({ name, args }) => {
    if (name === 'ask_user') return null
    if (args.ref !== 'e4' || objected) return { page: product }
    objected = true
    return { page: objecting }
  }).map(({ name, args }) => [name, args.ref ?? args.answer ?? args.kind ?? ''].join(' ').trim())
}

describe('what a page objects to', () => {
  test.each([
    ['tell me the error'],
    ['read the error message'],
    ['tell me what is wrong'],
    ['what does the error say'],
    ['report what went wrong'],
  ])('is told where it is asked for: %s', (asked) => {
    expect(run(`click Add to basket, ${asked}`).join()).toMatch(/^click e4,done .*: Please choose a colour\.$/)
  })

  test('is read on the way, then put right', () => {
    expect(run('click Add to basket; read the error message; pick Red; click Add to basket; open the basket')).toEqual([
      'click e4',
      'find',
      'check e1',
      'click e4',
      'click e5',
      expect.stringMatching(/^done/),
    ])
  })

  test('may be waited for', () => {
    expect(run('click Add to basket, wait for "choose a colour", pick Red')).toEqual([
      'click e4',
      'check e1',
      expect.stringMatching(/^done/),
    ])
  })

  test('is put right by the next step', () => {
    expect(run('click Add to basket, pick Blue, click Add to basket').slice(0, 3)).toEqual([
      'click e4',
      'check e2',
      'click e4',
    ])
  })

  test.each([
    ['go to the basket'],
    ['wait for "Added to basket"'],
    ['set the quantity to 3, open the basket'],
    ['tell me the heading'],
    ['pick Green'],
  ])('stops the run where what follows does not expect it: %s', (next) => {
    expect(run(`click Add to basket, ${next}`)).toEqual(['click e4', 'ask_user choice'])
  })

  test('stops the run at its end', () => {
    expect(run('click Add to basket')).toEqual(['click e4', 'ask_user choice'])
  })

  test('is read off the fields that are marked as wrong', () => {
    const page = '- main\n  - textbox "Name" [e1] [invalid]: Please tell us your name\n  - button "Send" [e2]'
    const calls = play('tell me the error', page, () => null)
    expect(calls[0]?.args.answer).toContain('Name')
  })
})
