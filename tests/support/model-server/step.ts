/** A tool call to answer with. A string as `args` goes out as it is, so that it may be broken JSON. */
export type StepCall = {
  name: string
  args?: unknown
  id?: string /** Sent as an object, not as text. */
  bare?: boolean
}

/** One answer of the scripted server. Without anything it is an empty reply. */
export type Step = {
  text?: string
  calls?: StepCall[]
  /** Null: the server does not count. Absent: it makes numbers up. */
  usage?: { input: number; output: number } | null
  /** Null: the stream ends without a finish reason. */
  finish?: string | null
  /** Nothing is sent before this has settled. */
  hold?: Promise<unknown>

  /** Anything but 200 is an error; `body` is what it says, an object becomes JSON. */
  status?: number
  headers?: Record<string, string>
  body?: string | object
  contentType?: string

  /** Streaming: characters of text in a chunk, 8 unless told. */
  chunk?: number
  /** Streaming: these deltas instead of the ones made from text and calls. */
  deltas?: object[]
  /** Streaming: `data:` lines as they are, instead of everything else. */
  events?: string[]
  /** Streaming: waits after so many events; otherwise after the head and before the body. */
  pause?: { after: number; until: Promise<unknown> }
  /** Breaks the connection after so many events, or in the middle of the body. */
  cut?: number
  /** Streaming: leaves `[DONE]` out. */
  noDone?: boolean
}

/** A chat request as it came. */
export type Received = {
  method: string
  path: string
  headers: Record<string, string>
  /** Parsed JSON, null where there was none. */
  body: ChatBody | null
}

export type ChatBody = {
  model: string
  messages: { role: string; content: string | null; tool_calls?: WireCall[]; tool_call_id?: string }[]
  tools?: { type: string; function: { name: string; description: string; parameters: object } }[]
  stream?: boolean
  stream_options?: { include_usage?: boolean }
}

export type WireCall = { id: string; type: string; function: { name: string; arguments: string } }
