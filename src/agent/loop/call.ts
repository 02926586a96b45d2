import type * as z from 'zod/mini'
import type { RawCall } from '../../protocol/model.ts'
import { askUserSchema } from '../actions/ask-user.ts'
import type { Action } from '../actions/define.ts'
import { doneSchema } from '../actions/done.ts'
import { actions } from '../actions/index.ts'
import { checkDone } from './check-done.ts'
import type { LoopContext } from './context.ts'
import { perform } from './perform.ts'

const byName = new Map(actions.map((action) => [action.name, action]))

/** Arguments as the action's schema wants them, or a sentence for the model. */
function readArguments(
  call: RawCall,
  action: Action,
): { ok: true; args: z.infer<Action['schema']> } | { ok: false; reason: string } {
  let value: unknown
  try {
    value = JSON.parse(call.arguments || '{}')
  } catch (error) {
    return { ok: false, reason: `The arguments of ${call.name} are no JSON: ${String(error)}.` }
  }
  const read = action.schema.safeParse(value)
  if (read.success) return { ok: true, args: read.data }
  const issues = read.error.issues.map(({ path, message }) => `${path.join('.') || 'arguments'}: ${message}`)
  return { ok: false, reason: `Wrong arguments for ${call.name}: ${issues.join('; ')}.` }
}

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
  const refuse = (reason: string) =>
    context.journal.append({ type: 'call.refused', callId: call.id, name: call.name, by: 'schema', reason })
  const action = byName.get(call.name)
  if (!action) {
    await refuse(`There is no tool "${call.name.slice(0, 60)}". Tools: ${[...byName.keys()].join(', ')}.`)
    return
  }
  const read = readArguments(call, action)
  if (!read.ok) await refuse(read.reason)
  else if (action.kind === 'loop') await loopHandlers[action.name]?.(call, read.args, context)
  else await perform(call, action, read.args, context)
}
