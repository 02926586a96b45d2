import type { PageNode } from './page-node.ts'

export type Line = Pick<PageNode, 'role' | 'name' | 'ref' | 'states' | 'value' | 'notes'>

const REF = /^(?:ref=)?((?:f\d+)?e\d+)$/

/** End of a quoted string that begins at `start`. Names may hold quotes that nobody escaped: an end has something fitting behind it. */
const endOfQuoted = (text: string, start: number): number => {
  let fallback = -1
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === '"') {
      const rest = text.slice(at + 1)
      if (/^(?:$|:\s*$| (?:\[|\(|=|[a-z]+(?:=\S+)?(?: |$)))/.test(rest)) return at
      fallback = at
    }
  }
  return fallback
}

/** Notes are parted by commas, their quotes may hold some. */
const oneNote = /(?:[^,"]|"(?:[^"\\]|\\.)*"?)+/g

/** A note may quote a placeholder that holds brackets. */
const endOfNote = (text: string, start: number): number => {
  const quoted = /^\((?:[^")]|"(?:[^"\\]|\\.)*")*\)/.exec(text.slice(start))
  return quoted ? start + quoted[0].length - 1 : text.indexOf(')', start)
}

const unescaped = (text: string): string => text.replace(/\\(["\\])/g, '$1').replace(/\\[nt]/g, ' ')

/** Reads `role "name" [ref] states = "value" (notes)`; anything else is taken as plain text. */
export const parseLine = (text: string): Line => {
  const line: Line = { role: '', name: '', ref: '', states: [], value: null, notes: [] }
  const role = /^([a-z]+)(?=$|[ :])/i.exec(text)?.[1]
  if (!role) return { ...line, role: 'text', name: text.trim() }
  line.role = role.toLowerCase()
  const named = text.slice(role.length)
  if (/^:? [^"[(=]/.test(named) && line.role === 'text') return { ...line, name: named.replace(/^:? /, '').trim() }
  let at = role.length
  let valued = false
  while (at < text.length) {
    const sign = text[at]
    if (sign === '"') {
      const end = endOfQuoted(text, at)
      if (end < 0) break
      const inner = unescaped(text.slice(at + 1, end))
      if (valued) line.value = inner
      else if (!line.name) line.name = inner
      at = end + 1
    } else if (sign === '[') {
      const end = text.indexOf(']', at)
      if (end < 0) break
      const inner = text.slice(at + 1, end)
      const ref = REF.exec(inner)?.[1]
      if (ref) line.ref ||= ref
      else if (inner.startsWith('f')) line.notes.push(inner)
      else line.states.push(inner)
      at = end + 1
    } else if (sign === '(') {
      const end = endOfNote(text, at)
      line.notes.push(
        ...(text.slice(at + 1, end < 0 ? undefined : end).match(oneNote) ?? []).map((note) => note.trim()),
      )
      at = end < 0 ? text.length : end + 1
    } else if (sign === '=') {
      valued = true
      at++
    } else if (sign === ' ' || sign === ':') at++
    else {
      const word = /^[^\s"[(]+/.exec(text.slice(at))?.[0] ?? text.slice(at)
      line.states.push(word)
      at += word.length
    }
  }
  return line
}
