import type { RunState } from '../../agent/loop/state.ts'
import { askFrame } from './frames.ts'
import { isGone } from './gone.ts'

/** Matching lines that the model gets at most. */
const limit = 40

/** The living documents of the run's tab: the one seen last and its frames. */
function documents(state: RunState) {
  const records = state.frames.filter((record) => record.tabId === state.tabId)
  return records.filter((record) => record.frame !== 0 || record.documentId === state.page?.documentId)
}

/** Asks all frames of the tab; those that are gone have nothing to say. */
async function askAll<T>(state: RunState, ask: (frame: ReturnType<typeof askFrame>) => Promise<T>): Promise<T[]> {
  const answers = await Promise.all(
    documents(state).map((record) =>
      ask(askFrame(record)).catch((error: unknown) => {
        if (isGone(error)) return null
        throw error
      }),
    ),
  )
  return answers.filter((answer) => answer !== null)
}

export async function find(query: string, state: RunState) {
  const found = await askAll(state, (ask) => ask('frame.find', { query, limit }))
  return {
    lines: found.flatMap((one) => one.lines).slice(0, limit),
    total: found.reduce((sum, one) => sum + one.total, 0),
    error: found.find((one) => one.error)?.error ?? '',
  }
}

export async function has(text: string, state: RunState): Promise<boolean> {
  return (await askAll(state, (ask) => ask('frame.has', { text }))).some((one) => one.found)
}
