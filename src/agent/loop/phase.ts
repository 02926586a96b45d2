import type { Phase, RunState } from './run-state.ts'

/** First that holds wins: an end ends all, a pause stands over whatever waits below it. */
const order: [Phase, (state: RunState) => boolean][] = [
  ['paused', (s) => s.paused !== null],
  ['access', (s) => s.access !== null],
  ['asking', (s) => s.question !== null],
  ['approving', (s) => s.approval !== null],
  ['acting', (s) => s.pending !== null],
  ['proposing', (s) => s.asked !== null],
  ['verifying', (s) => s.stale && s.entries.at(-1)?.kind === 'result'],
  ['observing', (s) => s.stale],
]

export function phaseOf(state: RunState): Phase {
  if (state.ended) return state.ended.status
  if (state.n === 0) return 'idle'
  return order.find(([, holds]) => holds(state))?.[0] ?? 'proposing'
}
