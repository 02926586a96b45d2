import type { RunState } from '../../agent/loop/state.ts'
import type { RunEvent } from '../../protocol/events.ts'
import { siteName } from '../text/origin.ts'
import { t } from '../text/t.ts'

/** What stands in the timeline beside the steps: who drove, what the human decided, what the model's server said. */
export type Mark = {
  n: number
  at: number
  by: 'you' | 'agent'
  text: string
  /** The step it belongs to, else empty. */
  callId: string
}

type Written = Pick<Mark, 'by' | 'text'> & { callId?: string }
type Of<T extends RunEvent['type']> = Extract<RunEvent, { type: T }>
type Writers = { [T in RunEvent['type']]?: (event: Of<T>, before: RunState | null) => Written | null }

const decided = { approve: 'markApproved', deny: 'markDenied', other: 'markOther' } as const

const writers: Writers = {
  'approval.decided': ({ id, decision, text }, before) =>
    before?.approval?.id === id
      ? { by: 'you', text: t(decided[decision], text), callId: before.approval.callId }
      : null,
  'question.answered': ({ id, text }, before) =>
    before?.question?.id === id
      ? { by: 'you', text: text ? t('markAnswered', text) : t('markDone'), callId: before.question.callId }
      : null,
  'access.decided': ({ origin, given }) => ({
    by: 'you',
    text: t(given ? 'markShared' : 'markNotShared', siteName(origin)),
  }),
  'run.paused': ({ cause, sentence }) => ({
    by: cause === 'user' || cause === 'hands' ? 'you' : 'agent',
    text: sentence,
  }),
  'run.resumed': () => ({ by: 'you', text: t('markResumed') }),
  'model.failed': ({ sentence, tellModel }) => (tellModel ? null : { by: 'agent', text: sentence }),
}

/** The mark that an event leaves, seen from the state before it; null where it leaves none. */
export function markOf(event: RunEvent, before: RunState | null): Mark | null {
  const write = writers[event.type] as ((event: RunEvent, before: RunState | null) => Written | null) | undefined
  const written = write?.(event, before)
  return written ? { n: event.n, at: event.at, callId: '', ...written } : null
}
