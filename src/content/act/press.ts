import { credentialOf } from '../snapshot/credential.ts'
import { turn } from '../watch/clock.ts'
import { type Act, type Do, held, type Result } from './act.ts'
import { fieldIn } from './field.ts'
import { focusable, focused, moveFocus } from './focus.ts'
import { pressChord } from './keyboard.ts'
import { type Chord, readKeys } from './keys.ts'
import { titled, whenReady } from './when-ready.ts'

/** The clipboard is the person's: nothing is put there and nothing of it is pasted. */
const clipboard = ({ key, modifiers }: Chord): boolean =>
  (modifiers.some((m) => m === 'Control' || m === 'Meta') &&
    ['c', 'v', 'x', 'insert'].includes(key.key.toLowerCase())) ||
  (modifiers.includes('Shift') && ['Insert', 'Delete'].includes(key.key))

const types = ({ key, modifiers }: Chord) =>
  key.key.length === 1 && !modifiers.some((m) => m === 'Control' || m === 'Meta')

async function pressAll(act: Act, chords: Chord[]): Promise<Result> {
  let detail: string | undefined
  for (const chord of chords) {
    if (act.signal.aborted) return held
    const at = focused()
    if (at && types(chord) && credentialOf(at) !== 'none')
      return { outcome: 'unsuitable', detail: 'Credential fields are never typed.' }
    if (at) act.seen(at)
    detail = (await pressChord(chord)) ?? detail
    if (chords.length > 1) await turn()
  }
  return { outcome: 'done', ...(detail && { detail }) }
}

/** Presses keys, one chord after the other, on an element or on what has the focus. */
export async function press(act: Act, { keys, ref }: Do<'press'>): Promise<Result> {
  const { chords, unknown } = readKeys(keys)
  if (unknown.length > 0) return { outcome: 'unsuitable', detail: `Unknown keys: ${unknown.join(', ')}.` }
  if (chords.some(clipboard)) return { outcome: 'unsuitable', detail: 'The clipboard is not used.' }
  if (ref)
    return whenReady(act, ref, [], (ready) => {
      const field = fieldIn(ready.named)
      const to = focusable(ready.named) ? ready.named : focusable(ready.element) ? ready.element : field
      act.started()
      if (to !== focused() && focusable(to)) moveFocus(to)
      return pressAll(act, chords)
    })
  if (act.signal.aborted) return held
  const at = focused()
  act.started()
  return {
    strategy: at ? 'focus' : 'page',
    ...(at && { target: titled(act.refs, at) }),
    ...(await pressAll(act, chords)),
  }
}
