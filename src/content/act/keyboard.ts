import { bodyOf, topOf } from '../dom/doc.ts'
import { insertText } from './edit.ts'
import { focused } from './focus.ts'
import { keydownDefaults, keyupDefaults } from './key-defaults.ts'
import type { Chord } from './keys.ts'
import { modifierInit, send } from './pointer.ts'
import { isRich, isText } from './value.ts'

/** Where a key goes when nothing has the focus. */
const target = (): Element | null => focused() ?? bodyOf(document) ?? topOf(document)

function sendKey(to: Element, type: string, { key, modifiers }: Chord, charCode = 0): boolean {
  const init: KeyboardEventInit & { charCode: number } = {
    bubbles: true,
    cancelable: true,
    composed: true,
    view: window,
    key: key.key,
    code: key.code,
    location: key.location,
    // A keypress tells the character, the other two the key.
    keyCode: charCode || key.keyCode,
    charCode,
    ...modifierInit(modifiers),
  }
  return send(to, new KeyboardEvent(type, init))
}

const printable = ({ key, modifiers }: Chord) =>
  [...key.key].length === 1 && !modifiers.some((held) => held === 'Control' || held === 'Meta')

/**
 * One key down and up at the focus, with what a browser does by itself and a synthetic key does not cause. Microtasks
 * run in between, other tasks do not. Tells what a default could not do, as a link's new tab.
 */
export async function pressChord(chord: Chord): Promise<string | undefined> {
  const { key, modifiers } = chord
  const to = target()
  if (!to) return undefined
  let said: string | undefined
  const goesOn = sendKey(to, 'keydown', chord)
  await Promise.resolve()
  const at = target() ?? to
  if (goesOn) {
    const char = key.key === 'Enter' ? 13 : printable(chord) ? (key.key.codePointAt(0) ?? 0) : 0
    const typed = char === 0 || sendKey(at, 'keypress', chord, char)
    await Promise.resolve()
    if (typed) {
      const handled = keydownDefaults[key.key.length === 1 && modifiers.length > 0 ? key.key.toLowerCase() : key.key]
      const ended = handled?.(at, modifiers)
      if (typeof ended === 'string') said = ended
      if (!ended && printable(chord) && (isText(at) || isRich(at))) insertText(at, key.key)
    }
  }
  await Promise.resolve()
  const last = target() ?? to
  if (sendKey(last, 'keyup', chord)) keyupDefaults[key.key]?.(last, goesOn)
  return said
}
