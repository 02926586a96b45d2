import { describe, expect, it } from 'vitest'
import { typedColumn } from '../../../src/agent/tables/typed.ts'
import type { RawCell } from '../../../src/protocol/table.ts'

const cells = (...texts: string[]): RawCell[] => texts.map((text) => ({ text }))
const read = (texts: string[], language = 'en') => typedColumn(cells(...texts), 'x', language)

describe('numbers', () => {
  it.each<[string, string[], string, (number | null)[], string]>([
    ['plain', ['1', '20', '-3'], 'en', [1, 20, -3], ''],
    ['English', ['1,234.50', '12.00'], 'en', [1234.5, 12], ''],
    ['German in an English page', ['1.234,50 €', '12,00 €'], 'en', [1234.5, 12], '€'],
    ['open, by the language', ['1.234', '5.678'], 'de', [1234, 5678], ''],
    ['open, by the language', ['1.234', '5.678'], 'en', [1.234, 5.678], ''],
    ['open in one, told by another', ['1.234', '0,5'], 'en', [1234, 0.5], ''],
    ['French spaces', ['1\u202F234,5', '7,25'], 'fr', [1234.5, 7.25], ''],
    ['Swiss', ["1'234.50", "99'000.00"], 'de-CH', [1234.5, 99000], ''],
    ['dollars', ['$1,299', '$5'], 'en', [1299, 5], '$'],
    ['code before', ['US$ 12.50', 'US$ 3.00'], 'en', [12.5, 3], 'US$'],
    ['percent', ['12 %', '-3,5 %'], 'de', [12, -3.5], '%'],
    ['brackets are minus', ['(5)', '7'], 'en', [-5, 7], ''],
    ['true minus', ['−4', '4'], 'en', [-4, 4], ''],
    ['dash is nothing', ['4', '–', ''], 'en', [4, null, null], ''],
    ['millions', ['1.234.567', '2'], 'en', [1234567, 2], ''],
    ['yen', ['¥1,000', '¥20'], 'zh-CN', [1000, 20], '¥'],
    ['unit', ['5 kg', '0.5 kg'], 'en', [5, 0.5], 'kg'],
  ])('%s: %j', (_, texts, language, values, unit) => {
    expect(read(texts, language)).toEqual({ column: { name: 'x', kind: 'number', unit }, values })
  })

  it.each([
    ['codes with zeros', ['0012', '0345']],
    ['several units', ['5 kg', '500 g']],
    ['several currencies', ['$5', '€5']],
    ['dates', ['12.05.2024', '13.05.2024']],
    ['versions', ['1.2.3', '4.5.6']],
    ['contradiction', ['1,234.5', '1.234,5']],
    ['telephone', ['+1 555-0100', '+1 555-0101']],
    ['words', ['5 of 10', '3']],
    ['names with numbers', ['Lamp 1', 'Lamp 2']],
    ['ranges', ['3-5', '4-6']],
    ['card number', ['4111 1111 1111 1111', '4000 0000 0000 0002']],
  ])('%s are none', (_, texts) => {
    const { column, values } = read(texts)
    expect(column.kind).not.toBe('number')
    expect(values).toEqual(texts)
  })
})

it('dates stay as the page writes them', () => {
  expect(read(['2024-05-12', '12 May 2024', '12.05.2024'])).toEqual({
    column: { name: 'x', kind: 'date', unit: '' },
    values: ['2024-05-12', '12 May 2024', '12.05.2024'],
  })
})

it('check marks are yes and no; where only yes is marked, empty is no', () => {
  expect(read(['✓', '✗', '']).values).toEqual([true, false, null])
  expect(read(['✓', '', '–']).values).toEqual([true, false, false])
  expect(typedColumn([{ text: '', checked: true }, { text: 'x' }], 'x', 'en').column.kind).toBe('text')
  expect(
    typedColumn(
      [
        { text: '', checked: true },
        { text: '', checked: false },
      ],
      'x',
      'en',
    ).values,
  ).toEqual([true, false])
})

it('a wanted kind is not forced on what is none', () => {
  expect(typedColumn(cells('a', '2'), 'x', 'en', 'number')).toEqual({
    column: { name: 'x', kind: 'text', unit: '' },
    values: ['a', '2'],
  })
  expect(typedColumn(cells('1', '2'), 'x', 'en', 'text').values).toEqual(['1', '2'])
  expect(typedColumn([{ text: 'A', link: 'http://a.test/' }], 'x', 'en', 'link').values).toEqual(['http://a.test/'])
})
