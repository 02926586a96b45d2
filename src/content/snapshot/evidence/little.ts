import { dataOf, firstChildOf, isElement, nextSiblingOf, nodeTypeOf, tagOf } from '../../dom/native.ts'

const maxText = 24

/** A glyph that does something of its own wherever it stands: dots of a menu, a cross, a bin, a pencil. */
export const isOwnGlyph = (text: string): boolean => /^[×✕✖✗⋮⋯🗑✎]\ufe0f?$/u.test(text)

/** One pictogram that says what it does. Brackets and dashes would be text. */
export const isGlyph = (text: string): boolean =>
  isOwnGlyph(text) || /^[⨯≡☰⚙🖉✏🔍▸▾▶▼►◀◄▲⊞⊟⊕⊖⌄⌃♡♥❤☆★🔔📋⤢⛶↗↺↻⟳]\ufe0f?$/u.test(text)

/** Trimmed text of an element with little in it: empty, one text, or one picture; null where there is more. */
export function littleIn(el: Element): string | null {
  const first = firstChildOf(el)
  if (first === null) return ''
  if (nextSiblingOf(first) !== null) {
    const only = soleElement(first)
    return only && pictures.has(tagOf(only)) ? '' : null
  }
  const type = nodeTypeOf(first)
  if (type === 3) {
    const text = dataOf(first as Text)
    return text.length > maxText * 4 ? null : short(text.trim())
  }
  return type === 1 && pictures.has(tagOf(first as Element)) ? '' : null
}

const short = (text: string) => (text.length <= maxText ? text : null)
const pictures = new Set(['svg', 'i', 'img', 'use', 'picture', 'mat-icon', 'iconify-icon', 'svg:path', 'svg:use'])

/** The only element between white space. */
function soleElement(first: Node): Element | null {
  let only: Element | null = null
  for (let n: Node | null = first; n; n = nextSiblingOf(n)) {
    if (isElement(n)) {
      if (only) return null
      only = n
    } else if (nodeTypeOf(n) === 3 && dataOf(n as Text).trim() !== '') return null
  }
  return only
}

/** A word with a sign of what it does: `+ New note`, `Team ▾`. */
export const isSigned = (text: string): boolean => /^[+＋] ?\p{L}|\p{L} ?[▾▼⌄]$/u.test(text)

/** What is text unless it is framed: brackets and arrows that lead back and on, a sign that is counted (`★ 3`). */
export const isFramedSign = (text: string): boolean => /^([‹›«»<>←→↑↓+−]|[\p{So}♥✓]\ufe0f? ?\d+)$/u.test(text)

export const isWord = (text: string) => /^\p{L}[\p{L} '’-]*$/u.test(text) && text.split(' ').length <= 3
