import type { Ports } from '../ports.ts'
import type { RunJournal } from './journal.ts'
import type { RunState } from './run-state.ts'

/** What each part of the loop works with. */
export type LoopContext = {
  ports: Ports
  journal: RunJournal
  /** Ends when the run is stopped. */
  signal: AbortSignal
}

/** May something still be sent? A stop or pause takes effect before the next dispatch, whatever is in flight. */
export const mayAct = (state: RunState) => !state.ended && !state.paused
