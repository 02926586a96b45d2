import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { evaluate, panelTarget, until } from '../../support/extension.ts'
import { call } from '../../support/model-server.ts'
import { byResults, end, lastTold } from '../run/script.ts'
import { openStage, type Stage } from '../run/stage.ts'
import { type Library, startLibrary } from './library-site.ts'

let site: Library
let stage: Stage

beforeAll(async () => {
  site = await startLibrary()
  stage = await openStage(`${site.origin}/`, [site.origin])
})
afterAll(async () => {
  await stage?.close()
  await site?.close()
})

/** Opens a page, makes the calls one after the other, and gives what the model was told of each. */
async function told(path: string, ...calls: [string, object][]) {
  await stage.reset(`${site.origin}${path}`)
  const heard: string[] = []
  const steps = calls.map(([name, args]) => (body: Parameters<typeof lastTold>[0]) => {
    heard.push(lastTold(body))
    return call(name, args)
  })
  const run = await stage.run('Read it', {
    script: byResults(...steps, (body) => {
      heard.push(body.messages.filter(({ role }) => role === 'tool').at(-1)?.content ?? '')
      return end('Read.', [])
    }),
  })
  const state = await run.until((s) => s.ended ?? s.paused)
  const said = state.entries.flatMap((entry) => (entry.kind === 'result' && entry.name !== 'done' ? [entry.said] : []))
  return { said, state, run, first: heard[0] ?? '' }
}

it('reads an article in chunks that follow one another, without what nobody sees', async () => {
  const { said } = await told('/article', ['read', {}], ['read', { page: 2 }])
  expect(said[0]).toMatch(/^"The lighthouse" http:\/\/127\.0\.0\.1:\d+\/article \(main text\), chunk 1 of (\d+)\./)
  const count = Number(/chunk 1 of (\d+)/.exec(said[0] ?? '')?.[1])
  expect(count).toBeGreaterThan(1)
  expect(said[1]).toContain(`chunk 2 of ${count}`)
  const notes = said.join('\n').match(/Note \d+\./g) ?? []
  expect(notes).toEqual(notes.map((_, index) => `Note ${index + 1}.`))
  expect(said.join()).not.toMatch(/SECRET|Imprint/)
})

it('the outline says what is there, with refs', async () => {
  const { said } = await told('/people', ['read', { what: 'outline' }])
  expect(said[0]).toMatch(/headings:\n- h1 "People" \[e\d+\]/)
  expect(said[0]).toContain('table 4 rows: Name, Balance, Member')
  expect(said[0]).toMatch(/- "Anna" \[e\d+\] http:\/\/127\.0\.0\.1:\d+\/p\/Anna$/m)
})

it('takes a table over its pages; a second time adds nothing that is there', async () => {
  const { said, state, run } = await told(
    '/people',
    ['extract', { fields: ['name', 'balance', 'member', 'name:link'], pages: 9 }],
    ['navigate', { url: `${site.origin}/people` }],
    ['extract', { fields: ['name', 'balance', 'member', 'name:link'] }],
  )
  expect(said[0]).toContain(
    'Took 12 rows "People" from 3 pages: name (text), balance (number), member (boolean), name 2 (link).',
  )
  expect(said[0]).toContain('Stopped because there is no next page.')
  expect(said[2]).toMatch(/Added \d+ rows to the table with the same columns/)
  expect(state.tables).toHaveLength(1)
  const { table } = await stage.panel.ask('tables.rows', { run: run.id, table: state.tables[0]?.id ?? '' })
  expect(table?.rows.slice(0, 2)).toEqual([
    ['Anna', 1000, false, `${site.origin}/p/Anna`],
    ['Ben', 1010.5, true, `${site.origin}/p/Ben`],
  ])
})

it('scrolls an endless list until there is enough, and puts the scroll back', async () => {
  await stage.reset(`${site.origin}/feed`)
  const { said, state } = await told('/feed', ['extract', { fields: ['title', 'author'], until: 35 }])
  expect(said[0]).toContain('Took 35 rows "Feed": title (text), author (text).')
  expect(state.tables[0]).toMatchObject({
    rows: 35,
    first: [
      ['Entry 1', 'Author 1'],
      ['Entry 2', 'Author 2'],
      ['Entry 3', 'Author 3'],
      ['Entry 4', 'Author 4'],
      ['Entry 5', 'Author 5'],
    ],
  })
  expect(await stage.inPage('scrollY')).toBe(0)
  const all = await told('/feed', ['extract', { fields: ['title'], until: 'Entry 60' }])
  expect(all.said[0]).toContain('Took 60 rows')
})

it('scrolls through before it reads where that is asked', async () => {
  const { said } = await told('/feed', ['read', { scroll: true }])
  expect(said[0]).toContain('Scrolled to the end first')
  expect(said[0]).toContain('Entry 60')
  expect(await stage.inPage('scrollY')).toBe(0)
})

it('reads a PDF with the session of the user, page by page', async () => {
  await stage.reset(`${site.origin}/`)
  const { said, first } = await told('/private/report.pdf', ['read', {}])
  expect(first).toContain('a PDF: read {} gives its text')
  expect(said[0]).toContain('"Report"')
  expect(said[0]).toContain(
    '## Page 1\n\nAnnual report\nIncome was 4,200 crowns.\n\n## Page 2\n\nOutlook\nThe lamp stays lit (they say).',
  )
})

it.each([
  ['/locked.pdf', 'locked with a password'],
  ['/broken.pdf', 'damaged'],
  ['/scan.pdf', 'has 2 pages and no text'],
])('%s says why it cannot be read', async (path, words) => {
  const { said } = await told(path, ['read', {}])
  expect(said[0]).toContain(words)
})

it('the panel shows the table and saves it as a file', async () => {
  const { state } = await told('/people', ['extract', { fields: ['name', 'balance'] }])
  expect(state.tables).toHaveLength(1)
  const folder = await mkdtemp(join(tmpdir(), 'tables-'))
  await stage.browser.cdp.send('Browser.setDownloadBehavior', { behavior: 'allow', downloadPath: folder })
  const panel = (await panelTarget(stage.browser)) ?? ''
  const press = (name: string) =>
    until(`the button ${name}`, async () =>
      evaluate(
        stage.browser.cdp,
        panel,
        `(() => { const b = [...document.querySelectorAll('.table-card button')].find((e) => e.textContent === ${JSON.stringify(name)}); b?.click(); return Boolean(b) })()`,
      ),
    )
  await press('Download CSV')
  await press('Download JSON')
  const files = await until('both files', async () => {
    const all = (await readdir(folder)).toSorted()
    return all.length === 2 && all.every((file) => !file.endsWith('.crdownload')) && all
  })
  expect(files).toEqual(['People.csv', 'People.json'])
  expect(await readFile(join(folder, 'People.csv'), 'utf8')).toBe(
    '\uFEFFname,balance\r\nAnna,1000\r\nBen,1010.5\r\nCleo,1021\r\nDan,1031.5\r\n',
  )
  expect(JSON.parse(await readFile(join(folder, 'People.json'), 'utf8'))[3]).toEqual({ name: 'Dan', balance: 1031.5 })
})
