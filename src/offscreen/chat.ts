import type { ChatRequest } from '../protocol/model.ts'
import { Refused } from './client.ts'
import type { Fetch } from './guarded-fetch.ts'
import { type ReplyEnd, readReply } from './read-reply.ts'
import { request, type Wires } from './request.ts'
import { wireRequest } from './wire-request.ts'

export type ChatOptions = {
  /** Id of the call, the beginning of ids that the server did not give. */
  id: string
  fetch: Fetch
  signal: AbortSignal
  /** Called with all text so far. */
  onText: (text: string) => void
}

const send = (chat: ChatRequest, { client, signal }: Wires, countTokens: boolean) =>
  client.chat.completions.create(wireRequest(chat, countTokens), { signal }).asResponse()

/** Servers that know no `stream_options` refuse it by name, or as a field too many. */
const refusesCounting = (error: unknown): boolean =>
  error instanceof Refused &&
  (error.status === 400 || error.status === 422) &&
  /stream_options|include_usage|extra (inputs|fields)|(unknown|unrecognized) (field|param|arg)/i.test(
    JSON.stringify(error.body),
  )

async function sendOnceOrTwice(chat: ChatRequest, wires: Wires): Promise<Response> {
  try {
    return await send(chat, wires, true)
  } catch (error) {
    if (!chat.endpoint.stream || !refusesCounting(error)) throw error
    return send(chat, wires, false)
  }
}

/** One chat call, from request to reply or fault. */
export async function chat(asked: ChatRequest, { id, fetch, signal, onText }: ChatOptions): Promise<ReplyEnd> {
  const { endpoint, timeout } = asked
  const end = await request({ endpoint, timeout, perByte: endpoint.stream, fetch, signal }, async (wires) =>
    readReply(await sendOnceOrTwice(asked, wires), { ...wires, madeUp: `call-${id}`, onText }),
  )
  return end.ok ? end.value : end
}
