import type { RawRow, RawTable } from '../../protocol/table.ts'
import type { Context } from '../actions/define.ts'
import type { Tabled } from '../reading/port.ts'
import { followNext } from './follow-next.ts'
import { mergeRows } from './merge-rows.ts'

export type Wanted = { ref: string | undefined; pages: number; until: string | number | undefined; limit: number }

/** All rows that were come by, and why no more were taken; empty where nothing was said about more. */
export type Collected = { rows: RawRow[]; pages: number; stopped: string }

const maxScrolls = 200
/** Looks that may bring nothing new before the list counts as ended. */
const patience = 2
/** How often and after how long a page is asked again that shows the old rows after a click, ms. */
const tries = 15
const beat = 300

const holds = (rows: RawRow[], text: string) =>
  rows.some((row) => row.cells.some((cell) => cell?.text.toLowerCase().includes(text.toLowerCase())))

/** Why the rows are enough; null while they are not. */
function enough(rows: RawRow[], { until, limit }: Wanted): string | null {
  if (typeof until === 'number' && rows.length >= until) return `${until} rows are there`
  if (typeof until === 'string' && holds(rows, until)) return `"${until}" was reached`
  return rows.length >= limit ? `the limit of ${limit} rows is reached` : null
}

type Table = Tabled['tables'][number]

async function again(like: string, { ports, state, journal }: Context): Promise<Table | null> {
  const seen = await ports.reader.tables({ like }, state, journal)
  return seen.ok ? (seen.tables.find((table) => table.place === like) ?? null) : null
}

const sameRows = (a: RawTable, b: RawTable) => JSON.stringify(a.rows) === JSON.stringify(b.rows)

/** The table on the page that was turned to; null where it stays as it was or is none. */
async function turned(before: Table, context: Context): Promise<Table | null> {
  for (let n = 0; n < tries; n++) {
    const now = await again(before.place, context)
    if (now && now.rows.length > 0 && !sameRows(now, before)) return now
    await context.ports.clock.sleep(beat, context.signal)
  }
  return null
}

/** Turns pages by what is there to turn them, as often as was asked. */
async function byPages(first: Table, wanted: Wanted, context: Context): Promise<Collected> {
  let { rows } = first
  let table = first
  for (let pages = 1; ; pages++) {
    const stopped = enough(rows, wanted)
    if (stopped) return { rows, pages, stopped }
    if (pages >= wanted.pages) return { rows, pages, stopped: `${pages} pages were taken` }
    if (table.next === '') return { rows, pages, stopped: 'there is no next page' }
    const went = await followNext(table.next, context)
    if (!went.ok) return { rows, pages, stopped: went.why }
    const now = await turned(table, context)
    if (!now) return { rows, pages, stopped: 'the next page shows no other rows' }
    // Another page may begin with what this one ends with, and a longer list holds the one before.
    rows = mergeRows(rows, now.rows)
    table = now
  }
}

/** Scrolls on until there is enough or nothing more comes, then puts the scroll position back. */
async function byScrolling(first: Table, wanted: Wanted, context: Context): Promise<Collected> {
  const { ports, state } = context
  let { rows } = first
  let idle = 0
  const end = (stopped: string): Collected => ({ rows, pages: 1, stopped })
  try {
    for (let n = 0; n < maxScrolls; n++) {
      const stopped = enough(rows, wanted)
      if (stopped) return end(stopped)
      if (state().ended || state().paused) return end('the run was paused or stopped')
      const step = await ports.reader.scroll(wanted.ref, state())
      if (step === 'held') return end('the user took over')
      if (step === 'gone') return end('the page went away')
      const now = await again(first.place, context)
      const before = rows.length
      if (now) rows = mergeRows(rows, now.rows)
      idle = rows.length > before ? 0 : idle + 1
      if (step === 'still' || (step === 'end' && idle > 0) || (idle > patience * 4 && step === 'moved')) {
        return end(enough(rows, wanted) ?? 'the end of the list was reached')
      }
    }
    return end(`it goes on after ${maxScrolls} screens`)
  } finally {
    await ports.reader.unscroll(wanted.ref, state())
  }
}

/** A table's rows with those that paging and scrolling bring, each once. */
export async function collectRows(table: Table, wanted: Wanted, context: Context): Promise<Collected> {
  const collected =
    wanted.pages > 1
      ? await byPages(table, wanted, context)
      : wanted.until !== undefined
        ? await byScrolling(table, wanted, context)
        : { rows: table.rows, pages: 1, stopped: enough(table.rows, wanted) ?? '' }
  const most = Math.min(wanted.limit, typeof wanted.until === 'number' ? wanted.until : wanted.limit)
  return { ...collected, rows: collected.rows.slice(0, most) }
}
