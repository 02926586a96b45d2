import { expect, it } from 'vitest'
import { chooseTable, makeTable } from '../../../src/agent/tables/make-table.ts'
import { readField } from '../../../src/agent/tables/match-fields.ts'
import type { RawTable } from '../../../src/protocol/table.ts'

const table = (
  columns: [string, ...string[]][],
  rows: (string | { text: string; link?: string; image?: string })[][],
  score = 1,
): RawTable => ({
  kind: 'table',
  title: 'T',
  place: '',
  columns: columns.map(([name, ...also]) => ({ name, also })),
  rows: rows.map((cells) => ({
    index: null,
    cells: cells.map((cell) => (typeof cell === 'string' ? { text: cell } : cell)),
  })),
  said: null,
  score,
})
const fields = (...names: string[]) => names.map(readField)

const goods = table(
  [['title', 'product-name'], ['price'], ['column 3', 'badge']],
  [
    [{ text: 'Lamp', link: 'http://shop.test/lamp' }, '12.50 €', 'New'],
    [{ text: 'Chair', link: 'http://shop.test/chair' }, '80.00 €', ''],
  ],
)

it('takes the wanted columns in their order, by synonyms and class words, and says what is not there', () => {
  expect(makeTable(goods, fields('cost', 'product name', 'weight', 'badge'), 'en')).toEqual({
    title: 'T',
    columns: [
      { name: 'cost', kind: 'number', unit: '€' },
      { name: 'product name', kind: 'text', unit: '' },
      { name: 'badge', kind: 'text', unit: '' },
    ],
    rows: [
      [12.5, 'Lamp', 'New'],
      [80, 'Chair', null],
    ],
    missing: ['weight'],
    there: ['title', 'price', 'column 3'],
  })
})

it('an address is asked for by its word, by a kind, or with the name of its column', () => {
  for (const wanted of ['link', 'URL', 'title:link', 'product link', 'title url']) {
    expect(makeTable(goods, fields('title', wanted), 'en').rows, wanted).toEqual([
      ['Lamp', 'http://shop.test/lamp'],
      ['Chair', 'http://shop.test/chair'],
    ])
  }
  expect(makeTable(goods, fields('picture'), 'en').missing).toEqual(['picture'])
})

it('without fields all columns are taken, with addresses, and names are told apart', () => {
  const twice = table([['Name'], ['Name']], [['a', 'b']])
  expect(makeTable(twice, [], 'en').columns.map(({ name }) => name)).toEqual(['Name', 'Name 2'])
  expect(makeTable(goods, [], 'en').columns.map(({ name }) => name)).toEqual([
    'title',
    'title link',
    'price',
    'column 3',
  ])
})

it('the table with most of the fields wins over the largest', () => {
  const menu = table([['link']], [['Home'], ['Shop']], 100)
  expect(chooseTable([menu, goods], fields('title', 'price'))).toBe(goods)
  expect(chooseTable([menu, goods], [])).toBe(menu)
  expect(chooseTable([], [])).toBeNull()
})
