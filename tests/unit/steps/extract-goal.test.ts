import { describe, expect, test } from 'vitest'
import { parseGoal } from '../../../src/agent/model/steps/parse/parse-goal.ts'
import type { Act } from '../../../src/agent/model/steps/parse/unit.ts'

/** An extract or read in short: `name, price < table Orders 3 pages until 50 at most 9`. */
const short = (act: Act): string => {
  if (act.verb === 'read') return `read ${act.what} ${act.page}`
  if (act.verb !== 'extract') return act.verb === 'tell' ? `tell ${act.asked}` : act.verb
  const { fields, kind, target, pages, until, limit } = act
  return [
    fields.length > 0 ? fields.join(' + ') : '*',
    `< ${kind}`,
    target ? `${target.nth ?? ''} ${target.words}`.trim() : '',
    pages ? `${pages} pages` : '',
    until === null ? '' : `until ${until}`,
    limit ? `at most ${limit}` : '',
  ]
    .filter(Boolean)
    .join(' ')
}

const steps = (goal: string): string[] => {
  const { units, unread } = parseGoal(goal)
  expect(unread).toEqual([])
  return units.map(({ act }) => short(act))
}

describe('rows into a table', () => {
  test.each([
    ['extract name and price from the table', 'name + price < table'],
    ['extract the name, the price and the rating from the list', 'name + price + rating < list'],
    ['extract name and price', 'name + price < any'],
    ['extract: name, price', 'name + price < any'],
    ['extract the table as a CSV', '* < table'],
    ['extract the table into a spreadsheet', '* < table'],
    ['extract this table', '* < table'],
    ['export the table as JSON', '* < table'],
    ['extract all columns of the table', '* < table'],
    ['extract everything from the table', '* < table'],
    ['extract the table "Orders"', '* < table Orders'],
    ['extract date and total from the table "Orders"', 'date + total < table Orders'],
    ['extract date and total from the Orders table', 'date + total < table Orders'],
    ['extract date from the table of orders', 'date < table orders'],
    ['extract the second table', '* < table 2'],
    ['extract name from the list of products', 'name < list'],
    ['extract names of the products', 'names < any'],
    ['extract number of reviews from the table', 'number of reviews < table'],
    ['extract number of items in the table', 'number of items < table'],
    ['extract product in the table', 'product < table'],
    ['extract prices in euros', 'prices in euros < any'],
    ['extract "salt, pepper" and "a and b" from the table', 'salt, pepper + a and b < table'],
    ['extract price:number and title:link from the results', 'price:number + title:link < any'],
    ['extract title from "Latest news"', 'title < any Latest news'],
    ['scrape the products', '* < any'],
    ['collect title, price of all results over 3 pages', 'title + price < any 3 pages'],
    ['collect the names of all lamps', 'names < any'],
    ['collect title and price of each product from the first 2 pages', 'title + price < any 2 pages'],
    ['gather all results across all pages', '* < any 100 pages'],
    ['extract title until 50 rows', 'title < any until 50'],
    ['extract title and author from the list until you have 50', 'title + author < list until 50'],
    ['extract title from the list until "Entry 60" appears', 'title < list until Entry 60'],
    ['extract title from the list, stop after 40 rows', 'title < list until 40'],
    ['extract the list to the end', '* < list until 10000 at most 10000'],
    ['extract name from the table, limit 20', 'name < table at most 20'],
    ['extract name from the table over 4 pages, at most 1,000 rows', 'name < table 4 pages at most 1000'],
    ['extract the first 20 rows of the table', '* < table at most 20'],
    ['extract name and price of the first 5 results', 'name + price < any at most 5'],
    ['extract name and price of the first result', 'name + price < any at most 1'],
    ['提取表格中的姓名和价格', '姓名 + 价格 < table'],
    ['提取姓名、价格', '姓名 + 价格 < any'],
    ['从表格“订单”中提取日期和总价', '日期 + 总价 < table 订单'],
    ['从“订单”表格提取日期', '日期 < table 订单'],
    ['提取所有结果的标题和价格，前3页', '标题 + 价格 < any 3 pages'],
    ['提取列表中的标题，直到50条', '标题 < list until 50'],
    ['提取列表，最多20条', '* < list at most 20'],
    ['把表格导出为CSV', '* < table'],
    ['抓取前3页的标题', '标题 < any 3 pages'],
    ['提取前20条结果', '* < any at most 20'],
    ['提取前20条结果的标题和价格', '标题 + 价格 < any at most 20'],
  ])('%s', (goal, expected) => expect(steps(goal)).toEqual([expected]))

  test('stands among other steps', () => {
    expect(steps('search for lamp, extract name, price from the results over 2 pages and tell me the heading')).toEqual(
      ['search', 'name + price < any 2 pages', 'tell heading'],
    )
    expect(steps('打开“订单”，提取表格中的姓名和价格，然后告诉我标题')).toEqual([
      'click',
      '姓名 + 价格 < table',
      'tell 标题',
    ])
  })

  test('names with such words stay whole', () => {
    expect(steps('open Click and Collect')).toEqual(['click'])
    expect(steps('search for vanilla extract')).toEqual(['search'])
    expect(steps('click Import and Export')).toEqual(['click'])
  })

  test.each(['collect my prize', 'extract the table over 500 pages', 'extract name of the third result'])(
    '%s cannot be read',
    (goal) => expect(parseGoal(goal).unread).toHaveLength(1),
  )
})

describe('the text of a page', () => {
  test.each([
    ['read the page', ['read text 1']],
    ['read this whole article aloud', ['read text 1']],
    ['read the text out loud', ['read text 1']],
    ['read it', ['read text 1']],
    ['read through the PDF', ['read text 1']],
    ['extract the text of the page', ['read text 1']],
    ['read page 2', ['read text 2']],
    ['read the third page', ['read text 3']],
    ['read page 2, read on, read the next page', ['read text 2', 'read text 3', 'read text 4']],
    ['read the page and continue reading', ['read text 1', 'read text 2']],
    ['give me the outline', ['read outline 1']],
    ['read the outline of this page', ['read outline 1']],
    ['outline the page', ['read outline 1']],
    ['读一下这个页面', ['read text 1']],
    ['阅读本页', ['read text 1']],
    ['朗读全文', ['read text 1']],
    ['阅读第二页', ['read text 2']],
    ['给我这个页面的大纲', ['read outline 1']],
    // as before
    ['read the error message', ['tell error message']],
    ['read the message', ['tell message']],
    ['read the total', ['tell total']],
    ['read out the article number', ['tell article number']],
    ['read my notes', ['notes']],
    ['读出总价', ['tell 总价']],
  ])('%s', (goal, expected) => expect(steps(goal)).toEqual(expected))
})

describe('pictures', () => {
  test.each([
    'take a screenshot',
    'take a full page screenshot of the basket',
    'screenshot the page',
    'make a picture of this page',
    '截图',
    '截个图',
    '对页面截屏',
  ])('%s is said to need a model that sees', (goal) => {
    expect(parseGoal(goal).unread.map(({ reason }) => reason)).toEqual(['picture'])
  })

  test('a control of that name is clicked', () => {
    expect(steps('click "Take a screenshot", click Screenshots')).toEqual(['click', 'click'])
  })
})
