import { grammarOf } from '../grammar/grammars.ts'
import { mask, unmask } from './mask.ts'
import { parseStep } from './parse-step.ts'
import { splitSteps } from './split-steps.ts'
import type { Act, Unit, Unread } from './unit.ts'

export type Goal = { units: Unit[]; unread: Unread[]; count: number }

/** A line that only announces steps: "Do the following:". */
const intro = /[:：]$/

/** "open it" after a search opens what was searched for; "read on" goes on after what was read. */
const resolved = (act: Act, before: Act[]): Act => {
  if (act.verb === 'read' && act.on) {
    const read = before.findLast((one) => one.verb === 'read' && one.what === 'text')
    return read?.verb === 'read' ? { ...act, page: read.page + 1 } : act
  }
  if (act.verb !== 'click' || !/^(?:it|this|that|that one|this one)$/i.test(act.target.words)) return act
  const last = before.findLast((one) => one.verb === 'search')
  return last?.verb === 'search' ? { ...act, target: { ...act.target, words: last.value, whole: last.value } } : act
}

/** Reads a whole goal. `edits`: what a human wrote in place of a step that could not be read, by its number; empty leaves it out. */
export const parseGoal = (goal: string, edits: Map<number, string> = new Map()): Goal => {
  const masked = mask(goal)
  const grammar = grammarOf(goal)
  const pieces = splitSteps(masked.text, grammar)
  const parsed: Goal = { units: [], unread: [], count: 0 }
  for (const piece of pieces) {
    const said = unmask(piece, masked.parts).trim()
    const read = parseStep(piece, masked, grammar)
    if (!read.ok && intro.test(piece) && pieces.length > 1) continue
    const number = ++parsed.count
    const edit = edits.get(number)
    if (read.ok) {
      for (const act of read.acts) {
        parsed.units.push({
          number,
          said,
          act: resolved(
            act,
            parsed.units.map((unit) => unit.act),
          ),
        })
      }
    } else if (edit === undefined) parsed.unread.push({ number, said, reason: read.reason })
    else if (edit) {
      const inner = parseGoal(edit)
      const reason = inner.unread[0]?.reason ?? (inner.units.length === 0 ? 'unknown' : '')
      if (reason) parsed.unread.push({ number, said: edit, reason })
      else parsed.units.push(...inner.units.map((unit) => ({ ...unit, number, said: edit })))
    }
  }
  return parsed
}
