import { codes, type Ending, overBudget } from './ending.ts'

export type Interruptions = {
  /** Aborted with an Ending as its reason. */
  signal: AbortSignal
  interrupt(ending: Ending): void
  /** No longer listens: the next Ctrl+C ends the process as usual. */
  stop(): void
}

/** Ctrl+C, a termination and the end of the time. `seconds`: null for no limit. */
export function interruptions(seconds: number | null): Interruptions {
  const controller = new AbortController()
  const interrupt = (ending: Ending) => controller.abort(ending)
  const byHand = () => interrupt({ status: 'stopped', answer: '', reason: 'Interrupted.', code: codes.interrupted })
  const timeIsOver = () => interrupt(overBudget(`The ${seconds} s of --timeout are over.`))
  const timer = seconds === null ? undefined : setTimeout(timeIsOver, seconds * 1000)
  process.once('SIGINT', byHand).once('SIGTERM', byHand)
  return {
    signal: controller.signal,
    interrupt,
    stop() {
      clearTimeout(timer)
      process.off('SIGINT', byHand).off('SIGTERM', byHand)
    },
  }
}
