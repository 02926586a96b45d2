import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { RunEvent } from '../protocol/events.ts'
import type { Note, RunSummary } from '../protocol/panel.ts'

/** Everything that must outlive the worker and the browser. Not reachable from content scripts. */
type Schema = DBSchema & {
  /** One row a run; `windowId` is the browser's of that session. */
  runs: { key: string; value: RunSummary & { windowId: number }; indexes: { at: number } }
  events: { key: [run: string, n: number]; value: { run: string; event: RunEvent; n: number } }
  notes: { key: number; value: Omit<Note, 'id'> & { id?: number } }
}

export type Database = IDBPDatabase<Schema>

let opened: Promise<Database> | null = null

/** The one database; opened once a context, and again after the browser closed it (full disk, cleared data). */
export function database(): Promise<Database> {
  opened ??= openDB<Schema>('cobrowser', 1, {
    upgrade(db) {
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
