import { describe, expect, test } from 'vitest'
import { first, shopPage } from './page.ts'

/** Ref of the line that holds a text. */
const refOn = (page: string, text: string): string => {
  const line = shopPage(page)
    .split('\n')
    .find((one) => one.includes(text))
  return /\[((?:f\d+)?e\d+)\]/.exec(line ?? '')?.[1] ?? `no line with ${text}`
}

type Case = [page: string, step: string, name: string, line: string, rest?: string]

const cases: Case[] = [
  ['home', 'open the basket', 'click', 'link "Basket'],
  ['home', 'go to my cart', 'click', 'link "Basket'],
  ['home', 'open Lamps', 'click', 'link "Lamps"'],
  ['home', 'go to the Lamps department', 'click', 'link "Lamps"'],
  ['home', 'open Reviews', 'click', 'link "Reviews"'],
  ['home', 'open the Departments menu', 'click', 'button "Departments"'],
  ['home', 'open the deal of the day', 'click', 'clickable "Deal of the day'],
  ['home', 'open the first product', 'click', 'link "Lounge Chair Cove"'],
  ['home', 'open the second result', 'click', 'link "Plush Bear Bruno"'],
  ['home', 'open the cheapest product', 'click', 'link "A Field Guide to Clouds"'],
  ['home', 'open the most expensive item', 'click', 'link "Lounge Chair Cove"'],
  ['home', 'open Plush Bear Bruno', 'click', 'link "Plush Bear Bruno"'],
  ['home', 'open Plush Bear Bruno Small', 'click', 'link "Plush Bear Bruno Small"'],
  ['home', 'click Loung Chair Cove', 'click', 'link "Lounge Chair Cove"'],
  ['home', 'search for "bear"', 'type', 'combobox "Search the shop"', 'bear'],
  ['home', 'accept all cookies', 'click', 'button "Accept all"'],
  ['home', 'close the cookie banner', 'click', 'button "Only necessary"'],
  ['home', 'log in', 'click', 'link "Sign in"'],
  ['lamps', 'tick Halden', 'check', 'checkbox "Halden"', 'true'],
  ['lamps', 'filter by brand Lumo', 'check', 'checkbox "Lumo"', 'true'],
  ['lamps', 'select the colour Sage', 'check', 'checkbox "Sage"', 'true'],
  ['lamps', 'show only products in stock', 'check', 'checkbox "In stock only"', 'true'],
  ['lamps', 'open the cheapest lamp', 'click', 'link "Clip Lamp Fjord"'],
  ['lamps', 'open the cheapest lamp that is in stock', 'click', 'link "Clip Lamp Fjord"'],
  ['lamps', 'open the best rated lamp', 'click', 'link "Desk Lamp Nova Pro"'],
  ['lamps', 'open the 3rd lamp', 'click', 'link "Desk Lamp Nova Pro"'],
  ['lamps', 'open the last result', 'click', 'link "Lantern Dusk"'],
  ['lamps', 'open Table Lamp Pebble', 'click', 'link "Table Lamp Pebble"'],
  ['product', 'choose Brass', 'check', 'radio "Brass"', 'true'],
  ['product', 'choose Black in Colour', 'check', 'radio "Black"', 'true'],
  ['product', 'pick the white option', 'check', 'radio "White"', 'true'],
  ['product', 'increase the quantity', 'click', 'button "One more"'],
  ['product', 'add it to the basket', 'click', 'button "Add to basket"'],
  ['product', 'add to bag', 'click', 'button "Add to basket"'],
  ['product', 'add it to my wishlist', 'click', 'button "Add to wishlist"'],
  ['product', 'check out', 'click', 'link "Basket'],
  ['basket', 'remove the Desk Lamp Nova', 'click', 'button "Remove Desk Lamp Nova'],
  ['basket', 'proceed to checkout', 'click', 'link "Go to checkout"'],
  ['basket', 'decrease the quantity of Desk Lamp Nova', 'click', 'button "One less of'],
  ['address', 'choose Austria in Country', 'select', 'combobox "Country"', 'Austria'],
  ['address', 'choose Austria as the country', 'select', 'combobox "Country"', 'Austria'],
  ['address', 'subscribe to the newsletter', 'ask_user', '', 'question'],
  ['address', 'tick the newsletter box', 'check', 'checkbox "Send me the newsletter"', 'true'],
  ['address', 'continue', 'click', 'button "Continue to delivery"'],
  ['address', 'press next', 'click', 'button "Continue to delivery"'],
  ['delivery', 'choose Express', 'check', 'radio "Express', 'true'],
  ['delivery', 'select standard delivery', 'check', 'radio "Standard', 'true'],
  ['delivery', 'accept the terms', 'check', 'checkbox "I accept the terms', 'true'],
  ['delivery', 'place my order', 'click', 'button "Place order"'],
  ['contact', 'choose "A return" in "What is it about?"', 'select', 'combobox "What is it about?"', 'A return'],
  ['contact', 'send the message', 'click', 'button "Send message"'],
]

describe('a step on a page of the practice shop', () => {
  test.each(cases)('%s: %s', (page, step, name, line, rest) => {
    const expected = [name, line && refOn(page, line), rest].filter(Boolean).join(' ')
    expect(first(`${step}; go back`, shopPage(page))).toBe(expected)
  })

  const fields: [string, string, string, string][] = [
    ['address', 'enter ann@example.com in E-mail', 'textbox "E-mail"', 'ann@example.com'],
    ['address', 'enter the email ann@example.com', 'textbox "E-mail"', 'ann@example.com'],
    ['address', 'fill in the zip code with 1010', 'textbox "Postcode"', '1010'],
    ['address', 'set city to Vienna', 'textbox "Town or city"', 'Vienna'],
    ['address', 'put 5 Main Road in Street', 'textbox "Street and number"', '5 Main Road'],
    ['address', 'fill telephone with 12345', 'textbox "Phone (optional)"', '12345'],
    ['product', 'set the quantity to 3', 'spinbutton "Quantity"', '3'],
    ['basket', 'set the quantity of Desk Lamp Nova to 4', 'spinbutton "Quantity of Desk Lamp Nova', '4'],
    ['basket', 'use the code WELCOME10', 'textbox "Coupon code"', 'WELCOME10'],
    ['delivery', 'deliver on 4 January 2027', 'textbox "Delivery date"', '2027-01-04'],
    ['delivery', 'choose 4 January as the delivery date', 'textbox "Delivery date"', '2027-01-04'],
  ]
  test.each(fields)('%s: %s', (page, step, line, value) => {
    expect(first(`${step}; go back`, shopPage(page))).toBe(`fill ${refOn(page, line)}=${value}`)
  })
})

describe('an order by its own name', () => {
  const orders = ['Best match', 'Best rated', 'Newest', 'Price, low to high', 'Price, high to low']
  const list = `- main\n  - combobox "Sort by" [e1] = "Best match" (5 options)\n${orders.map((one) => `    - option "${one}"`).join('\n')}`
  test.each(orders.slice(1).flatMap((one) => [one, `"${one}"`, one.toLowerCase()].map((said) => [said, one])))(
    'sort by %s',
    (said, one) => {
      expect(first(`sort by ${said}; go back`, list)).toBe(`select e1 ${one}`)
    },
  )
})

describe('two that fit equally', () => {
  const ties: [string, string][] = [
    ['lamps', 'open Nova'],
    ['lamps', 'open Pendant Lamp'],
    ['home', 'click Plush'],
    ['product', 'click Nova in "From the same shelf"'],
  ]
  test.each(ties)('%s: %s is put to the human', (page, step) => {
    expect(first(`${step}; go back`, shopPage(page))).toBe('ask_user choice')
  })
})

describe('reading off a page', () => {
  const asked: [string, string, string][] = [
    ['basket', 'tell me the total', 'total: €78.00'],
    ['basket', 'how much is the total?', 'total: €78.00'],
    ['basket', 'report the subtotal', 'subtotal: €78.00'],
    ['basket', 'tell me the delivery cost', 'delivery cost: chosen later'],
    ['basket', 'tell me the heading', 'heading: Your basket'],
    ['product', 'tell me the price', 'price: €39.00'],
    ['product', 'what is the article number?', 'article number: LA-101'],
    ['product', 'tell me the rating', 'rating: 4.6 (128)'],
    ['product', 'tell me whether it is in stock', 'availability: In stock'],
    ['product', 'tell me the guarantee', 'guarantee: Three years'],
    ['product', 'tell me the price of Floor Lamp Nova', 'price of Floor Lamp Nova: €119.00'],
    ['lamps', 'how many products are there?', 'number of products: 13 products'],
    ['lamps', 'tell me the name of the second result', 'name of the second result: Desk Lamp Nova Mini'],
    ['lamps', 'tell me the price of the cheapest lamp', 'price of the cheapest lamp: €24.90'],
    ['lamps', 'tell me the price of Desk Lamp Nova', 'price of Desk Lamp Nova: €39.00'],
    ['order', 'tell me the order number', 'order number: LL-10001'],
    ['order', 'what is the total?', 'total: €32.80'],
    ['order', 'tell me the payment method', 'payment method: On invoice'],
    ['order', 'tell me the gift note', 'gift note: Happy birthday'],
    ['compare', 'tell me the price of The Quiet Garden', 'price of The Quiet Garden: €24.00'],
    ['compare', 'tell me the rating of Sundays with Soup', 'rating of Sundays with Soup: 4.3'],
  ]
  test.each(asked)('%s: %s', (page, step, answer) => {
    expect(first(step, shopPage(page))).toBe(`done ${answer}`)
  })
})
