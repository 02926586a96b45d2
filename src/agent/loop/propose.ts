import type { ChatReply } from '../../protocol/model.ts'
import { actions } from '../actions/index.ts'
import { tools } from '../actions/tools.ts'
import { classify, classifyReply, type Verdict } from '../model/classify.ts'
import { parseReply } from '../model/parse-reply.ts'
import { replyFault } from '../model/reply-fault.ts'
import type { ModelAnswer } from '../ports.ts'
import type { LoopContext } from './context.ts'

const nudge =
  'That reply had no tool call, so nothing was done. Answer with a tool call; when the goal is met, call done; to ask the user, call ask_user.'

type Where = { baseUrl: string; model: string }

/** Where a model without an address lives. */
const nowhere: Where = { baseUrl: '', model: '' }

async function failed(call: string, verdict: Verdict, { ports, journal }: LoopContext): Promise<void> {
  const { name, sentence, wayOut, react, retryAfterMs } = verdict
  const retryAt = react === 'retry' ? ports.clock.now() + retryAfterMs : 0
  const fault = { call, fault: name, sentence, wayOut, tellModel: react === 'tell-model', retryAt }
  await journal.append({ type: 'model.failed', ...fault })
  if (react === 'pause') await journal.append({ type: 'run.paused', cause: 'fault', sentence, wayOut })
}

async function answered(call: string, reply: ChatReply, where: Where, context: LoopContext): Promise<void> {
  const { ports, journal } = context
  const state = journal.state()
  const before = state.entries.findLast((entry) => entry.kind === 'reply')
  const taken = new Set(state.steps.map((step) => step.callId))
  const parsed = parseReply(reply, actions, { taken: (id) => taken.has(id), newId: ports.clock.id })
  const useless = replyFault(reply, parsed)
  if (useless) {
    const at = { ...where, inRow: state.faultsInRow + 1, random: ports.clock.random }
    return failed(call, classifyReply(useless, at), context)
  }
  const { text, raw: calls } = parsed
  await journal.append({ type: 'model.answered', call, text, calls, usage: reply.usage })
  if (parsed.notice) await journal.append({ type: 'notice', text: parsed.notice })
  if (calls.length > 0) return
  if (before?.kind === 'reply' && before.calls.length === 0) {
    await journal.append({
      type: 'run.paused',
      cause: 'fault',
      sentence: `The model answers in words instead of actions: ${text.slice(0, 500)}`,
      wayOut: 'Resume to let it try again, or choose a model that can call tools.',
    })
  } else await journal.append({ type: 'notice', text: nudge })
}

function take(call: string, answer: ModelAnswer, context: LoopContext): Promise<void> {
  if (answer.ok) return answered(call, answer.reply, answer.where ?? nowhere, context)
  const { ports, journal } = context
  const at = { ...answer.where, inRow: journal.state().faultsInRow + 1, random: ports.clock.random }
  return failed(call, classify(answer.fault, at), context)
}

/** Asks the model for the next calls. After a restart the same call is asked for again, so that its reply is not lost. */
export async function propose(context: LoopContext): Promise<void> {
  const { ports, journal, signal } = context
  const call = journal.state().asked ?? ports.clock.id()
  if (journal.state().asked === null) await journal.append({ type: 'model.asked', call })
  await take(call, await ports.model.propose(journal.state(), tools, call, signal), context)
}
