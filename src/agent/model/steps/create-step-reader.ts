import type { ChatReply } from '../../../protocol/model.ts'
import type { RunState } from '../../loop/state.ts'
import type { Model } from '../../ports.ts'
import { doneId, unitId, unreadId } from './run/call-id.ts'
import { finish } from './run/finish.ts'
import { nextCall, viewOf } from './run/next-call.ts'
import { emptyQuestion, unreadQuestion } from './run/questions.ts'
import { standOf } from './run/stand.ts'

const reply = (text: string, id: string, name: string, args: unknown): ChatReply => ({
  text,
  calls: [{ id, name, arguments: JSON.stringify(args) }],
  usage: { input: 0, output: 0 },
  finish: 'tool_calls',
})

/** The next reply for a run. Pure and deterministic: where the reader stands is told by the run's entries alone. */
export const proposeStep = (state: RunState): ChatReply => {
  const run = standOf(state)
  const [unread] = run.unread
  if (unread) {
    const question = unreadQuestion(unread)
    return reply(`Step ${unread.number} cannot be read.`, unreadId(unread.number, run.calls), 'ask_user', {
      question,
      kind: 'question',
    })
  }
  if (run.units.length === 0)
    return reply('There is no step to read.', unreadId(0, run.calls), 'ask_user', {
      question: emptyQuestion,
      kind: 'question',
    })
  const view = viewOf(state, run)
  const next = nextCall(state, run, view)
  if (next.do === 'end')
    return reply('All steps are done.', doneId(run.calls), 'done', finish(state, run, view, next.told))
  const unit = run.units[next.unit]
  const text = `Step ${unit?.number ?? 0} of ${run.count}: ${unit?.said ?? ''}${next.why ? (next.why.startsWith('→') ? ` ${next.why}` : ` (${next.why})`) : ''}`
  return reply(text, unitId(next.unit, run.calls, next.call.tag), next.call.name, next.call.args)
}

/**
 * A `Model` without a language model: it reads a goal written as plain steps and proposes one call after another by role
 * and name. It needs no key and no network, and it says which step it cannot read before anything is done.
 */
export const createStepReader = (): Model => ({
  async propose(state, _tools, _call, signal) {
    signal.throwIfAborted()
    return { ok: true, reply: proposeStep(state) }
  },
})
