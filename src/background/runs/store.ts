import type { Store } from '../../agent/ports.ts'
import { database } from '../../platform/database.ts'

/** The journal, the list of runs and the notes, in IndexedDB. Every write is durable when it resolves. */
export const store: Store = {
  async append(run, event) {
    const db = await database()
    const write = db.transaction(['events', 'runs'], 'readwrite', { durability: 'strict' })
    const events = write.objectStore('events')
    const runs = write.objectStore('runs')
    const jobs: Promise<unknown>[] = [events.add({ run, n: event.n, event })]
    if (event.type === 'run.started') {
      const { goal, windowId } = event
      jobs.push(runs.put({ id: run, goal, windowId, at: event.at, status: 'running' }))
    }
    if (event.type === 'run.ended') {
      const row = await runs.get(run)
      if (row) jobs.push(runs.put({ ...row, status: event.status }))
    }
    await Promise.all([...jobs, write.done])
  },
  async events(run) {
    const rows = await (await database()).getAll('events', IDBKeyRange.bound([run, 0], [run, Number.MAX_SAFE_INTEGER]))
    return rows.map((row) => row.event)
  },
  async addNote(origin, text) {
    await (await database()).add('notes', { at: Date.now(), origin, text })
  },
  async notes() {
    const rows = await (await database()).getAll('notes')
    return rows.map(({ id, at, origin, text }) => ({ id: id ?? 0, at, origin, text }))
  },
  async clearNotes() {
    await (await database()).clear('notes')
  },
}

/** All runs, the newest first. */
export async function listRuns() {
  return (await (await database()).getAllFromIndex('runs', 'at')).reverse()
}

export async function removeNote(id: number): Promise<void> {
  await (await database()).delete('notes', id)
}
