const keys: Record<string, string> = {
  enter: 'Enter',
  return: 'Enter',
  escape: 'Escape',
  esc: 'Escape',
  tab: 'Tab',
  space: 'Space',
  'space bar': 'Space',
  spacebar: 'Space',
  backspace: 'Backspace',
  delete: 'Delete',
  home: 'Home',
  end: 'End',
  'page down': 'PageDown',
  pagedown: 'PageDown',
  'page up': 'PageUp',
  pageup: 'PageUp',
  回车: 'Enter',
  回车键: 'Enter',
}
for (const way of ['Up', 'Down', 'Left', 'Right']) {
  for (const form of ['arrow W', 'W arrow', 'arrowW', 'cursor W'])
    keys[form.replace('W', way.toLowerCase())] = `Arrow${way}`
}

const modifiers: Record<string, string> = {
  ctrl: 'Control',
  control: 'Control',
  shift: 'Shift',
  alt: 'Alt',
  cmd: 'Meta',
  command: 'Meta',
  meta: 'Meta',
}

/** `Ctrl+A`, `the down arrow`: as `press` takes it; null where it names no key. */
export const readKeys = (text: string): string | null => {
  const plain = text.trim().toLowerCase()
  if (Object.hasOwn(keys, plain)) return keys[plain] ?? null
  const pieces = plain.split(/\s*[+]\s*|\s*-\s*/)
  const last = pieces.pop() ?? ''
  const key = Object.hasOwn(keys, last) ? keys[last] : /^(?:[a-z0-9]|f\d{1,2})$/.test(last) ? last.toUpperCase() : null
  if (!key || pieces.length === 0 || pieces.some((piece) => !Object.hasOwn(modifiers, piece))) return null
  return [...pieces.map((piece) => modifiers[piece]), key].join('+')
}
