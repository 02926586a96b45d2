import { setTimeout as sleep } from 'node:timers/promises'
import { initial, type RunState, step } from '../../src/agent/loop/state.ts'
import type { RunEvent } from '../../src/protocol/events.ts'
import { codes, type Ending, failed } from './ending.ts'
import type { PanelClient } from './panel-client.ts'
import { type Stand, type Wait, waitOf } from './waits.ts'

/** How long a stop may take, ms. */
const patience = 5000

export type Conduct = {
  panel: PanelClient
  run: string
  stand: Stand
  /** Hears each event with the state that it leads to. */
  hear(event: RunEvent, state: RunState): void
  /** Something of the run that is no event. */
  remark(text: string): void
  /** Aborted with an Ending as its reason: the time is over, Ctrl+C, the window was closed. */
  signal: AbortSignal
}

const endings: Record<NonNullable<RunState['ended']>['status'], number> = {
  done: codes.done,
  failed: codes.failed,
  stopped: codes.failed,
}

const endOf = ({ status, answer, evidence, doubts }: NonNullable<RunState['ended']>): Ending => ({
  status,
  answer,
  evidence,
  reason: doubts.join(' '),
  code: endings[status],
})

/** Follows a run to its end and answers what it asks, or says why nobody can. A run that is left waiting is stopped. */
export function conduct({
  panel,
  run,
  stand,
  hear,
  remark,
  signal,
}: Conduct): Promise<{ ending: Ending; steps: number }> {
  return new Promise((resolve, reject) => {
    let state = initial
    let current: { wait: Wait; over: AbortController } | null = null
    let decided: Ending | null = null

    const finish = (ending: Ending) => {
      current?.over.abort()
      signal.removeEventListener('abort', interrupted)
      resolve({ ending, steps: state.counts.steps })
    }
    const stop = (ending: Ending) => {
      if (decided) return
      decided = ending
      // The browser may be gone already, which is an end of the run too.
      const stopped = panel.ask('run.stop', { run }).then(
        () => 'stopped',
        () => 'gone',
      )
      void Promise.race([stopped, sleep(patience)]).then(() => finish(ending))
    }
    const interrupted = () => stop(signal.reason as Ending)

    const settle = (wait: Wait) => {
      const over = new AbortController()
      current = { wait, over }
      wait.settle(run, stand, over.signal).then(
        (ending) => {
          if (ending) stop(ending)
        },
        (error: unknown) => {
          if (!over.signal.aborted) reject(error)
        },
      )
    }
    const look = () => {
      const wait = waitOf(state)
      if (current && current.wait.key !== wait?.key) {
        current.over.abort()
        current = null
      }
      if (wait && !current) settle(wait)
    }

    signal.addEventListener('abort', interrupted)
    if (signal.aborted) return interrupted()
    panel
      .follow(run, (item) => {
        if (item.type === 'trouble') {
          remark(`${item.sentence} ${item.wayOut}`)
          return stop(failed(`${item.sentence} ${item.wayOut}`))
        }
        if (item.type !== 'event') return
        state = step(state.n === 0 ? null : state, item.event)
        hear(item.event, state)
        if (state.ended) finish(decided ?? endOf(state.ended))
        else look()
      })
      .catch(reject)
  })
}
