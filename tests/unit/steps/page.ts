import { readFileSync } from 'node:fs'
import type { Entry, RunState } from '../../../src/agent/loop/state.ts'
import { initial } from '../../../src/agent/loop/state.ts'
import { proposeStep } from '../../../src/agent/model/steps/create-step-reader.ts'

/** A page of the practice shop as the snapshot renders it. */
export const shopPage = (name: string): string => readFileSync(new URL(`./pages/${name}.txt`, import.meta.url), 'utf8')

export const stateWith = (goal: string, text: string, entries: Entry[] = []): RunState => ({
  ...initial,
  goal,
  startedAt: Date.UTC(2026, 10, 30),
  page: { tabId: 1, documentId: 'd', url: 'http://shop.test/page', title: 'A page', text, modal: '', unsent: [] },
  entries,
})

export type End = {
  result?: 'ok' | 'failed' | 'refused' | 'unknown' | 'not-sent'
  outcome?: string
  said?: string
  page?: string
}

export type Proposed = { id: string; name: string; args: Record<string, unknown>; text: string }

/** Plays a run: `react` says how each call ends and which page is there then. Ends at `done` or where `react` answers null. */
export const play = (goal: string, page: string, react: (call: Proposed) => End | null): Proposed[] => {
  const entries: Entry[] = []
  const calls: Proposed[] = []
  let text = page
  const observe = () =>
    entries.push({
      kind: 'observation',
      n: entries.length,
      tabId: 1,
      documentId: 'd',
      url: 'http://shop.test/page',
      title: 'A page',
      text,
      diff: null,
      cause: 'action',
    })
  observe()
  for (let turn = 0; turn < 60; turn++) {
    const reply = proposeStep(stateWith(goal, text, entries))
    const [call] = reply.calls
    if (!call) throw new Error('a reply without a call')
    const proposed = { id: call.id, name: call.name, args: JSON.parse(call.arguments), text: reply.text }
    calls.push(proposed)
    const end = call.name === 'done' ? null : react(proposed)
    if (!end) return calls
    entries.push({ kind: 'reply', n: entries.length, text: reply.text, calls: reply.calls })
    entries.push({
      kind: 'result',
      n: entries.length,
      callId: call.id,
      name: call.name,
      result: end.result ?? 'ok',
      outcome: end.outcome ?? 'done',
      said: end.said ?? 'Done.',
    })
    text = end.page ?? text
    observe()
  }
  throw new Error('the run does not end')
}

/** The first call for a goal on a page, in short: `click e3`. */
export const first = (goal: string, text: string): string => {
  const [call] = proposeStep(stateWith(goal, text)).calls
  const { ref, fields, values, checked, url, ...args } = JSON.parse(call?.arguments ?? '{}')
  const target = ref ?? fields?.map((field: { ref: string; value: string }) => `${field.ref}=${field.value}`).join(',')
  const rest =
    call?.name === 'ask_user'
      ? [args.kind]
      : call?.name === 'done'
        ? [args.answer]
        : [values?.join(), checked, url, args.text, args.keys, args.until, args.query, args.seconds]
  return [call?.name, target, ...rest].filter((part) => part !== undefined && part !== '').join(' ')
}
