import { signal } from '@preact/signals'
import type { Note } from '../../protocol/panel.ts'
import { attempt, well } from './trouble.ts'
import { ask } from './worker.ts'

/** Null until they were asked for. */
export const notes = signal<Note[] | null>(null)

async function refill() {
  notes.value = (await ask('notes.list', {})).notes
}

export const loadNotes = () => attempt(refill)

/** True once the note is kept; the text stays in its field otherwise. */
export async function addNote(text: string): Promise<boolean> {
  let kept = false
  await attempt(async () => {
    kept = well(await ask('notes.add', { text }))
    await refill()
  })
  return kept
}

/** Null removes all. */
export const removeNote = (id: number | null) =>
  attempt(async () => {
    well(await ask('notes.remove', { id }))
    await refill()
  })
