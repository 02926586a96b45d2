import type { Happening, RunEvent } from '../../protocol/events.ts'
import type { Clock, Store } from '../ports.ts'
import { initial } from './initial.ts'
import { step } from './reduce.ts'
import type { RunState } from './run-state.ts'

/** The journal could not be written; what was not written did not happen. */
export class JournalError extends Error {
  override name = 'JournalError'
}

export type RunJournal = {
  state(): RunState
  /** Resolves when the event is durable and folded in; null where the run has ended before. */
  append(happening: Happening): Promise<RunEvent | null>
  /** Reads the state anew from the store, after a failure to write. */
  reload(): Promise<void>
}

/** One run's events: written first, then folded, one after the other whoever appends. */
export async function openJournal(
  run: string,
  store: Store,
  clock: Clock,
  onEvent: (event: RunEvent) => void,
): Promise<RunJournal> {
  let state: RunState = initial
  let line: Promise<unknown> = Promise.resolve()

  async function reload() {
    state = (await store.events(run)).reduce(step, initial)
  }

  async function write(happening: Happening): Promise<RunEvent | null> {
    if (state.ended) return null
    const event: RunEvent = { ...happening, n: state.n + 1, at: clock.now() }
    try {
      await store.append(run, event)
    } catch (cause) {
      throw new JournalError('The journal of the run could not be written.', { cause })
    }
    state = step(state, event)
    onEvent(event)
    return event
  }

  await reload()
  return {
    state: () => state,
    append(happening) {
      const written = line.then(() => write(happening))
      // The line goes on after a failure; who appended hears of it.
      line = Promise.allSettled([written])
      return written
    },
    reload,
  }
}
