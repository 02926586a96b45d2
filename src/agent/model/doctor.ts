import * as z from 'zod/mini'
import type { ChatFault, ChatMessage, ChatReply, ToolSpec } from '../../protocol/model.ts'
import type { Trouble } from '../../protocol/panel.ts'
import { classify, classifyReply } from './classify.ts'
import { parseReply } from './parse-reply.ts'
import { replyFault } from './reply-fault.ts'

const schema = z.strictObject({ word: z.string() })
const tool = { name: 'report', schema }
const { $schema: _draft, ...parameters } = z.toJSONSchema(schema, { target: 'draft-7' })

/** What the connection test sends: the smallest request that shows whether a model calls tools. */
export const testRequest: { messages: ChatMessage[]; tools: ToolSpec[] } = {
  messages: [
    { role: 'system', content: 'You test a connection. Answer with a call of the tool "report" and nothing else.' },
    { role: 'user', content: 'Call the tool "report" with the word "ready".' },
  ],
  tools: [{ name: tool.name, description: 'Reports a word.', parameters }],
}

export type TestFacts = {
  baseUrl: string
  model: string
  /** Ids that the address lists, empty where it does not. */
  models: readonly string[]
  end: { ok: true; reply: ChatReply } | { ok: false; fault: ChatFault }
  /** How long the call took. */
  ms: number
}

export type TestResult = { trouble: Trouble | null; said: string }

const trouble = ({ name, sentence, wayOut }: Trouble): TestResult => ({ trouble: { name, sentence, wayOut }, said: '' })

const answered = (ms: number) => `answered in ${(ms / 1000).toFixed(1)} s`

/** Puts the result of a connection test into words. */
export function diagnose({ baseUrl, model, models, end, ms }: TestFacts): TestResult {
  const at = { baseUrl, model, inRow: 1, random: () => 0 }
  if (!end.ok) {
    const verdict = classify(end.fault, at)
    // A 404 need not say what is missing; the list does.
    const missing = verdict.name === 'not-found' && models.length > 0 && !models.includes(model)
    if (verdict.name !== 'no-such-model' && !missing) return trouble(verdict)
    const named = missing ? classifyReply('no-such-model', at) : verdict
    const offers =
      models.length > 0 ? ` It offers ${models.slice(0, 8).join(', ')}${models.length > 8 ? ' …' : ''}.` : ''
    return trouble({ ...named, wayOut: named.wayOut + offers })
  }
  const read = parseReply(end.reply, [tool], { taken: () => false, newId: () => 'test' })
  if (read.calls.length > 0) {
    const how = end.reply.calls.length > 0 ? 'calls tools' : 'writes its tool calls as text, which works less well'
    return { trouble: null, said: `${answered(ms)}, ${how}` }
  }
  const fault = replyFault(end.reply, read)
  if (fault) return trouble(classifyReply(fault, at))
  return trouble({
    name: read.problems.length > 0 ? 'bad-tool-calls' : 'no-tool-calls',
    sentence: `"${model}" ${answered(ms)}, but ${read.problems.length > 0 ? 'its tool call cannot be used' : 'called no tool'}.`,
    wayOut: 'Choose a model that is made for tool calls.',
  })
}
