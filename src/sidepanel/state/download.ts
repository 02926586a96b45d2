import { csvOf, jsonOf } from '../../agent/export/csv.ts'
import type { Cell, Column } from '../../protocol/table.ts'
import { t } from '../text/t.ts'
import { say } from './announce.ts'
import { attempt, show } from './trouble.ts'
import { ask } from './worker.ts'

export type Format = 'csv' | 'json'

const written: Record<Format, { type: string; write(columns: string[], rows: Cell[][]): string }> = {
  // Spreadsheets take a file without the mark for one of an older encoding.
  csv: { type: 'text/csv;charset=utf-8', write: (columns, rows) => `\uFEFF${csvOf(columns, rows)}` },
  json: { type: 'application/json', write: jsonOf },
}

const headOf = ({ name, unit }: Column) => (unit === '' ? name : `${name} (${unit})`)

/** A name that every file system takes; the title comes from a page. */
export const fileName = (title: string, format: Format) =>
  `${
    title
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .slice(0, 60)
      .replace(/^-+|-+$/g, '') || 'table'
  }.${format}`

function save(name: string, type: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = name
  link.click()
  // The browser reads the blob after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** Fetches all rows of a run's table and hands them to the browser as a file. */
export const download = (run: string, table: string, format: Format) =>
  attempt(async () => {
    const { table: found } = await ask('tables.rows', { run, table })
    if (!found) return show(t('tableGone'), t('tableGoneWay'))
    const { type, write } = written[format]
    const name = fileName(found.title, format)
    save(name, type, write(found.columns.map(headOf), found.rows))
    say(t('downloaded', name))
  })
