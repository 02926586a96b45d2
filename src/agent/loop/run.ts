import type { RunEvent } from '../../protocol/events.ts'
import type { Trouble } from '../../protocol/panel.ts'
import type { Ports } from '../ports.ts'
import { takeUp } from './call.ts'
import type { LoopContext } from './context.ts'
import { decide, type Next } from './decide.ts'
import { type HumanInput, takeIn } from './human.ts'
import { JournalError, openJournal } from './journal.ts'
import { observe } from './observe.ts'
import { propose } from './propose.ts'
import { recover } from './recover.ts'
import type { RunState } from './run-state.ts'

export type Watcher = {
  event(event: RunEvent): void
  /** The run stands still and nothing is lost; `run.resume` tries again. */
  trouble(trouble: Trouble): void
}

export type Run = {
  id: string
  state(): RunState
  /** Null when taken in; else why it cannot be. */
  input(input: HumanInput): Promise<Trouble | null>
  /** Resolves when the run has ended and its tabs are cleared. */
  finished: Promise<void>
}

type Performers = { [D in Next['do']]: (next: Extract<Next, { do: D }>, context: LoopContext) => Promise<void> }

const limitSentence = {
  steps: (state: RunState) => `The limit of ${state.limits.steps} steps is reached.`,
  seconds: (state: RunState) => `The limit of ${Math.round(state.limits.seconds / 60)} minutes is reached.`,
}

const fullDisk: Trouble = {
  name: 'storage',
  sentence: 'The journal of the run cannot be written; the disk may be full. The run stands still, nothing is lost.',
  wayOut: 'Free some space, then resume.',
}

const bugTrouble = (error: unknown): Trouble => ({
  name: 'bug',
  sentence: `Something went wrong inside Cobrowser: ${error instanceof Error ? error.message : String(error)}`,
  wayOut: 'Resume to go on from the last step, or stop the run.',
})

/**
 * Opens a run from its journal and drives it until it ends. A run that an earlier worker began goes on where its
 * journal ends. One of the two places where exceptions are caught.
 */
export async function openRun(id: string, ports: Ports, watcher: Watcher): Promise<Run> {
  const stopped = new AbortController()
  let wake = () => {}
  /** The loop fell out of step with its journal; it stands until the human resumes. */
  let broken = false
  const journal = await openJournal(id, ports.store, ports.clock, (event) => {
    watcher.event(event)
    if (event.type === 'run.ended') stopped.abort()
    wake()
  })
  const context: LoopContext = { ports, journal, signal: stopped.signal }

  const performers: Performers = {
    end: async () => {},
    async wait({ until }) {
      const woken = new Promise<void>((resolve) => {
        wake = resolve
      })
      const cancel = new AbortController()
      const timer = until === null ? null : ports.clock.sleep(Math.max(0, until - ports.clock.now()), cancel.signal)
      // What wakes us ends the timer, which is no news.
      await Promise.race([woken, ...(timer ? [Promise.allSettled([timer])] : [])])
      cancel.abort()
    },
    async recover() {
      const { pending } = journal.state()
      if (pending) await recover(pending, context)
    },
    async limit({ which }) {
      const sentence = limitSentence[which](journal.state())
      await journal.append({
        type: 'run.paused',
        cause: 'budget',
        sentence,
        wayOut: 'Resume to let it go on as long again, or stop.',
      })
    },
    observe: () => observe(context),
    call: ({ call }) => takeUp(call, context),
    propose: () => propose(context),
  }

  async function drive(): Promise<void> {
    for (;;) {
      const next = decide(journal.state(), ports.clock.now())
      if (next.do === 'end') return
      await (performers[next.do] as (next: Next, context: LoopContext) => Promise<void>)(next, context)
    }
  }

  async function live(): Promise<void> {
    for (;;) {
      try {
        return await drive()
      } catch (error) {
        // Whatever waited was ended by the stop itself.
        if (journal.state().ended) return
        broken = true
        if (!(error instanceof JournalError)) ports.log.bug('run', error)
        watcher.trouble(error instanceof JournalError ? fullDisk : bugTrouble(error))
        await new Promise<void>((resolve) => {
          wake = () => {
            if (!broken) resolve()
          }
        })
      }
    }
  }

  async function mend(): Promise<void> {
    await journal.reload()
    broken = false
    wake()
  }

  return {
    id,
    state: journal.state,
    async input(input) {
      try {
        if (broken && (input.do === 'resume' || input.do === 'stop')) await mend()
        return await takeIn(input, context)
      } catch (error) {
        if (error instanceof JournalError) return fullDisk
        throw error
      }
    },
    finished: live().then(() => ports.page.leave(journal.state())),
  }
}
