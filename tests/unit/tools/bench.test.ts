import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { generatedPage, kinds } from '../../../tools/bench/generated-page.ts'
import { readOptions } from '../../../tools/bench/options.ts'
import { pagesIn, serve } from '../../../tools/bench/pages.ts'
import { median, ratio } from '../../../tools/bench/stats.ts'
import { UsageError } from '../../../tools/options.ts'

describe('readOptions', () => {
  it('has sizes, runs and all suites by default', () => {
    expect(readOptions([])).toMatchObject({
      sizes: [1000, 5000, 20_000, 60_000],
      runs: 5,
      only: ['speed', 'tokens', 'steady'],
    })
  })

  it.each([
    [['--sizes', '10,x']],
    [['--runs', '0']],
    [['--only', 'speed,taste']],
    [['--kinds', 'cats']],
    [['--colour']],
  ])('names what is wrong with %j', (args) => expect(() => readOptions(args)).toThrow(UsageError))
})

describe('generatedPage', () => {
  it.each(kinds)('%s has as many elements as asked for, and is the same each time', (kind) => {
    for (const size of [1000, 20_000]) {
      const html = generatedPage(kind, size, 1)
      const elements = html.match(/<[a-z]/g)?.length ?? 0
      expect(Math.abs(elements / size - 1)).toBeLessThan(0.015)
      expect(generatedPage(kind, size, 1)).toBe(html)
    }
  })
})

describe('median', () => {
  it.each([
    [[3, 1, 2], 2],
    [[4, 1, 2, 3], 2.5],
    [[7], 7],
  ])('of %j is %d', (values, middle) => expect(median(values)).toBe(middle))

  it('is not a number for nothing', () => expect(median([])).toBeNaN())
})

it('a ratio has two digits that count', () => expect(ratio(1, 3)).toBe(0.33))

describe('pages', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-pages-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  it('are files and folders, served with the generated ones and nothing above them', async () => {
    mkdirSync(join(folder, 'shop'))
    writeFileSync(join(folder, 'shop', 'index.html'), 'the shop')
    writeFileSync(join(folder, 'list.html'), 'the list')
    writeFileSync(join(folder, 'notes.txt'), 'no page')
    expect(pagesIn(folder)).toEqual([
      { name: 'list', path: '/list.html' },
      { name: 'shop', path: '/shop/index.html' },
    ])
    const pages = await serve(new Map([['/made.html', 'made']]), folder)
    try {
      const text = async (path: string) => (await fetch(pages.url(path))).text()
      expect(await text('/made.html')).toBe('made')
      expect(await text('/shop/index.html')).toBe('the shop')
      expect((await fetch(pages.url('/%2e%2e/%2e%2e/etc/passwd'))).status).toBe(404)
    } finally {
      await pages.close()
    }
  })
})
