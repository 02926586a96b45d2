import { afterEach } from 'vitest'
import { chat } from '../../../src/offscreen/chat.ts'
import type { ReplyEnd } from '../../../src/offscreen/read-reply.ts'
import type { ChatRequest, Endpoint } from '../../../src/protocol/model.ts'
import { type ModelServer, type ModelServerOptions, type Script, startModelServer } from '../../support/model-server.ts'

const servers: ModelServer[] = []

/** A scripted server that closes with the test. */
export async function serve(script: Script, options?: ModelServerOptions): Promise<ModelServer> {
  const server = await startModelServer(script, options)
  servers.push(server)
  return server
}

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()))
})

export const endpoint = (baseUrl: string, other: Partial<Endpoint> = {}): Endpoint => ({
  baseUrl,
  apiKey: 'sk-secret-1234',
  model: 'test-model',
  stream: true,
  ...other,
})

export const chatRequest = (at: Endpoint, other: Partial<ChatRequest> = {}): ChatRequest => ({
  endpoint: at,
  messages: [{ role: 'user', content: 'Hello' }],
  tools: [{ name: 'click', description: 'Clicks.', parameters: { type: 'object', properties: {} } }],
  timeout: 20_000,
  ...other,
})

/** One call through the real fetch. */
export const ask = (request: ChatRequest, onText: (text: string) => void = () => {}, signal?: AbortSignal) =>
  chat(request, { id: 'c1', fetch, signal: signal ?? new AbortController().signal, onText })

/** The fault of an end that must be one. */
export function faultOf(end: ReplyEnd) {
  if (end.ok) throw new Error(`A reply came: ${JSON.stringify(end.reply)}`)
  return end.fault
}

/** The reply of an end that must be one. */
export function replyOf(end: ReplyEnd) {
  if (!end.ok) throw new Error(`A fault came: ${JSON.stringify(end.fault)}`)
  return end.reply
}

export const ways = [
  { way: 'streaming', stream: true },
  { way: 'in one piece', stream: false },
]
