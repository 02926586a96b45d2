import type { Handlers } from '../../protocol/lane.ts'
import type { panelLane } from '../../protocol/panel.ts'
import { removeNote, store } from '../runs/store.ts'

type Panel = Handlers<typeof panelLane>

export const noteHandlers: Pick<Panel, 'notes.list' | 'notes.add' | 'notes.remove'> = {
  'notes.list': async () => ({ notes: await store.notes() }),
  async 'notes.add'({ text }) {
    if (text.trim() === '') {
      return { trouble: { name: 'empty-note', sentence: 'The note is empty.', wayOut: 'Write something first.' } }
    }
    await store.addNote('', text)
    return { trouble: null }
  },
  async 'notes.remove'({ id }) {
    await (id === null ? store.clearNotes() : removeNote(id))
    return { trouble: null }
  },
}
