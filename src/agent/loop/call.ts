import type { RawCall } from '../../protocol/model.ts'
import { askUserSchema } from '../actions/ask-user.ts'
import { doneSchema } from '../actions/done.ts'
import { actions } from '../actions/index.ts'
import { parseCall } from '../model/parse-call.ts'
import { checkDone } from './check-done.ts'
import type { LoopContext } from './context.ts'
import { perform } from './perform.ts'

const byName = new Map(actions.map((action) => [action.name, action]))

type LoopHandler = (call: RawCall, args: unknown, context: LoopContext) => Promise<void>

/** Actions that are part of the loop itself. */
const loopHandlers: Record<string, LoopHandler> = {
  async ask_user(call, args, { ports, journal }) {
    const { question, kind, options } = askUserSchema.parse(args)
    const asked = { id: ports.clock.id(), callId: call.id, kind: kind ?? 'question', question, options: options ?? [] }
    await journal.append({ type: 'question.asked', question: asked })
  },
  async done(call, args, { journal }) {
    const { answer, success, evidence: quotes } = doneSchema.parse(args)
    const state = journal.state()
    const { evidence, doubts } = checkDone(state, { success, evidence: quotes })
    if (doubts.length > 0 && !state.doneReturned) {
      const reason = `Not accepted yet: ${doubts.join(' ')} Put it right, or call done again if it stands.`
      await journal.append({ type: 'call.refused', callId: call.id, name: call.name, by: 'check', reason })
      return
    }
    await journal.append({ type: 'run.ended', status: success ? 'done' : 'failed', answer, evidence, doubts })
  },
}

/** Takes up the next call of a reply: refuses it with a reason, asks the human, or carries it out. */
export async function takeUp(call: RawCall, context: LoopContext): Promise<void> {
  const read = parseCall(call, actions, { repair: false, truncated: false })
  if (!read.ok) {
    const reason = read.problem.sentence
    await context.journal.append({ type: 'call.refused', callId: call.id, name: call.name, by: 'schema', reason })
    return
  }
  const { name, args } = read.call
  const action = byName.get(name)
  if (!action) throw new Error(`${name} was read and is no action.`)
  if (action.kind === 'loop') await loopHandlers[name]?.(call, args, context)
  else await perform(call, action, args, context)
}
