import { describe, expect, it } from 'vitest'
import { openRun } from '../../../src/agent/loop/run.ts'
import type { RawTable } from '../../../src/protocol/table.ts'
import { fakeReader, fakeTables, rawTable } from '../loop/fake-reader.ts'
import { call, createWorld, scripted, started } from '../loop/world.ts'

type Look = (RawTable & { next: string })[]

/** One call, with what can be read and what the tables of the page are at each look. */
async function run(
  name: string,
  args: object,
  { chunks = [], looks = [[]] }: { chunks?: string[]; looks?: Look[] } = {},
) {
  const world = createWorld(scripted([[call(name, args)]]))
  const reader = fakeReader(chunks, looks)
  const tables = fakeTables()
  world.ports = { ...world.ports, reader, tables }
  world.events.push(started())
  const one = await openRun('run', world.ports, { event: () => {}, trouble: () => {} })
  await one.finished
  const state = one.state()
  const result = state.entries.find((entry) => entry.kind === 'result')
  if (result?.kind !== 'result') throw new Error('The call got no result.')
  return { ...result, done: world.done, scrolled: reader.scrolled, taken: tables.taken, tables: state.tables }
}

describe('read', () => {
  it('gives a chunk with its number and how to go on', async () => {
    const { said } = await run('read', { page: 2 }, { chunks: ['one', 'two [a](/b)', 'three'] })
    expect(said).toBe(
      '"Shop" https://shop.test/ (main text), chunk 2 of 3. Links that begin with / are on https://shop.test.\n\ntwo [a](/b)\n\n… chunk 2 of 3: read {"page": 3} goes on',
    )
  })
  it('says where there is no such chunk, and where there is nothing', async () => {
    expect(await run('read', { page: 4 }, { chunks: ['one'] })).toMatchObject({
      result: 'failed',
      said: 'There is no chunk 4; the last one is 1.',
    })
    expect(await run('read', {})).toMatchObject({ result: 'ok', outcome: 'empty' })
  })
  it('gives the outline', async () => {
    expect((await run('read', { what: 'outline' })).said).toBe('"Shop" https://shop.test/\nheadings:\n- h1 "Shop" [e1]')
  })
})

describe('extract', () => {
  it('keeps the rows, tells the model how they begin and the panel that there are some', async () => {
    const { said, taken, tables } = await run(
      'extract',
      { fields: ['name', 'age'] },
      { looks: [[rawTable(['Anna', 'Ben'])]] },
    )
    expect(said).toBe(
      [
        'Took 2 rows "People": name (text).',
        'No column for "age"; there are: "name".',
        'The user can download all 2 rows as CSV or JSON in the panel.',
        '',
        '| name |',
        '| --- |',
        '| Anna |',
        '| Ben |',
      ].join('\n'),
    )
    expect(taken).toEqual([
      {
        title: 'People',
        columns: [{ name: 'name', kind: 'text', unit: '' }],
        rows: [['Anna'], ['Ben']],
        address: 'https://shop.test/',
      },
    ])
    expect(tables).toMatchObject([{ id: 't1', title: 'People', rows: 2, first: [['Anna'], ['Ben']] }])
  })

  it('says which columns there are where none fits, and where there is no table', async () => {
    expect(await run('extract', { fields: ['price'] }, { looks: [[rawTable(['Anna'])]] })).toMatchObject({
      result: 'failed',
      outcome: 'no-column',
      said: 'No column fits "price". There are:\ntable "People": "name"',
    })
    expect(await run('extract', { fields: [] })).toMatchObject({ result: 'failed', outcome: 'none' })
  })

  it('turns pages by clicks and stops where there are no more', async () => {
    const looks = [[rawTable(['a', 'b'], { next: 'e5' })], [rawTable(['c', 'd'], { next: 'e6' })], [rawTable(['e'])]]
    const { said, taken, done } = await run('extract', { fields: [], pages: 9 }, { looks })
    expect(done.filter((one) => one.startsWith('click'))).toEqual(['click e5', 'click e6'])
    expect(taken[0]?.rows).toEqual([['a'], ['b'], ['c'], ['d'], ['e']])
    expect(said).toContain('Took 5 rows "People" from 3 pages')
    expect(said).toContain('Stopped because there is no next page.')
  })

  it('waits for a page that comes late, and gives up on one that never does', async () => {
    const first = [rawTable(['a'], { next: 'e5' })]
    expect(
      (await run('extract', { fields: [], pages: 2 }, { looks: [first, first, first, [rawTable(['b'])]] })).taken[0]
        ?.rows,
    ).toEqual([['a'], ['b']])
    expect((await run('extract', { fields: [], pages: 2 }, { looks: [first] })).said).toContain(
      'the next page shows no other rows',
    )
  })

  it('scrolls until a text or a number of rows, takes each row once, and puts the scroll back', async () => {
    const looks = [['a'], ['a', 'b'], ['b', 'c'], ['c', 'd'], ['d', 'e']].map((names) => [rawTable(names)])
    const text = await run('extract', { fields: [], until: 'C' }, { looks })
    expect(text.taken[0]?.rows).toEqual([['a'], ['b'], ['c']])
    expect(text.said).toContain('Stopped because "C" was reached.')
    expect(text.scrolled.at(-1)).toBe('back')
    const count = await run('extract', { fields: [], until: '2' }, { looks })
    expect(count.taken[0]?.rows).toHaveLength(2)
    const all = await run('extract', { fields: [], until: 'never' }, { looks })
    expect(all.taken[0]?.rows).toHaveLength(5)
    expect(all.said).toContain('the end of the list was reached')
  })
})
