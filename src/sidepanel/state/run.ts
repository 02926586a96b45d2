import { signal } from '@preact/signals'
import type { ModelChoice } from '../../protocol/events.ts'
import { begin } from './current.ts'
import { refresh, windowId } from './home.ts'
import { attempt, show, well } from './trouble.ts'
import { go } from './view.ts'
import { ask } from './worker.ts'

/** The goal as far as it is written; stays while the user looks at another view. */
export const draft = signal('')

/** Between the click and the worker's answer; a second click does nothing. */
export const starting = signal(false)

export function start(goal: string, model: ModelChoice): Promise<void> {
  if (starting.value) return Promise.resolve()
  starting.value = true
  return attempt(async () => {
    const reply = await ask('run.start', { windowId: await windowId(), goal, model })
    if (reply.trouble) show(reply.trouble.sentence, reply.trouble.wayOut)
    if (reply.run === null) return
    draft.value = ''
    begin(reply.run)
    go({ at: 'main' })
    await refresh()
  }).finally(() => {
    starting.value = false
  })
}

const plainAsk = (kind: 'run.pause' | 'run.resume' | 'run.stop') => (run: string) =>
  attempt(async () => {
    well(await ask(kind, { run }))
  })

export const pause = plainAsk('run.pause')
export const resume = plainAsk('run.resume')
export const stop = plainAsk('run.stop')

export const answer = (run: string, question: string, text: string) =>
  attempt(async () => {
    well(await ask('run.answer', { run, question, text }))
  })

export const decide = (run: string, approval: string, decision: 'approve' | 'deny' | 'other', text = '') =>
  attempt(async () => {
    well(await ask('run.decide', { run, approval, decision, text }))
  })
