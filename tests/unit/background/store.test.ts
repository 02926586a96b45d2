import 'fake-indexeddb/auto'
import { IDBObjectStore } from 'fake-indexeddb'
import { afterEach, expect, it, vi } from 'vitest'
import { listRuns, removeNote, store } from '../../../src/background/runs/store.ts'
import type { RunEvent } from '../../../src/protocol/events.ts'
import { started } from '../loop/world.ts'

afterEach(() => vi.restoreAllMocks())

const notice = (n: number): RunEvent => ({ type: 'notice', text: `number ${n}`, n, at: n })
const ended = (n: number): RunEvent => ({
  type: 'run.ended',
  status: 'done',
  answer: '',
  evidence: [],
  doubts: [],
  n,
  at: n,
})

it('keeps the events of a run in order, apart from those of others', async () => {
  for (const event of [started(), notice(2), notice(3)]) await store.append('a', event)
  await store.append('b', started())
  expect((await store.events('a')).map((event) => event.n)).toEqual([1, 2, 3])
  expect(await store.events('b')).toHaveLength(1)
})

it('lists runs, the newest first, with how they ended', async () => {
  await store.append('c', { ...started(), at: 5000 })
  await store.append('c', ended(2))
  const runs = await listRuns()
  expect(runs[0]).toMatchObject({ id: 'c', status: 'done' })
  expect(runs.find((run) => run.id === 'a')?.status).toBe('running')
})

it('refuses a number twice: two workers cannot both write a step', async () => {
  await store.append('d', started())
  await store.append('d', notice(2))
  await expect(store.append('d', notice(2))).rejects.toMatchObject({ name: 'ConstraintError' })
  expect(await store.events('d')).toHaveLength(2)
})

it('a full disk rejects, and nothing of the event is kept', async () => {
  await store.append('e', started())
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementationOnce(() => {
    throw new DOMException('The disk is full.', 'QuotaExceededError')
  })
  await expect(store.append('e', ended(2))).rejects.toMatchObject({ name: 'QuotaExceededError' })
  expect(await store.events('e')).toHaveLength(1)
  expect((await listRuns()).find((run) => run.id === 'e')?.status).toBe('running')
})

it('keeps, removes and clears notes', async () => {
  await store.addNote('http://shop.test', 'Lamp 45 €')
  await store.addNote('', 'my own')
  const [first] = await store.notes()
  expect(first).toMatchObject({ origin: 'http://shop.test', text: 'Lamp 45 €' })
  await removeNote(first?.id ?? 0)
  expect((await store.notes()).map((note) => note.text)).toEqual(['my own'])
  await store.clearNotes()
  expect(await store.notes()).toEqual([])
})
