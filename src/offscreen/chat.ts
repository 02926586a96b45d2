import type { ChatRequest } from '../protocol/model.ts'
import { Refused } from './client.ts'
import { fault } from './fault.ts'
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
  /** Pictures that messages name, as data: addresses. */
  pictureOf?: (id: string) => string | null
}

type Send = (wires: Wires, countTokens: boolean) => Promise<Response>

/** Servers that know no `stream_options` refuse it by name, or as a field too many. */
const refusesCounting = (error: unknown): boolean =>
  error instanceof Refused &&
  (error.status === 400 || error.status === 422) &&
  /stream_options|include_usage|extra (inputs|fields)|(unknown|unrecognized) (field|param|arg)/i.test(
    JSON.stringify(error.body),
  )

async function sendOnceOrTwice(stream: boolean, send: Send, wires: Wires): Promise<Response> {
  try {
    return await send(wires, true)
  } catch (error) {
    if (!stream || !refusesCounting(error)) throw error
    return send(wires, false)
  }
}

/** One chat call, from request to reply or fault. */
export async function chat(asked: ChatRequest, options: ChatOptions): Promise<ReplyEnd> {
  const { id, fetch, signal, onText, pictureOf = () => null } = options
  const { endpoint, timeout } = asked
  if (asked.messages.some((one) => one.role === 'user' && one.picture !== undefined && !pictureOf(one.picture)))
    return { ok: false, fault: fault('lost', 'The picture is not there any more.') }
  const send: Send = ({ client, signal }, countTokens) =>
    client.chat.completions.create(wireRequest(asked, countTokens, pictureOf), { signal }).asResponse()
  const end = await request({ endpoint, timeout, perByte: endpoint.stream, fetch, signal }, async (wires) =>
    readReply(await sendOnceOrTwice(endpoint.stream, send, wires), { ...wires, madeUp: `call-${id}`, onText }),
  )
  return end.ok ? end.value : end
}
