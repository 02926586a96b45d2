import * as z from 'zod/mini'
import { originOf } from '../policy/provenance.ts'
import { type Context, type Ended, quote, workerAction } from './define.ts'

/** What of the notes goes to the model: the last 5,000 characters. */
const readLimit = 5000

const schema = z.strictObject({
  op: z.enum(['add', 'read', 'clear']),
  text: z.optional(z.string().check(z.maxLength(20_000))),
})
type Args = z.infer<typeof schema>

const ops: Record<Args['op'], (args: Args, context: Context) => Promise<Ended>> = {
  async add({ text }, { ports, state }) {
    if (!text?.trim()) return { result: 'failed', outcome: 'empty', said: 'note add needs a text.' }
    await ports.store.addNote(originOf(state().page?.url ?? ''), text)
    return { result: 'ok', outcome: 'noted', said: `Noted: ${text}` }
  },
  async read(_, { ports }) {
    const notes = await ports.store.notes()
    const all = notes.map(({ origin, text }) => `${origin}: ${text}`).join('\n')
    return { result: 'ok', outcome: 'read', said: all === '' ? 'There are no notes.' : all.slice(-readLimit) }
  },
  async clear(_, { ports }) {
    await ports.store.clearNotes()
    return { result: 'ok', outcome: 'cleared', said: 'All notes are removed.' }
  },
}

export const note = workerAction({
  name: 'note',
  words:
    'Keep notes across pages and runs: add a text, read the last 5,000 characters, or clear all. The user sees them.',
  schema,
  describe: ({ op, text }) => `note ${op}${text ? ` ${quote(text)}` : ''}`,
  run: (args, context) => ops[args.op](args, context),
})
