import type { Modifiers } from './pointer.ts'

/** `code` is that of a US keyboard, `keyCode` what old handlers read. https://w3c.github.io/uievents-code/ */
export type Key = { key: string; code: string; keyCode: number; location: number }

const named: Record<string, [code: string, keyCode: number]> = {
  Enter: ['Enter', 13],
  Tab: ['Tab', 9],
  Escape: ['Escape', 27],
  Backspace: ['Backspace', 8],
  Delete: ['Delete', 46],
  Insert: ['Insert', 45],
  Home: ['Home', 36],
  End: ['End', 35],
  PageUp: ['PageUp', 33],
  PageDown: ['PageDown', 34],
  ArrowLeft: ['ArrowLeft', 37],
  ArrowUp: ['ArrowUp', 38],
  ArrowRight: ['ArrowRight', 39],
  ArrowDown: ['ArrowDown', 40],
  ContextMenu: ['ContextMenu', 93],
  ' ': ['Space', 32],
}
for (let n = 1; n <= 12; n++) named[`F${n}`] = [`F${n}`, 111 + n]

const modifierKeys: Record<keyof typeof held, [code: string, keyCode: number]> = {
  Alt: ['AltLeft', 18],
  Control: ['ControlLeft', 17],
  Meta: ['MetaLeft', 91],
  Shift: ['ShiftLeft', 16],
}
const held = { Alt: 1, Control: 1, Meta: 1, Shift: 1 }

/** Rows of a US keyboard: code, key code, plain and shifted character. */
const punctuation = [
  ['Backquote', 192, '`~'],
  ['Minus', 189, '-_'],
  ['Equal', 187, '=+'],
  ['BracketLeft', 219, '[{'],
  ['BracketRight', 221, ']}'],
  ['Backslash', 220, '\\|'],
  ['Semicolon', 186, ';:'],
  ['Quote', 222, '\'"'],
  ['Comma', 188, ',<'],
  ['Period', 190, '.>'],
  ['Slash', 191, '/?'],
] as const
const shiftedDigits = ')!@#$%^&*('

/** Other names in use for the same keys, in lower case. */
const aliases: Record<string, string> = {
  ctrl: 'Control',
  cmd: 'Meta',
  command: 'Meta',
  win: 'Meta',
  option: 'Alt',
  esc: 'Escape',
  return: 'Enter',
  space: ' ',
  del: 'Delete',
  up: 'ArrowUp',
  down: 'ArrowDown',
  left: 'ArrowLeft',
  right: 'ArrowRight',
  pgup: 'PageUp',
  pgdn: 'PageDown',
}

const properNames = new Map([...Object.keys(named), ...Object.keys(held)].map((name) => [name.toLowerCase(), name]))

/** The key that types this character; one that no key types has an empty code, as with an input method. */
export function keyOf(char: string): Key {
  const upper = char.toUpperCase()
  if (/^[A-Z]$/.test(upper)) return { key: char, code: `Key${upper}`, keyCode: upper.charCodeAt(0), location: 0 }
  const digit = /^\d$/.test(char) ? Number(char) : shiftedDigits.indexOf(char)
  if (digit >= 0) return { key: char, code: `Digit${digit}`, keyCode: 48 + digit, location: 0 }
  const row = punctuation.find(([, , chars]) => chars.includes(char))
  const [code, keyCode] = named[char] ?? [row?.[0] ?? '', row?.[1] ?? 0]
  return { key: char, code, keyCode, location: 0 }
}

export type Chord = { modifiers: Modifiers; key: Key }

function namedKey(name: string): Key | null {
  const proper = aliases[name.toLowerCase()] ?? properNames.get(name.toLowerCase())
  const modifier = modifierKeys[proper as keyof typeof held]
  if (modifier) return { key: proper as string, code: modifier[0], keyCode: modifier[1], location: 1 }
  if (proper) return keyOf(proper)
  return [...name].length === 1 ? keyOf(name) : null
}

const isModifier = (key: string): key is Modifiers[number] => key in held

/** `Control+Shift+ArrowLeft`, or several one after the other, parted by spaces; else the names that are no keys. */
export function readKeys(text: string): { chords: Chord[]; unknown: string[] } {
  const unknown: string[] = []
  const chords: Chord[] = []
  for (const word of text === ' ' ? ['Space'] : text.trim().split(/\s+/)) {
    // The plus key itself comes last and may stand alone.
    const names = word === '+' ? ['+'] : word.endsWith('++') ? [...word.slice(0, -2).split('+'), '+'] : word.split('+')
    const keys = names.map(namedKey)
    unknown.push(
      ...names.filter((_, n) => keys[n] === null || (n < names.length - 1 && !isModifier(keys[n]?.key ?? ''))),
    )
    const key = keys.at(-1)
    const modifiers = keys.slice(0, -1).flatMap((k) => (k && isModifier(k.key) ? [k.key] : []))
    if (key) chords.push({ modifiers, key: modifiers.includes('Shift') && key.key.length === 1 ? shifted(key) : key })
  }
  return { chords, unknown }
}

function shifted(key: Key): Key {
  const row = punctuation.find(([code]) => code === key.code)
  const digit = /^Digit(\d)$/.exec(key.code)?.[1]
  const char = row?.[2][1] ?? (digit === undefined ? key.key.toUpperCase() : (shiftedDigits[Number(digit)] ?? key.key))
  return { ...key, key: char }
}
