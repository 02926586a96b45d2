import type { ChatFault, ChatReply } from '../../protocol/model.ts'
import { tools } from '../actions/tools.ts'
import { classify } from '../model/classify.ts'
import { readCalls } from '../model/read-calls.ts'
import type { LoopContext } from './context.ts'

/** Faults in a row after which the human is asked. */
const patience = 5

const nudge =
  'That reply had no tool call, so nothing was done. Answer with a tool call; when the goal is met, call done; to ask the user, call ask_user.'

async function failed(call: string, fault: ChatFault, { ports, journal }: LoopContext): Promise<void> {
  const { faultsInRow, model } = journal.state()
  const { name, sentence, wayOut, react, retryAfter } = classify(fault, {
    attempt: faultsInRow,
    label: model.kind === 'endpoint' ? model.label : '',
    random: ports.clock.random,
  })
  const pause = react === 'pause' || faultsInRow + 1 >= patience
  await journal.append({
    type: 'model.failed',
    call,
    fault: name,
    sentence,
    wayOut,
    tellModel: react === 'tell-model',
    retryAt: pause || react === 'tell-model' ? 0 : ports.clock.now() + retryAfter,
  })
  if (pause) await journal.append({ type: 'run.paused', cause: 'fault', sentence, wayOut })
}

async function answered(call: string, reply: ChatReply, { ports, journal }: LoopContext): Promise<void> {
  const before = journal.state().entries.findLast((entry) => entry.kind === 'reply')
  const used = new Set(journal.state().steps.map((step) => step.callId))
  const { text, calls, problem } = readCalls(reply, tools, (id) => used.has(id), ports.clock.id)
  await journal.append({ type: 'model.answered', call, text, calls, usage: reply.usage })
  if (problem) await journal.append({ type: 'notice', text: problem })
  if (calls.length > 0) return
  if (before?.kind === 'reply' && before.calls.length === 0) {
    await journal.append({
      type: 'run.paused',
      cause: 'fault',
      sentence: `The model answers in words instead of actions${text ? `: ${text.slice(0, 500)}` : '.'}`,
      wayOut: 'Resume to let it try again, or choose a model that can call tools.',
    })
  } else if (!problem) await journal.append({ type: 'notice', text: nudge })
}

/** Asks the model for the next calls. After a restart the same call is asked for again, so that its reply is not lost. */
export async function propose(context: LoopContext): Promise<void> {
  const { ports, journal, signal } = context
  const call = journal.state().asked ?? ports.clock.id()
  if (journal.state().asked === null) await journal.append({ type: 'model.asked', call })
  const answer = await ports.model.propose(journal.state(), tools, call, signal)
  await (answer.ok ? answered(call, answer.reply, context) : failed(call, answer.fault, context))
}
