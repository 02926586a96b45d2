import type { Model, ModelAnswer } from '../../agent/ports.ts'
import { messagesFor } from '../../agent/prompt/messages.ts'
import { askOffscreen } from '../../platform/offscreen.ts'
import { type Profile, readSetting } from '../../platform/settings.ts'
import type { ChatMessage, Endpoint, ToolSpec } from '../../protocol/model.ts'

/** How long one question to the offscreen document may stay open, ms: under the 30 s after which a worker may die. */
const wait = 15_000

/** Silence after which a model counts as gone, ms. Cold local models take minutes to their first byte. */
const timeout = 10 * 60_000

export const endpointOf = ({ baseUrl, key, model, stream }: Profile): Endpoint => ({
  baseUrl,
  apiKey: key,
  model,
  stream,
})

type Where = { baseUrl: string; model: string }

const fault = (kind: 'aborted' | 'lost' | 'address', said: string, where: Where): ModelAnswer => ({
  ok: false,
  fault: { kind, status: 0, retryAfter: 0, said },
  where,
})

const removed = (): ModelAnswer =>
  fault('address', 'The model of this run was removed from the list.', { baseUrl: '', model: '' })

type Asked = { profile: Profile; messages: ChatMessage[]; tools: ToolSpec[]; call: string; signal: AbortSignal }

/** One call to its end. It lives in the offscreen document, so a new worker finds its reply there. */
async function toEnd({ profile, messages, tools, call, signal }: Asked, writing: (text: string) => void) {
  const where = { baseUrl: profile.baseUrl, model: profile.model }
  const chat = { endpoint: endpointOf(profile), messages, tools, timeout }
  // Kept after a reload of the offscreen document too: an id that it does not know is started anew.
  await askOffscreen('model.start', { id: call, chat })
  let seen = 0
  try {
    for (;;) {
      if (signal.aborted) return fault('aborted', '', where)
      const now = await askOffscreen('model.poll', { id: call, seen, wait })
      if (now.state === 'done') return { ok: true as const, reply: now.reply, where }
      if (now.state === 'failed') return { ok: false as const, fault: now.fault, where }
      if (now.state === 'unknown') return fault('lost', '', where)
      seen = now.text.length
      writing(now.text)
    }
  } finally {
    // A stopped run's call must not go on costing; one that ended is kept until it is journalled or pushed out.
    if (signal.aborted) await askOffscreen('model.drop', { id: call })
  }
}

/** A model behind an address. */
export function endpointModel(id: string, writing: (text: string) => void): Model {
  const saved = async () => (await readSetting('profiles')).find((one) => one.id === id)
  return {
    async propose(state, tools, call, signal) {
      const profile = await saved()
      if (!profile) return removed()
      return toEnd({ profile, messages: messagesFor(state), tools, call, signal }, writing)
    },
    async see(messages, call, signal) {
      const profile = await saved()
      if (!profile) return removed()
      if (profile.pictures === 'no') return 'blind'
      return toEnd({ profile, messages, tools: [], call, signal }, () => {})
    },
  }
}
