import type { Unit } from '../parse/unit.ts'
import { consentButton } from '../verbs/check-verbs.ts'
import type { Call, Context, Try } from '../verbs/move.ts'
import { failedQuestion, refusedQuestion, unsureQuestion } from './questions.ts'

/** Failures that the step itself answers by going another way. */
const own = new Set(['no-option', 'readonly', 'rejected', 'unsuitable'])

const look: Call = { tag: 'look', name: 'look', args: {} }

const failed = (unit: Unit, last: Try, context: Context): { call: Call; why: string } | null => {
  const acts = context.tries.filter(({ tag, result }) => (tag === 'act' || tag === 'way') && result === 'failed')
  if (last.outcome === 'covered') {
    const button = consentButton(context.view, 'few')
    const dismissed = context.tries.some(({ tag }) => tag === 'dismiss')
    if (button && !dismissed)
      return {
        call: { tag: 'dismiss', name: 'click', args: { ref: button.ref } },
        why: `a cookie banner lies over it: "${button.name}"`,
      }
  }
  if (own.has(last.outcome) && acts.filter(({ outcome }) => outcome === last.outcome).length < 2) return null
  if (acts.length >= 2) return { call: failedQuestion(unit, last), why: 'it did not work twice' }
  return { call: look, why: 'it did not work; I look at the page again' }
}

/** What follows from the end of the last call, where that is not simply the step itself. Null: the step is matched with the page. */
export const recover = (unit: Unit, context: Context): { call: Call; why: string } | null => {
  const last = context.tries.at(-1)
  if (!last) return null
  if (last.result === 'unknown') return { call: look, why: 'it is not known whether it took effect' }
  const before = context.tries.at(-2)
  if (last.tag === 'look' && before?.result === 'unknown')
    return { call: unsureQuestion(unit), why: 'it is not known whether it took effect' }
  const lapsed = context.tries.filter(({ result, outcome }) => result === 'refused' && outcome === 'schema').length
  if (last.result === 'refused' && last.outcome === 'schema' && lapsed < 3)
    return { call: look, why: 'the page changed meanwhile; I look at it again' }
  if (last.result === 'refused') return { call: refusedQuestion(unit, last), why: 'it was refused' }
  const unsent = context.tries.filter(({ result }) => result === 'not-sent' || result === '').length
  if (unsent > 4)
    return {
      call: failedQuestion(unit, { ...last, said: last.said || 'It could not be sent.' }),
      why: 'it could not be sent',
    }
  const acting = last.tag === 'act' || last.tag === 'way' || last.tag === 'dismiss'
  return last.result === 'failed' && acting ? failed(unit, last, context) : null
}
