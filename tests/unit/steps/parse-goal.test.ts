import { describe, expect, test } from 'vitest'
import { parseGoal } from '../../../src/agent/model/steps/parse/parse-goal.ts'
import type { Act } from '../../../src/agent/model/steps/parse/unit.ts'

const acts = (goal: string): Act[] => parseGoal(goal).units.map(({ act }) => act)

/** A step in short: verb and what it points at. */
const short = (act: Act): string => {
  const pointed = 'target' in act && act.target ? act.target : null
  const words = pointed && [
    pointed.nth ?? '',
    pointed.best ?? '',
    pointed.words,
    pointed.family ? `<${pointed.family}>` : '',
    pointed.scope ? `in ${pointed.scope}` : '',
  ]
  const rest: Partial<Record<Act['verb'], (a: never) => unknown[]>> = {
    visit: (a: Extract<Act, { verb: 'visit' }>) => [a.url],
    fill: (a: Extract<Act, { verb: 'fill' }>) => ['=', a.value],
    choose: (a: Extract<Act, { verb: 'choose' }>) => [a.value.words, a.field ? `| ${a.field.words}` : ''],
    intent: (a: Extract<Act, { verb: 'intent' }>) => [a.intent, a.scope],
    search: (a: Extract<Act, { verb: 'search' }>) => [a.value],
    sort: (a: Extract<Act, { verb: 'sort' }>) => [a.by],
    press: (a: Extract<Act, { verb: 'press' }>) => [a.keys],
    tell: (a: Extract<Act, { verb: 'tell' }>) => [a.asked],
    note: (a: Extract<Act, { verb: 'note' }>) => [a.text || a.asked],
    check: (a: Extract<Act, { verb: 'check' }>) => [a.checked ? '+' : '-'],
    scroll: (a: Extract<Act, { verb: 'scroll' }>) => [a.direction, a.amount ?? '', a.until],
    wait: (a: Extract<Act, { verb: 'wait' }>) => [a.text, a.gone && `no ${a.gone}`, a.seconds || ''],
    history: (a: Extract<Act, { verb: 'history' }>) => [a.op],
    consent: (a: Extract<Act, { verb: 'consent' }>) => [a.all ? 'all' : 'few'],
    ask: (a: Extract<Act, { verb: 'ask' }>) => [a.question],
    date: (a: Extract<Act, { verb: 'date' }>) => [JSON.stringify(a.day)],
    quantity: (a: Extract<Act, { verb: 'quantity' }>) => [a.by],
  }
  const own = rest[act.verb] as ((a: Act) => unknown[]) | undefined
  return [act.verb, ...(words ?? []), ...(own?.(act) ?? [])].filter((part) => part !== '' && part !== null).join(' ')
}

const table: [string, string[]][] = [
  ['open http://shop.test/basket', ['visit http://shop.test/basket']],
  ['go to localhost:4173/category/lamps', ['visit http://localhost:4173/category/lamps']],
  ['visit example.com', ['visit https://example.com']],
  ['open the basket', ['click basket']],
  ['open the first result', ['click 1 <item>']],
  ['open the 3rd product', ['click 3 <item>']],
  ['click the last link', ['click -1 <link>']],
  ['open the cheapest lamp', ['click cheapest lamp']],
  ['click the "Add to basket" button', ['click Add to basket <button>']],
  ["tap on 'Save'", ['click Save']],
  ['press “Continue shopping”', ['click Continue shopping']],
  ['click Remove in the row Desk Lamp', ['click Remove in Desk Lamp']],
  ['click the Add button next to Oat milk', ['click Add <button> in Oat milk']],
  ['press Enter', ['press Enter']],
  ['hit ctrl+a', ['press Control+A']],
  ['press the down arrow key', ['press ArrowDown']],
  ['fill Email with ann@example.com', ['fill Email = ann@example.com']],
  ['enter 12 in quantity', ['fill quantity = 12']],
  ['type "lamp" in the search box', ['fill search <field> = lamp']],
  ['fill in the name as Ann Lee', ['fill name = Ann Lee']],
  ['set quantity to 3', ['fill quantity = 3']],
  ['enter Ann Lee into the Full name field', ['fill Full name <field> = Ann Lee']],
  ['fill the form: Name = Ann Lee, Email: a@b.co', ['fill Name = Ann Lee', 'fill Email = a@b.co']],
  ['enter Ann as name and a@b.co as email', ['fill name = Ann', 'fill email = a@b.co']],
  [
    'Fill in the form:\n- Name: Ann Lee\n- Town: Vienna\nclick Send',
    ['fill Name = Ann Lee', 'fill Town = Vienna', 'click Send'],
  ],
  [
    'fill in Name with Ann, Town with Bonn and City with Rome',
    ['fill Name = Ann', 'fill Town = Bonn', 'fill City = Rome'],
  ],
  ['fill in Name with Ann, Street and number with Hill 3', ['fill Name = Ann', 'fill Street and number = Hill 3']],
  ['fill comment with Hello, I am going to town', ['fill comment = Hello, I am going to town']],
  ['open "Nova" by searching for it', ['search Nova', 'click Nova']],
  ['in the search box type lamp', ['fill search <field> = lamp']],
  ['search for desk lamp', ['search desk lamp']],
  ['search the shop for "salt and pepper, red"', ['search salt and pepper, red']],
  ['find Sundays with Soup, open it', ['search Sundays with Soup', 'click Sundays with Soup']],
  ['choose France in Country', ['choose France | Country']],
  ['select the colour Red', ['choose colour Red']],
  ['pick size M and colour Blue', ['choose size M', 'choose colour Blue']],
  ['sort by price, low to high', ['sort price, low to high']],
  ['sort the results by rating', ['sort rating']],
  ['tick "I agree, and more"', ['check I agree, and more +']],
  ['uncheck the newsletter box', ['check newsletter -']],
  ['accept the terms', ['check terms +']],
  ['turn off notifications', ['check notifications -']],
  ['filter by brand Halden', ['check brand Halden +']],
  ['accept all cookies', ['consent all']],
  ['dismiss the cookie banner', ['consent few']],
  ['accept only necessary cookies', ['consent few']],
  ['scroll down', ['scroll down 1']],
  ['scroll to the bottom of the page', ['scroll down 100']],
  ['scroll down until "piano"', ['scroll down piano']],
  ['wait for "Thank you"', ['wait Thank you']],
  ['wait until "Loading" disappears', ['wait no Loading']],
  ['wait 3 seconds', ['wait 3']],
  ['go back', ['history back']],
  ['refresh the page', ['history reload']],
  ['add it to the cart', ['intent add']],
  [
    'put two Desk Lamps Nova in brass into the basket',
    ['product Desk Lamps Nova', 'choose brass', 'fill quantity = 2', 'intent add Desk Lamps Nova'],
  ],
  ['add Bread in Five Days to the basket', ['product Bread in Five Days', 'intent add Bread in Five Days']],
  ['remove the kettle from the basket', ['remove kettle']],
  ['check out', ['intent checkout']],
  ['proceed to checkout', ['intent checkout']],
  ['place the order', ['intent order']],
  ['pay on invoice', ['choose invoice']],
  ['sign in', ['intent signin']],
  ['apply the code WELCOME10', ['fill code = WELCOME10', 'intent apply']],
  ['increase the quantity by 2', ['quantity 1', 'quantity 1']],
  ['deliver on 17 March 2027', ['date {"year":2027,"month":3,"day":17}']],
  ['choose 17 March as delivery date', ['date delivery date {"year":null,"month":3,"day":17}']],
  ['pick the date 2027-03-17', ['date {"year":2027,"month":3,"day":17}']],
  ['expand the Filters section', ['expand Filters']],
  ['hover over Products', ['hover Products <item>']],
  ['ask me "Which colour?"', ['ask Which colour?']],
  ['note "call Ann"', ['note call Ann']],
  ['write down the price', ['note price']],
  ['tell me the total', ['tell total']],
  ['what is the order number?', ['tell order number']],
  ['tell me how much it costs', ['tell price']],
  ['report the total and the delivery cost', ['tell total', 'tell delivery cost']],
  ['tell me how many results there are', ['tell number of results']],
  [
    '打开 http://shop.test，搜索“台灯”，点击“加入购物车”按钮',
    ['visit http://shop.test', 'search 台灯', 'click 加入购物车 <button>'],
  ],
  ['勾选“同意条款”，然后告诉我总价', ['check 同意条款 +', 'tell 总价']],
]

describe('a phrase', () => {
  test.each(table)('%s', (goal, expected) => {
    expect(parseGoal(goal).unread).toEqual([])
    expect(acts(goal).map(short)).toEqual(expected)
  })
})

describe('splitting', () => {
  const counts: [string, number][] = [
    ['open the shop, search for "lamp, red", open the first result, add it to the basket, tell me the total', 5],
    ['1. open Lamps\n2) click "A and B"\n- go back', 3],
    ['Open Lamps. Then open Desk Lamp Nova and add it to the basket; finally, tell me the total.', 4],
    ['1. open Lamps 2. open Desk Lamp Nova 3. go back', 3],
    ['search for salt and pepper mills', 1],
    ['click Kettle Brook 1.0 l. Tell me the price.', 2],
    ['accept the terms and conditions', 1],
    ['Please do the following:\nopen Lamps\nopen Chairs', 2],
  ]
  test.each(counts)('%s', (goal, steps) => {
    const { count, unread } = parseGoal(goal)
    expect(unread).toEqual([])
    expect(count).toBe(steps)
  })

  test('keeps the number and the words of each step', () => {
    const { units } = parseGoal('open Lamps, then fill the form: Name = Ann, Town = Vienna, then click "Send"')
    expect(units.map(({ number, said }) => `${number} ${said}`)).toEqual([
      '1 open Lamps',
      '2 fill the form: Name = Ann, Town = Vienna',
      '2 fill the form: Name = Ann, Town = Vienna',
      '3 click "Send"',
    ])
  })
})

describe('what cannot be read', () => {
  const unread: [string, number, string][] = [
    ['open Lamps, if there is a Nova click it', 2, 'condition'],
    ['open Lamps\nmeditate on light\ngo back', 2, 'unknown'],
    ['tell me which lamp has the best rating', 1, 'unknown'],
    ['check that the total is right', 1, 'unknown'],
  ]
  test.each(unread)('%s', (goal, number, reason) => {
    expect(parseGoal(goal).unread.map((step) => [step.number, step.reason])).toEqual([[number, reason]])
  })

  test('is replaced by what the human writes, or left out', () => {
    const edited = parseGoal('open Lamps\nmeditate\ngo back', new Map([[2, 'click "Nova"']]))
    expect(edited.units.map(({ act }) => short(act))).toEqual(['click Lamps', 'click Nova', 'history back'])
    const skipped = parseGoal('open Lamps\nmeditate\ngo back', new Map([[2, '']]))
    expect(skipped.units.map(({ number }) => number)).toEqual([1, 3])
  })
})
