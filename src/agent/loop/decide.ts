import type { RawCall } from '../../protocol/model.ts'
import type { RunState } from './run-state.ts'

/** What the loop does next. `wait` ends by an event or, where `until` is set, at that moment (ms since 1970). */
export type Next =
  | { do: 'end' }
  | { do: 'wait'; until: number | null }
  | { do: 'recover' }
  | { do: 'limit'; which: 'steps' | 'seconds' }
  | { do: 'observe' }
  | { do: 'call'; call: RawCall }
  | { do: 'propose' }

const onHuman = (state: RunState) => state.paused || state.access || state.question || state.approval

/** Pure: the same state and moment give the same answer, so that a restarted worker goes on where the old one was. */
export function decide(state: RunState, now: number): Next {
  if (state.ended) return { do: 'end' }
  if (onHuman(state)) return { do: 'wait', until: null }
  if (state.pending) return { do: 'recover' }
  if (state.fault && state.fault.retryAt > now) return { do: 'wait', until: state.fault.retryAt }
  if (state.counts.steps - state.budget.steps >= state.limits.steps) return { do: 'limit', which: 'steps' }
  if (now - state.budget.at >= state.limits.seconds * 1000) return { do: 'limit', which: 'seconds' }
  if (state.stale) return { do: 'observe' }
  const [call] = state.queue
  return call ? { do: 'call', call } : { do: 'propose' }
}
