import type { Reader } from '../../../src/agent/reading/port.ts'
import type { Tables, Taken } from '../../../src/agent/tables/port.ts'
import type { RawTable } from '../../../src/protocol/table.ts'

/** A table of one column `name`, as a frame answers with it. */
export const rawTable = (
  names: string[],
  more: Partial<RawTable & { next: string }> = {},
): RawTable & { next: string } => ({
  kind: 'table',
  title: 'People',
  place: 'main>table',
  columns: [{ name: 'name', also: [] }],
  rows: names.map((text) => ({ index: null, cells: [{ text }] })),
  said: null,
  score: names.length,
  next: '',
  ...more,
})

/** A reader of what it is given: chunks of one text, and tables one look after the other, the last one for ever. */
export function fakeReader(
  chunks: string[] = [],
  looks: (RawTable & { next: string })[][] = [[]],
): Reader & { scrolled: string[] } {
  let look = 0
  const scrolled: string[] = []
  const page = { title: 'Shop', url: 'https://shop.test/' }
  return {
    scrolled,
    async read({ page: chunk, what }) {
      const text = chunks[chunk - 1] ?? ''
      const by = what === 'all' ? 'structure' : 'article'
      return {
        ok: true,
        ...page,
        text,
        chunk,
        of: chunks.length,
        origin: 'https://shop.test',
        by,
        cut: false,
        scrolled: null,
      }
    },
    outline: async () => ({
      ok: true,
      ...page,
      outline: { headings: [{ level: 1, text: 'Shop', ref: 'e1' }], failed: [] },
    }),
    async tables() {
      const tables = looks[Math.min(look++, looks.length - 1)] ?? []
      return { ok: true, ...page, language: 'en', tables }
    },
    async scroll() {
      scrolled.push('scroll')
      return look < looks.length ? 'moved' : 'end'
    },
    async unscroll() {
      scrolled.push('back')
    },
  }
}

/** Keeps what it is given. */
export function fakeTables(): Tables & { taken: Taken[] } {
  const taken: Taken[] = []
  return {
    taken,
    async keep(one) {
      taken.push(one)
      const { title, rows } = one
      return {
        table: 't1',
        title,
        rows: rows.length,
        added: rows.length,
        known: 0,
        full: false,
        first: rows.slice(0, 5),
      }
    },
  }
}
