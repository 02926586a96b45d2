import type { RunState } from '../../../loop/state.ts'
import type { View } from '../match/view.ts'
import { mainHeading } from '../tell/special.ts'
import type { Run, Told } from './run.ts'

const fold = (text: string) =>
  text
    .replace(/[\s"'“”‘’„]+/g, ' ')
    .trim()
    .toLowerCase()

const seenIn = (state: RunState): string =>
  fold(
    state.entries
      .flatMap((entry) =>
        entry.kind === 'observation'
          ? [entry.title, entry.url, entry.text]
          : entry.kind === 'result'
            ? [entry.said]
            : [],
      )
      .join('\n'),
  )

/** Arguments of `done`: what was asked for, in the page's own words, and where that stood. */
export const finish = (
  state: RunState,
  run: Run,
  view: View,
  told: Told[],
): { answer: string; success: boolean; evidence: string[] } => {
  const steps = [...new Map(run.units.map(({ number, said }) => [number, said])).values()]
  const left = [...new Set(run.skipped.map((unit) => run.units[unit]?.said ?? ''))].filter(Boolean)
  const done = steps.filter((said) => !left.includes(said))
  const answer = [
    told.length > 0
      ? told.map(({ text }) => text).join('\n')
      : run.stopped
        ? 'Stopped as you wished.'
        : `Done: ${done.join('; ')}.`,
    left.length > 0 ? `Left out: ${left.join('; ')}.` : '',
  ]
    .filter(Boolean)
    .join('\n')
  const seen = seenIn(state)
  const heading = mainHeading(view)?.name ?? ''
  const quotes = [...told.map(({ text }) => text.replace(/^[^:]*: /, '')), heading, view.title, view.url]
    .map((quote) => quote.slice(0, 490))
    .filter((quote) => fold(quote) !== '' && seen.includes(fold(quote)))
  const evidence = [...new Set(told.length > 0 ? quotes.slice(0, Math.max(told.length, 1)) : quotes.slice(0, 1))].slice(
    0,
    20,
  )
  return { answer: answer.slice(0, 19_000), success: !run.stopped, evidence }
}
