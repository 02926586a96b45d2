import type { RunState } from '../../../loop/state.ts'
import type { View } from '../match/view.ts'
import { parsePage } from '../page/parse-page.ts'
import type { Unit } from '../parse/unit.ts'
import type { Call, Context, Move } from '../verbs/move.ts'
import { moveOf } from '../verbs/verbs.ts'
import { complaintOf } from './complaint.ts'
import { isForeseen } from './foreseen.ts'
import { idleCall } from './idle.ts'
import { complaintQuestion, lostQuestion, stuckQuestion, tieQuestion } from './questions.ts'
import { recover } from './recover.ts'
import type { Run, Told } from './run.ts'
import { seek } from './seek.ts'

/** What the reader wants next: a call for unit `unit`, or the end with what the last steps found. */
export type Next = { do: 'call'; unit: number; call: Call; why: string } | { do: 'end'; told: Told[] }

export const viewOf = (state: RunState, run: Run): View => {
  const text = run.looked || (state.page?.text ?? '')
  const tree = parsePage(text)
  const known = new Set(tree.nodes.map(({ ref }) => ref))
  const extra = run.extras
    ? parsePage(run.extras).nodes.filter(({ ref, role }) => (ref ? !known.has(ref) : role === 'option'))
    : []
  const nodes = [
    ...tree.nodes,
    ...extra.map((node, index) => Object.assign(node, { order: tree.nodes.length + index })),
  ]
  const { url = '', title = '', modal = '' } = state.page ?? {}
  return { tree, nodes, modal, url, title, now: state.startedAt }
}

const callOf = (unit: Unit, move: Move, context: Context): { call: Call; why: string } => {
  if (move.do === 'call') return { call: move.call, why: move.why ?? '' }
  if (move.do === 'tie') return { call: tieQuestion(unit, move.words, move.options), why: 'several things fit' }
  if (move.do === 'stuck') return { call: stuckQuestion(unit, move.why), why: move.why }
  if (move.do === 'lost') {
    const call = seek(context.view, unit.act, move.words, context)
    return call
      ? { call, why: `looking for "${move.words}"` }
      : { call: lostQuestion(unit, move.words, move.why ?? ''), why: 'it is not on this page' }
  }
  const text = move.do === 'tell' ? move.text : move.why
  const query = text.replace(/^[^:]*: /, '').slice(0, 200) || text.slice(0, 200)
  return { call: { tag: 'tell', name: 'find', args: { query } }, why: `→ ${text}` }
}

/** Steps that only read, at the end of a goal, are answered at once. */
const lastTold = (run: Run, from: number, contextOf: (unit: number) => Context): Told[] | null => {
  const rest = run.units.slice(from)
  if (rest.length === 0) return []
  if (rest.some(({ act }) => act.verb !== 'tell')) return null
  const told: Told[] = []
  for (const [index, { act }] of rest.entries()) {
    const move = moveOf(act, contextOf(from + index))
    if (move.do !== 'tell') return null
    told.push({ unit: from + index, text: move.text })
  }
  return told
}

/** Pure: the same state gives the same call. */
export const nextCall = (state: RunState, run: Run, view: View): Next => {
  const contextOf = (unit: number): Context => {
    const here = unit === run.at
    return {
      view,
      tries: here ? run.tries : [],
      pick: here ? run.pick : '',
      answer: run.answer,
      first: run.calls === 0 || unit === 0,
    }
  }
  if (run.stopped) return { do: 'end', told: run.told }
  const current = run.units[run.at]
  if (current && run.complete === 'act') {
    const idle = idleCall(run.tries, run.before, state.page?.text ?? '')
    if (idle) return { do: 'call', unit: run.at, call: idle, why: 'the click left no trace yet' }
    const complaint = complaintOf(run.before, state.page?.text ?? '')
    if (complaint && !isForeseen(run, complaint, contextOf))
      return { do: 'call', unit: run.at, call: complaintQuestion(current, complaint), why: 'the page objects' }
  }
  const passed: string[] = []
  for (let at = run.complete ? run.at + 1 : run.at; at < run.units.length; at++) {
    const unit = run.units[at]
    if (!unit) break
    const told = lastTold(run, at, contextOf)
    if (told) return { do: 'end', told: [...run.told, ...told] }
    const context = contextOf(at)
    const mended = recover(unit, context)
    const move = mended ? null : moveOf(unit.act, context)
    if (move?.do === 'pass') {
      passed.push(`step ${unit.number}: ${move.why}`)
      continue
    }
    const { call, why } = mended ?? callOf(unit, move ?? { do: 'stuck', why: '' }, context)
    return { do: 'call', unit: at, call, why: [...passed, why].filter(Boolean).join('; ') }
  }
  return { do: 'end', told: run.told }
}
