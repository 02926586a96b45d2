import { composedContains } from '../dom/composed.ts'
import { describe } from '../hit/describe.ts'
import { credentialOf } from '../snapshot/credential.ts'
import { turn } from '../watch/clock.ts'
import { type Act, type Do, held, type Result } from './act.ts'
import { caretToEnd } from './edit.ts'
import { fieldIn } from './field.ts'
import { focusable, focused, moveFocus } from './focus.ts'
import { pressChord } from './keyboard.ts'
import { keyOf } from './keys.ts'
import { contentOf, isRich, isText } from './value.ts'
import { whenReady } from './when-ready.ts'

const charOf = (char: string) => (char === '\n' ? keyOf('Enter') : keyOf(char))
const shiftNeeded = (char: string) => /^[A-Z~!@#$%^&*()_+{}|:"<>?]$/.test(char)

/** Types key by key at the caret. Stops where the focus goes elsewhere: the rest was not meant for that field. */
async function typeInto(act: Act, el: Element, text: string): Promise<Result> {
  const chars = [...text.replace(/\r\n?/g, '\n')]
  for (const [n, char] of chars.entries()) {
    if (act.signal.aborted) return { ...held, detail: `The human took over after ${n} of ${chars.length} characters.` }
    const at = focused()
    if (!at || (at !== el && !composedContains(el, at))) {
      const where = at ? describe(at) : 'the page'
      return { outcome: 'changed', detail: `The focus went to ${where} after ${n} of ${chars.length} characters.` }
    }
    await pressChord({ key: charOf(char), modifiers: shiftNeeded(char) ? ['Shift'] : [] })
    await turn()
  }
  return { outcome: 'done' }
}

export function type(act: Act, { ref, text, submit }: Do<'type'>): Promise<Result> {
  return whenReady(act, ref, ['editable'], async (ready) => {
    const el = fieldIn(ready.named)
    if (credentialOf(el) !== 'none') return { outcome: 'unsuitable', detail: 'Credential fields are never typed.' }
    if (!isText(el) && !isRich(el) && !focusable(el)) return { outcome: 'unsuitable', detail: 'It takes no keys.' }
    act.seen(el)
    act.started()
    if (focused() !== el) {
      moveFocus(el)
      if (focused() !== el) return { outcome: 'covered', detail: 'It could not be focused: something modal is open.' }
      caretToEnd(el)
    }
    const before = isText(el) || isRich(el) ? contentOf(el) : null
    const end = await typeInto(act, el, text)
    if (end.outcome !== 'done') return end
    if (submit) {
      const said = await pressChord({ key: keyOf('Enter'), modifiers: [] })
      return said ? { outcome: 'done', detail: said } : end
    }
    if (before !== null && text !== '' && contentOf(el) === before)
      return { outcome: 'rejected', detail: 'Nothing of it was taken.' }
    return end
  })
}
