import type { RunState } from '../../src/agent/loop/state.ts'
import type { RunEvent } from '../../src/protocol/events.ts'
import type { Ending } from './ending.ts'

/** Where a run is told to. */
export type Report = {
  /** What the tool itself does, as `Building …`. */
  say(text: string): void
  event(event: RunEvent, state: RunState): void
  end(ending: Ending, steps: number): void
}

/** One JSON object a line and nothing else on the standard output; the last line is `run.ended`. */
export function jsonReport(out: (line: string) => void, err: (line: string) => void): Report {
  return {
    say: err,
    event(event) {
      if (event.type !== 'run.ended') out(JSON.stringify(event))
    },
    end({ status, answer, evidence = [], reason }, steps) {
      out(JSON.stringify({ type: 'run.ended', status, answer, steps, evidence, ...(reason && { reason }) }))
    },
  }
}
