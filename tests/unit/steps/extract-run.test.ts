import { describe, expect, test } from 'vitest'
import { play, shopPage } from './page.ts'

const orders = `page "Orders" http://shop.test/orders
- banner
  - link "Orders" [e1]
- main
  - heading "My account" level=1
  - table "Addresses" 2 rows
    - columns: Town | Street
    - row: link "Bonn" [e2] | Mill Lane 4
    - row: link "Rome" [e3] | Via Appia 1
  - heading "Orders" level=2
  - table 2 rows
    - columns: Date | Total
    - row: 1 May | €4.00 button "Again" [e4]
    - row: 2 May | €5.00 button "Again" [e5]
  - heading "Plain" level=2
  - table "Rates" 2 rows
    - columns: A | B
    - row: 1 | 2
    - row: 3 | 4
- contentinfo
  - list
    - link "Imprint" [e9]`

const took = `Took 12 of 40 rows "Books" from 3 pages: Product, name (text), price (number in €).
Stopped because there is no next page.
No column for "weight"; there are: "Product", "Price".
The user can download all 12 rows as CSV or JSON in the panel.

| Product, name | price |
| --- | --- |
| A | 3 |`

const args = (goal: string, page = orders) => play(goal, page, () => null)[0]

describe('extract', () => {
  test.each([
    ['extract town from the table "Addresses"', { fields: ['town'], ref: 'e2' }],
    ['extract date and total from the Orders table', { fields: ['date', 'total'], ref: 'e4' }],
    ['extract the second table', { fields: [], ref: 'e4' }],
    ['extract date from "Orders"', { fields: ['date'], ref: 'e4' }],
    ['extract date and total from the table', { fields: ['date', 'total'] }],
    ['extract all results over 3 pages until 50 rows, at most 60', { fields: [], pages: 3, until: 50, limit: 60 }],
  ])('%s', (goal, expected) => expect(args(goal)).toEqual(expect.objectContaining({ name: 'extract', args: expected })))

  test('without a name the only table of the page is meant', () => {
    expect(args('extract product and price from the table', shopPage('compare'))?.args).toEqual({
      fields: ['product', 'price'],
      ref: expect.stringMatching(/^e80(?:1[3-9]|[23]\d)$/),
    })
  })

  test('a table in which nothing has a ref is not guessed at', () => {
    const call = args('extract the table "Rates"')
    expect(call?.name).toBe('ask_user')
    expect(call?.args.question).toContain('nothing in "Rates" that I could point at')
  })

  test('a table that is not there is looked for, then asked for', () => {
    const calls = play('extract the table "Invoices"', orders, ({ name }) =>
      name === 'ask_user' ? { said: 'The user answered: Orders' } : name === 'extract' ? { said: took } : {},
    )
    expect(calls.map(({ name }) => name)).toEqual(['wait', 'scroll', 'ask_user', 'extract', 'done'])
    expect(calls[2]?.args).toMatchObject({ kind: 'question' })
    expect(calls[3]?.args).toEqual({ fields: [], ref: 'e4' })
  })

  test('the answer says what was taken and where it is', () => {
    const calls = play('extract product and price over 9 pages, tell me the heading', orders, ({ name }) =>
      name === 'extract' ? { said: took } : null,
    )
    expect(calls.map(({ name }) => name)).toEqual(['extract', 'done'])
    expect(calls[1]?.args.answer).toBe(
      `Took 12 of 40 rows "Books" from 3 pages with 2 columns (Product, name, price).
Stopped because there is no next page.
No column for "weight"; there are: "Product", "Price".
The table is in the panel, where it can be downloaded as CSV or JSON.
heading: My account`,
    )
  })

  test('rows that were added to a table are told too', () => {
    const said =
      'Took 1 rows "Books": name (text).\nAdded 1 rows to the table with the same columns, 2 of this page were in it: 3 in all.\n\n| name |'
    const calls = play('extract name', orders, ({ name }) => (name === 'extract' ? { said } : null))
    expect(calls[1]?.args.answer).toBe(
      'Took 1 rows "Books" with 1 column (name).\nAdded 1 rows to the table with the same columns, 2 of this page were in it: 3 in all.\nThe table is in the panel, where it can be downloaded as CSV or JSON.',
    )
  })
})

describe('read', () => {
  const header = (of: number, at = 1) => `"The lighthouse" http://shop.test/page (main text), chunk ${at} of ${of}.`

  test('a short text is the answer, and shows itself', () => {
    const text = '# The lighthouse\n\nIt stands: on a rock.'
    const calls = play('read the page', orders, ({ name }) =>
      name === 'read' ? { said: `${header(1)} Links that begin with / are on http://shop.test.\n\n${text}` } : null,
    )
    expect(calls[0]).toMatchObject({ name: 'read', args: {} })
    expect(calls[1]?.args.answer).toBe(text)
    expect(calls[1]?.args.evidence).toEqual(['on a rock.'])
  })

  test('of a long text it is the beginning, to the end of a sentence', () => {
    const long = Array.from({ length: 200 }, (_, n) => `Sentence ${n} is here.`).join(' ')
    const said = `${header(3, 2)}\n\n${long}\n\n… chunk 2 of 3: read {"page": 3} goes on`
    const calls = play('read page 2', orders, ({ name }) => (name === 'read' ? { said } : null))
    expect(calls[0]?.args).toEqual({ page: 2 })
    const answer = String(calls[1]?.args.answer)
    expect(answer).toMatch(
      /^Sentence 0 is here\. .+ Sentence \d+ is here\.\n…\n\(part 2 of 3; "read page 3" goes on\)$/,
    )
    expect(answer.length).toBeLessThan(1300)
  })

  test('the outline, and a page without a text', () => {
    const outline = play('give me the outline', orders, ({ name }) =>
      name === 'read' ? { said: '"Orders" http://shop.test\nheadings:\n- h1 "My account"' } : null,
    )
    expect(outline[0]?.args).toEqual({ what: 'outline' })
    expect(outline[1]?.args.answer).toBe('headings:\n- h1 "My account"')
    const empty = play('read the page', orders, ({ name }) =>
      name === 'read' ? { outcome: 'empty', said: '"Orders": there is no text to read here.' } : null,
    )
    expect(empty[1]?.args.answer).toBe('"Orders": there is no text to read here.')
  })
})

test('a screenshot is asked about before anything is done', () => {
  const calls = play('click Bonn, take a screenshot', orders, ({ name }) =>
    name === 'ask_user' ? { said: 'The user answered: skip' } : {},
  )
  expect(calls.map(({ name }) => name)).toEqual(['ask_user', 'click', 'done'])
  expect(calls[0]?.args.question).toMatch(
    /^I cannot do step 2: "take a screenshot"\. It needs a language model that sees pictures/,
  )
})
