import type { ChatCompletionCreateParams, ChatCompletionMessageParam } from 'openai/resources/chat/completions'
import type { ChatMessage, ChatRequest, RawCall } from '../protocol/model.ts'
import { parseJson, record } from './json.ts'

/**
 * A call in the history. Many servers parse old calls again (for their chat template) and refuse the whole conversation
 * over one that is broken, for ever after; so what is no object goes out empty, and names keep to what all accept.
 */
const wireCall = (call: RawCall) => ({
  id: call.id,
  type: 'function' as const,
  function: {
    name: call.name.replace(/[^\w-]/g, '_').slice(0, 64) || 'unknown',
    arguments: JSON.stringify(record(parseJson(call.arguments))),
  },
})

type PictureOf = (id: string) => string | null

/** Text first, then what it is about: all servers with vision take that order. */
function wireUser(content: string, url: string | null): ChatCompletionMessageParam {
  if (url === null) return { role: 'user', content }
  return {
    role: 'user',
    content: [
      { type: 'text', text: content },
      { type: 'image_url', image_url: { url } },
    ],
  }
}

/** Text is left out beside calls where there is none: some servers refuse it empty there. */
function wireMessage(message: ChatMessage, pictureOf: PictureOf): ChatCompletionMessageParam {
  if (message.role === 'tool') return { role: 'tool', tool_call_id: message.callId, content: message.content }
  if (message.role === 'user') return wireUser(message.content, message.picture ? pictureOf(message.picture) : null)
  if (message.role === 'system') return message
  if (message.calls.length === 0) return { role: 'assistant', content: message.content }
  return { role: 'assistant', content: message.content || null, tool_calls: message.calls.map(wireCall) }
}

/**
 * The body of a chat request. It names only what every compatible server knows: no temperature (some models refuse it),
 * no tool_choice (automatic is the default), no empty list of tools.
 */
export function wireRequest(
  { endpoint, messages, tools }: ChatRequest,
  countTokens: boolean,
  pictureOf: PictureOf = () => null,
): ChatCompletionCreateParams {
  return {
    model: endpoint.model,
    messages: messages.map((message) => wireMessage(message, pictureOf)),
    ...(tools.length > 0 && { tools: tools.map((tool) => ({ type: 'function' as const, function: tool })) }),
    stream: endpoint.stream,
    ...(endpoint.stream && countTokens && { stream_options: { include_usage: true } }),
  }
}
