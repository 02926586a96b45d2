import { describe, expect, test } from 'vitest'
import { first } from './page.ts'

const layouts: [string, string, string][] = [
  ['text with a colon', '- text "Total: €45.00"', '€45.00'],
  ['text with an amount at its end', '- text "Total €45.00"', '€45.00'],
  ['amount with its sign behind', '- text "Total 45,00 €"', '45,00 €'],
  ['several facts in one text', '- text "Items: €40.00 · Delivery: €5.00 · Total: €45.00"', '€45.00'],
  ['terms', '- term "Items"\n- definition "€40.00"\n- term "Total"\n- definition "€45.00"', '€45.00'],
  [
    'rows of two cells',
    '- table\n  - row\n    - cell "Items"\n    - cell "€40.00"\n  - row\n    - rowheader "Total"\n    - cell "€45.00"',
    '€45.00',
  ],
  ['rows on one line', '- table "Sum" 2 rows\n  - row: Items | €40.00\n  - row: Total | €45.00', '€45.00'],
  ['neighbours', '- listitem\n  - text "Total"\n  - text "€45.00"', '€45.00'],
  ['a heading and what follows', '- heading "Total" level=3\n- text "€45.00"', '€45.00'],
  ['a field', '- textbox "Total" [e1] readonly = "€45.00"', '€45.00'],
  ['another name', '- text "Grand total: €45.00"', '€45.00'],
  ['a sentence', '- text "Your total is €45.00."', '€45.00'],
]

describe('the total', () => {
  test.each(layouts)('in %s', (_, page, value) => {
    expect(first('tell me the total', page)).toBe(`done total: ${value}`)
  })
})

describe('other values', () => {
  const cases: [string, string, string][] = [
    ['tell me the order number', '- text "Order number: 1043"', 'order number: 1043'],
    ['tell me the order number', '- text "Your order number is LL-1043."', 'order number: LL-1043'],
    ['tell me the order number', '- text "Order no. 1043 · Thank you"\n- text "Order no: 1043"', 'order number: 1043'],
    [
      'tell me the price of Nova',
      '- table\n  - columns: Name | Price | Stock\n  - row: Nova | €39.00 | 4\n  - row: Nova Pro | €64.00 | 0',
      'price of Nova: €39.00',
    ],
    [
      'tell me the stock of Nova Pro',
      '- table\n  - columns: Name | Price | Stock\n  - row: Nova | €39.00 | 4\n  - row: Nova Pro | €64.00 | 0',
      'stock of Nova Pro: 0',
    ],
    ['tell me the number of results', '- status "13 results"', 'number of results: 13 results'],
    ['tell me the confirmation message', '- status "Sent."', 'confirmation message: Sent.'],
    ['告诉我总价', '- text "合计: ¥45.00"', '总价: ¥45.00'],
  ]
  test.each(cases)('%s: %s', (goal, page, answer) => {
    expect(first(goal, page)).toBe(`done ${answer}`)
  })

  test('that fit equally are put to the human', () => {
    expect(first('tell me the total', '- text "Total: €45.00"\n- text "Total: €54.00"')).toBe('ask_user choice')
  })

  test('that are not there are not made up', () => {
    expect(first('tell me the order number', '- heading "Basket" level=1\n- text "Total: €45.00"')).toBe('wait 1')
  })
})
