import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { RunEvent } from '../protocol/events.ts'
import type { Note, RunSummary } from '../protocol/panel.ts'
import type { Cell, Column } from '../protocol/table.ts'

/** A table that a run took from pages. `from` tells for each row at which of the addresses it was. */
export type StoredTable = {
  run: string
  id: string
  at: number
  title: string
  columns: Column[]
  addresses: string[]
  rows: Cell[][]
  from: number[]
}

/** Everything that must outlive the worker and the browser. Not reachable from content scripts. */
type Schema = DBSchema & {
  /** One row a run; `windowId` is the browser's of that session. */
  runs: { key: string; value: RunSummary & { windowId: number }; indexes: { at: number } }
  events: { key: [run: string, n: number]; value: { run: string; event: RunEvent; n: number } }
  notes: { key: number; value: Omit<Note, 'id'> & { id?: number } }
  tables: { key: [run: string, id: string]; value: StoredTable }
}

export type Database = IDBPDatabase<Schema>

let opened: Promise<Database> | null = null

/** The one database; opened once a context, and again after the browser closed it (full disk, cleared data). */
export function database(): Promise<Database> {
  opened ??= openDB<Schema>('cobrowser', 2, {
    upgrade(db, had) {
      if (had < 2) db.createObjectStore('tables', { keyPath: ['run', 'id'] })
      if (had > 0) return
      db.createObjectStore('runs', { keyPath: 'id' }).createIndex('at', 'at')
      db.createObjectStore('events', { keyPath: ['run', 'n'] })
      db.createObjectStore('notes', { keyPath: 'id', autoIncrement: true })
    },
    terminated() {
      opened = null
    },
  }).catch((error: unknown) => {
    opened = null
    throw error
  })
  return opened
}
