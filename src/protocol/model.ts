import * as z from 'zod/mini'

const nat = z.int().check(z.nonnegative())

/** A tool call as the model wrote it; arguments are unchecked text. */
export const rawCall = z.strictObject({ id: z.string(), name: z.string(), arguments: z.string() })
export type RawCall = z.infer<typeof rawCall>

export const chatMessage = z.discriminatedUnion('role', [
  z.strictObject({ role: z.literal('system'), content: z.string() }),
  z.strictObject({
    role: z.literal('user'),
    content: z.string(),
    /** Id of a picture that the offscreen document made; nothing else ever holds one. */
    picture: z.optional(z.string()),
  }),
  z.strictObject({ role: z.literal('assistant'), content: z.string(), calls: z.array(rawCall) }),
  z.strictObject({ role: z.literal('tool'), callId: z.string(), content: z.string() }),
])
export type ChatMessage = z.infer<typeof chatMessage>

/** A tool as the model sees it: JSON schema of an object. */
export const toolSpec = z.strictObject({
  name: z.string(),
  description: z.string(),
  parameters: z.record(z.string(), z.unknown()),
})
export type ToolSpec = z.infer<typeof toolSpec>

export const usage = z.strictObject({ input: nat, output: nat })
export type Usage = z.infer<typeof usage>

/** Where a model lives. The key never leaves the extension's own pages but for that address. */
export const endpoint = z.strictObject({
  baseUrl: z.string(),
  apiKey: z.string(),
  model: z.string(),
  stream: z.boolean(),
})
export type Endpoint = z.infer<typeof endpoint>

export const chatRequest = z.strictObject({
  endpoint,
  messages: z.array(chatMessage),
  tools: z.array(toolSpec),
  /** Milliseconds without a byte (streaming) or in all (not streaming) before it counts as a time-out. */
  timeout: nat,
})
export type ChatRequest = z.infer<typeof chatRequest>

/** What went wrong on the way to a reply; facts only, the agent makes sentences of them. */
export const chatFault = z.strictObject({
  kind: z.enum(['address', 'unreachable', 'timeout', 'status', 'cut', 'not-json', 'empty', 'aborted', 'lost']),
  /** HTTP status, 0 where there was none. */
  status: nat,
  /** Seconds by Retry-After, 0 where there was none. */
  retryAfter: nat,
  /** The server's own words, capped, without the key. */
  said: z.string(),
  /** The server's own code or type of the error, as `insufficient_quota`; absent where it gave none. */
  code: z.optional(z.string()),
})
export type ChatFault = z.infer<typeof chatFault>

export const chatReply = z.strictObject({
  text: z.string(),
  calls: z.array(rawCall),
  /** Null where the server did not count. */
  usage: z.nullable(usage),
  /** `stop`, `length`, `tool_calls`, `content_filter` or what the server wrote. */
  finish: z.string(),
})
export type ChatReply = z.infer<typeof chatReply>

/** A call in the offscreen document, asked again and again until it has ended. */
export const callState = z.discriminatedUnion('state', [
  z.strictObject({ state: z.literal('running'), /** Text streamed so far. */ text: z.string() }),
  z.strictObject({ state: z.literal('done'), reply: chatReply }),
  z.strictObject({ state: z.literal('failed'), fault: chatFault }),
  z.strictObject({ state: z.literal('unknown') }),
])
export type CallState = z.infer<typeof callState>
