import type { RawCall } from '../../protocol/model.ts'
import type { Entry, RunState, Step } from './run-state.ts'

export const edit = (steps: Step[], callId: string, change: Partial<Step>): Step[] =>
  steps.map((step) => (step.callId === callId ? { ...step, ...change } : step))

export const without = (queue: RawCall[], callId: string) => queue.filter((call) => call.id !== callId)

/** The calls still in line, all but `keep`, are not run; the model is told which. */
export function skipRest(
  state: RunState,
  reason: string,
  at: number,
  n: number,
  keep?: string,
): Pick<RunState, 'queue' | 'entries' | 'steps'> {
  const skipped = state.queue.filter((call) => call.id !== keep)
  const ids = new Set(skipped.map((call) => call.id))
  const entries = skipped.map(({ id: callId, name }): Entry => {
    return { kind: 'result', n, callId, name, result: 'not-sent', outcome: 'skipped', said: reason }
  })
  return {
    queue: state.queue.filter((call) => call.id === keep),
    entries: [...state.entries, ...entries],
    steps: state.steps.map((step) =>
      ids.has(step.callId) ? { ...step, status: 'skipped', said: reason, endedAt: at } : step,
    ),
  }
}

export const refusedStatus = {
  skipped: 'skipped',
  schema: 'failed',
  policy: 'refused',
  human: 'refused',
  check: 'refused',
} as const

export const denial = {
  deny: (_text: string) =>
    'The user said no to this action. Do not try it again in another way; ask, or go on without it.',
  other: (text: string) => `The user said no to this action and wants this instead: ${text}`,
}

export function refuse(
  state: RunState,
  callId: string,
  name: string,
  reason: string,
  status: Step['status'],
  outcome: string,
  at: number,
  n: number,
) {
  return {
    queue: without(state.queue, callId),
    entries: [...state.entries, { kind: 'result', n, callId, name, result: 'refused', outcome, said: reason } as const],
    steps: edit(state.steps, callId, { status, outcome, said: reason, endedAt: at }),
  }
}
