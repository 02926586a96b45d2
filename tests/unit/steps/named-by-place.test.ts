import { describe, expect, test } from 'vitest'
import { first, play, shopPage } from './page.ts'

const on = (step: string, page: string): string => first(`${step}; go back`, page)

describe('entries of a table', () => {
  test.each([
    ['open the first product in the table', 'e8019'],
    ['open the second row', 'e8020'],
    ['open the cheapest product in the table', 'e8030'],
    ['open the last product', 'e8030'],
    ['open the best rated product', 'e8019'],
    ['open the most expensive product in the list', 'e8024'],
  ])('%s', (step, ref) => {
    expect(on(step, shopPage('compare'))).toBe(`click ${ref}`)
  })
})

describe('a name that begins like a comparison', () => {
  const page = `- main
  - slider "Highest price" [e1] = "100"
  - textbox "First name" [e2]
  - link "Last page" [e3]
  - list
    - listitem
      - link "Nova" [e4]
      - text "€5.00"
    - listitem
      - link "Luna" [e5]
      - text "€7.00"`
  test.each([
    ['set the highest price to 40', 'fill e1=40'],
    ['enter Ann in First name', 'fill e2=Ann'],
    ['click the last page', 'click e3'],
    ['open the first product', 'click e4'],
    ['open the most expensive product', 'click e5'],
  ])('%s', (step, call) => {
    expect(on(step, page)).toBe(call)
  })
})

describe('a choice with the name of its list', () => {
  test.each([
    ['address', 'choose the country Finland', /^select \S+ Finland$/],
    ['address', 'select Finland country', /^select \S+ Finland$/],
    ['product', 'pick the colour Brass', /^check \S+ true$/],
    ['product', 'select White colour', /^check \S+ true$/],
  ])('%s: %s', (page, step, call) => {
    expect(on(step, shopPage(page))).toMatch(call)
  })
})

describe('a field that is named by what stands around it', () => {
  test('a button beside it', () => {
    expect(on('type a@b.de into the newsletter box', shopPage('compare'))).toBe('fill e8036=a@b.de')
  })

  test('a heading above it, a group around it', () => {
    const page = `- main
  - heading "Newsletter"
  - textbox "Your e-mail" [e1]
  - group "Gift"
    - textbox "Words for the card" [e2]`
    expect(on('enter a@b.de in the newsletter box', page)).toBe('fill e1=a@b.de')
    expect(on('enter Hello in the gift field', page)).toBe('fill e2=Hello')
  })

  test('is not guessed where nothing names it, or two are named', () => {
    const two = '- main\n  - group "News"\n    - textbox "A" [e1]\n    - textbox "B" [e2]'
    expect(on('enter x in the newsletter box', '- main\n  - textbox "Comment" [e1]')).toMatch(/^wait/)
    expect(on('enter x in the news box', two)).toMatch(/^wait/)
  })
})

describe('notes', () => {
  test.each(['read me my notes', 'tell me the notes', 'show my notes', 'tell me my notes', 'what are my notes?'])(
    '%s',
    (asked) => {
      const calls = play(`note the price, open the basket, ${asked}`, shopPage('product'), ({ name, args }) =>
        name !== 'note'
          ? { page: shopPage('basket') }
          : args.op === 'read'
            ? { said: 'http://a.test: milk\nhttp://shop.test: price: €39.00' }
            : { said: `Noted: ${args.text}` },
      )
      expect(calls.map(({ name }) => name)).toEqual(['note', 'click', 'note', 'done'])
      expect(calls.at(-1)?.args).toMatchObject({ answer: 'price: €39.00\nhttp://a.test: milk', success: true })
    },
  )
})

test('what went away before the click is looked for again', () => {
  const page = '- main\n  - button "Price" [e1]'
  const again = '- main\n  - button "Price" [e7]'
  const calls = play('click Price', page, ({ name, args }) =>
    name === 'look'
      ? { said: again, page: again }
      : args.ref === 'e1'
        ? { result: 'refused', outcome: 'schema', said: 'No element has the ref e1.' }
        : {},
  )
  expect(calls.map(({ name, args }) => `${name} ${args.ref ?? ''}`.trim())).toEqual([
    'click e1',
    'look',
    'click e7',
    'done',
  ])
})
