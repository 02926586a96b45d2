import { describe, expect, test } from 'vitest'
import { type End, type Proposed, play, shopPage } from './page.ts'

const brief = ({ id, name, args }: Proposed) =>
  `${id} ${name} ${args.ref ?? args.kind ?? args.answer ?? args.query ?? args.seconds ?? args.text ?? ''}`.trim()

const shelf = `page "Shelf" http://shop.test/page
- main
  - heading "Shelf" level=1
  - list
    - listitem
      - text "Oat milk"
      - button "Add" [e1]
    - listitem
      - text "Rye bread"
      - button "Add" [e2]
  - button "Pay" [e3]`

const banner = `
- region "Cookies"
  - button "Accept all" [e8]
  - button "Only necessary" [e9]`

/** Ends the calls in turn, then waits for good. */
const script =
  (...ends: End[]) =>
  (): End | null =>
    ends.shift() ?? null

describe('a run', () => {
  test('goes from step to step and ends with what was asked for', () => {
    const pages = {
      home: shopPage('home'),
      lamps: shopPage('lamps'),
      product: shopPage('product'),
      basket: shopPage('basket'),
    }
    const calls = play(
      'open Lamps, open Desk Lamp Nova, choose Brass, set the quantity to 2, add it to the basket, open the basket, tell me the total',
      pages.home,
      script({ page: pages.lamps }, { page: pages.product }, {}, {}, {}, { page: pages.basket }),
    )
    expect(calls.map(({ name }) => name)).toEqual(['click', 'click', 'check', 'fill', 'click', 'click', 'done'])
    expect(calls.at(-1)?.args).toEqual({ answer: 'total: €78.00', success: true, evidence: ['€78.00'] })
    expect(new Set(calls.map(({ id }) => id)).size).toBe(calls.length)
    expect(calls[1]?.text).toBe('Step 2 of 7: open Desk Lamp Nova')
  })

  test('keeps what an earlier step read', () => {
    const calls = play('tell me the price, open the basket, tell me the total', shopPage('product'), ({ name }) =>
      name === 'find' ? {} : { page: shopPage('basket') },
    )
    expect(calls.map(({ name }) => name)).toEqual(['find', 'click', 'done'])
    expect(calls.at(-1)?.args.answer).toBe('price: €39.00\ntotal: €78.00')
  })

  test('asks before anything is done where a step cannot be read, and takes the answer in its place', () => {
    const calls = play('click Pay\nmeditate\ntell me the heading', shelf, ({ name }) =>
      name === 'ask_user' ? { said: 'The user answered: click Add in "Rye bread"' } : {},
    )
    expect(calls.map(brief)).toEqual([
      'u2.1 ask_user question',
      's0.2.act click e3',
      's1.3.act click e2',
      'd4 done heading: Shelf',
    ])
    expect(calls[0]?.args.question).toContain('step 2: "meditate"')
  })

  test('puts equal targets to the human and takes the one that was picked', () => {
    const calls = play('click Add', shelf, ({ name, args }) => {
      const options = Array.isArray(args.options) ? args.options : []
      return name === 'ask_user' ? { said: `The user answered: ${options[1]}` } : {}
    })
    expect(calls[0]?.args.options).toEqual(['button "Add" in "Oat milk"', 'button "Add" in "Rye bread"'])
    expect(calls.map(brief).slice(1)).toEqual(['s0.2.act click e2', expect.stringContaining('done')])
  })

  test('looks for what is not there, then hands over', () => {
    const calls = play('click "Refund"', shelf, ({ name }) =>
      name === 'ask_user' ? { said: 'The user answered: Continue' } : {},
    )
    expect(calls.map(({ name }) => name)).toEqual(['wait', 'scroll', 'ask_user', 'done'])
    expect(calls[2]?.args).toMatchObject({ kind: 'handover' })
  })

  test('searches folded parts first', () => {
    const folded = `${shelf}\n… 184 more below: look {"ref": "e40"}`
    const calls = play('click "Refund"', folded, ({ name }) =>
      name === 'find' ? { said: '- button "Refund" [e77]' } : name === 'click' ? {} : null,
    )
    expect(calls.map(brief)).toEqual(['s0.1.find find Refund', 's0.2.act click e77', expect.stringContaining('done')])
  })

  test('takes other words for a step', () => {
    const calls = play('click "Refund"', shelf, ({ name }) =>
      name === 'ask_user' ? { said: 'The user answered: Pay' } : {},
    )
    expect(calls.map(brief).at(-2)).toBe('s0.4.act click e3')
  })

  test('gets a cookie banner out of the way by the choice that gives least away', () => {
    const calls = play('click Pay', shelf + banner, ({ args }) =>
      args.ref === 'e9'
        ? { page: shelf }
        : args.ref === 'e3'
          ? { result: 'failed', outcome: 'covered', said: 'Something lies over it.' }
          : null,
    )
    expect(calls.slice(0, 2).map(brief)).toEqual(['s0.1.act click e3', 's0.2.dismiss click e9'])
    expect(calls[2] && brief(calls[2])).toBe('s0.3.act click e3')
    expect(calls[1]?.text).toContain('Only necessary')
  })

  test('tries a failed step once more after a look, then hands over with its sentence', () => {
    const calls = play('click Pay', shelf, ({ name }) =>
      name === 'click'
        ? { result: 'failed', outcome: 'unstable', said: 'It kept moving.' }
        : name === 'look'
          ? { said: shelf }
          : null,
    )
    expect(calls.map(({ name }) => name)).toEqual(['click', 'look', 'click', 'ask_user'])
    expect(calls[3]?.args.question).toContain('It kept moving.')
  })

  test('never repeats what may have been done', () => {
    const calls = play('click Pay', shelf, ({ name }) =>
      name === 'click'
        ? { result: 'unknown', outcome: 'left', said: 'The page went away.' }
        : name === 'look'
          ? { said: shelf }
          : null,
    )
    expect(calls.map(({ name }) => name)).toEqual(['click', 'look', 'ask_user'])
  })

  test('asks what next after a no', () => {
    const denied: End = { result: 'refused', outcome: 'denied', said: 'The user said no.' }
    const calls = play('click Pay, tell me the heading', shelf, ({ name }) =>
      name === 'click' ? denied : { said: 'The user answered: Stop here' },
    )
    expect(calls.map(({ name }) => name)).toEqual(['click', 'ask_user', 'done'])
    expect(calls[2]?.args.success).toBe(false)
  })

  test('stops where the page objects', () => {
    const objecting = `${shelf}\n- alert "Please choose a colour."`
    const calls = play('click Pay, tell me the heading', shelf, ({ name }) =>
      name === 'click' ? { page: objecting } : null,
    )
    expect(calls.map(({ name }) => name)).toEqual(['click', 'ask_user'])
    expect(calls[1]?.args.question).toContain('Please choose a colour.')
  })

  test('clicks a toggle again that shows no trace of the click, once', () => {
    const toggle = '- main\n  - button "Wish" [e1] unpressed'
    const calls = play('click Wish, tell me the heading', toggle, ({ name }) => (name === 'ask_user' ? null : {}))
    expect(calls.slice(0, 4).map(({ name }) => name)).toEqual(['click', 'wait', 'click', 'wait'])
    const late = play('click Wish, go back', toggle, ({ name }) =>
      name === 'wait' ? { page: toggle.replace('unp', 'p') } : {},
    )
    expect(late.map(({ name }) => name)).toEqual(['click', 'wait', 'back', 'done'])
  })

  test('uses the answer to a question of the goal', () => {
    const calls = play('ask me "Which colour?", choose my answer', shopPage('product'), ({ name }) =>
      name === 'ask_user' ? { said: 'The user answered: black' } : {},
    )
    expect(calls.map(({ name }) => name)).toEqual(['ask_user', 'check', 'done'])
  })

  test('picks an order from what a list says there is', () => {
    const page = `page "L" http://shop.test/page\n- main\n  - combobox "Sort by" [e1] collapsed = "Best match" (3 options)`
    const look =
      '- combobox "Sort by" [e1] collapsed = "Best match" (3 options)\n  - option "Best match"\n  - option "Price, low to high"\n  - option "Price, high to low"'
    const calls = play('sort by price, cheapest first', page, ({ name }) => (name === 'look' ? { said: look } : {}))
    expect(calls[1]?.args).toEqual({ ref: 'e1', values: ['Price, low to high'] })
  })

  test('picks a day in a calendar where the field takes no text', () => {
    const field = '- textbox "Delivery date" [e1] readonly'
    const calendar = (month: string, ref: string) =>
      `${field}\n- dialog "Calendar"\n  - button "Next month" [e2]\n  - text "${month}"\n  - grid\n    - gridcell "${month.replace(' ', ' 17, ')}" [${ref}]`
    const pages = [calendar('February 2027', 'e5'), calendar('March 2027', 'e6')]
    const calls = play('deliver on 17 March 2027', `- main\n${field}`, ({ name }) =>
      name === 'fill'
        ? { result: 'failed', outcome: 'readonly', said: 'The field cannot be edited.' }
        : { page: pages.shift() ?? '' },
    )
    expect(calls.slice(0, 4).map(brief)).toEqual([
      's0.1.act fill',
      's0.2.way click e1',
      's0.3.way click e2',
      's0.4.act click e6',
    ])
  })
})
