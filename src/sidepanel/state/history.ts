import { signal } from '@preact/signals'
import type { RunSummary } from '../../protocol/panel.ts'
import { attempt } from './trouble.ts'
import { ask } from './worker.ts'

/** Newest first; null until they were asked for. */
export const runs = signal<RunSummary[] | null>(null)

export const loadRuns = () =>
  attempt(async () => {
    runs.value = (await ask('run.list', {})).runs.toSorted((a, b) => b.at - a.at)
  })
