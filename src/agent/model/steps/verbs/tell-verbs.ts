import { findValue } from '../tell/find-value.ts'
import type { Context, Move, Verb } from './move.ts'

const cap = (text: string) => text.replace(/\s+/g, ' ').slice(0, 190)

const read = (asked: string, context: Context): Move => {
  if (context.pick) return { do: 'tell', text: context.pick, quotes: [context.pick.replace(/^[^:]+: /, '')] }
  const told = findValue(asked, context.view)
  if (told.state === 'none') return { do: 'lost', words: asked }
  if (told.state === 'many') return { do: 'tie', words: asked, options: told.values.map(cap).slice(0, 12) }
  const { value, quote } = told.value
  return { do: 'tell', text: `${asked}: ${cap(value)}`, quotes: [quote] }
}

export const tell: Verb<'tell'> = ({ asked }, context) => read(asked, context)

export const note: Verb<'note'> = ({ text, asked }, context) => {
  if (text) return { do: 'call', call: { tag: 'act', name: 'note', args: { op: 'add', text } } }
  const move = read(asked, context)
  return move.do === 'tell'
    ? { do: 'call', call: { tag: 'act', name: 'note', args: { op: 'add', text: move.text } } }
    : move
}

export const notes: Verb<'notes'> = () => ({
  do: 'call',
  call: { tag: 'act', name: 'note', args: { op: 'read' } },
})
