import { type Line, parseLine } from './parse-line.ts'
import { cut } from './parse-row.ts'

/** Several things on one line, `clickable [e4] · [e5] disabled · all (maybe)`; null for any other line. */
export const parseAlike = (text: string): Line[] | null => {
  const [first = '', ...rest] = cut(text, ' · ')
  if (rest.length === 0 || !rest.every((piece) => /^(?:["[]|all \()/.test(piece))) return null
  const role = /^[a-z]+/.exec(first)?.[0] ?? ''
  const last = rest.at(-1) ?? ''
  const all = last.startsWith('all ') ? parseLine(`${role} ${last.slice(4)}`).notes : []
  const own = all.length > 0 ? rest.slice(0, -1) : rest
  return [first, ...own.map((piece) => `${role} ${piece}`)].map((piece) => {
    const line = parseLine(piece)
    return { ...line, notes: [...line.notes, ...all] }
  })
}
