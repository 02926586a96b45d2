import * as z from 'zod/mini'
import { ref } from '../../protocol/page.ts'
import { collectRows } from '../tables/collect-rows.ts'
import { chooseTable, makeTable, type Table } from '../tables/make-table.ts'
import { readField } from '../tables/match-fields.ts'
import type { Kept } from '../tables/port.ts'
import { columnText, previewOf } from '../tables/preview.ts'
import { type Context, type Ended, quote, workerAction } from './define.ts'
import { unread } from './read.ts'

/** Rows that are taken where no limit is given. */
const usual = 1000

const schema = z.strictObject({
  fields: z.array(z.string().check(z.minLength(1), z.maxLength(100))).check(z.maxLength(40)),
  ref: z.optional(ref),
  pages: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
  until: z.optional(z.union([z.int().check(z.minimum(1), z.maximum(10_000)), z.string().check(z.maxLength(300))])),
  limit: z.optional(z.int().check(z.minimum(1), z.maximum(10_000))),
})
type Args = z.infer<typeof schema>

const failed = (outcome: string, said: string): Ended => ({ result: 'failed', outcome, said })

/** A count may come as a text. */
const untilOf = ({ until }: Args) => (typeof until === 'string' && /^\d{1,5}$/.test(until) ? Number(until) : until)

function told(table: Table, kept: Kept, pages: number, stopped: string, said: number | null): string {
  const more = said !== null && said > table.rows.length ? ` of ${said}` : ''
  const name = kept.title ? ` ${quote(kept.title)}` : ''
  return [
    `Took ${table.rows.length}${more} rows${name}${pages > 1 ? ` from ${pages} pages` : ''}: ${table.columns.map(columnText).join(', ')}.`,
    ...(stopped ? [`Stopped because ${stopped}.`] : []),
    ...(table.missing.length > 0
      ? [`No column for ${table.missing.map(quote).join(', ')}; there are: ${table.there.map(quote).join(', ')}.`]
      : []),
    kept.rows > kept.added || kept.known > 0
      ? `Added ${kept.added} rows to the table with the same columns${kept.known > 0 ? `, ${kept.known} of this page were in it` : ''}: ${kept.rows} in all.`
      : `The user can download all ${kept.rows} rows as CSV or JSON in the panel.`,
    ...(kept.full ? ['The table is full; the rest was left out.'] : []),
    '',
    previewOf(table.columns, table.rows),
  ].join('\n')
}

async function run(args: Args, context: Context): Promise<Ended> {
  const { ports, state, journal } = context
  const fields = args.fields.map(readField)
  const seen = await ports.reader.tables({ ref: args.ref }, state, journal)
  if (!seen.ok) return unread(seen)
  const raw = chooseTable(seen.tables, fields)
  if (!raw)
    return failed('none', `There is no table, list or other repeated structure ${args.ref ? 'there' : 'on the page'}.`)
  const first = makeTable(raw, fields, seen.language)
  if (first.columns.length === 0) {
    const others = seen.tables.map(
      (table) => `${table.kind} ${quote(table.title)}: ${table.columns.map(({ name }) => quote(name)).join(', ')}`,
    )
    return failed('no-column', `No column fits ${args.fields.map(quote).join(', ')}. There are:\n${others.join('\n')}`)
  }
  const wanted = { ref: args.ref, pages: args.pages ?? 1, until: untilOf(args), limit: args.limit ?? usual }
  const { rows, pages, stopped } = await collectRows(raw, wanted, context)
  const table = makeTable({ ...raw, rows }, fields, seen.language)
  const { title, columns } = table
  const kept = await ports.tables.keep({ title: title || seen.title, columns, rows: table.rows, address: seen.url })
  const callId = state().pending?.callId ?? ''
  const { table: id, rows: total, first: head } = kept
  await journal({ type: 'table.kept', table: id, callId, title: kept.title, columns, rows: total, first: head })
  return { result: 'ok', outcome: 'taken', said: told(table, kept, pages, stopped, raw.said) }
}

export const extract = workerAction({
  name: 'extract',
  words:
    'Take rows from a table, list, repeated cards or definition list into a table the user can download; you get the first rows. fields: wanted columns ("price", "price:number", "title:link"), [] for all. ref: one of several structures. pages: follow "next" for so many pages. until: scroll an endless list until a text or a number of rows.',
  schema,
  describe: ({ fields, ref, pages }, name) =>
    `extract ${fields.length > 0 ? fields.join(', ') : 'all columns'}${ref ? ` from ${name(ref)}` : ''}${pages && pages > 1 ? ` of ${pages} pages` : ''}`,
  run,
})
