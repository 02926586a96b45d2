import type OpenAI from 'openai'
import { Stream } from 'openai/streaming'
import type { ChatFault, ChatReply } from '../protocol/model.ts'
import { type Assembly, assemble } from './assemble.ts'
import { errorWords } from './error-words.ts'
import { fault, innerFault } from './fault.ts'
import { parseJson } from './json.ts'
import type { Tap } from './tap.ts'

export type ReplyEnd = { ok: true; reply: ChatReply } | { ok: false; fault: ChatFault }

/** What reading an answer needs besides the answer. */
export type Reading = {
  client: OpenAI
  /** Whether somebody cut the request short. */
  ended: () => boolean
  tap: Tap
  key: string
  /** Beginning of made-up call ids. */
  madeUp: string
  /** Called with all text so far. */
  onText: (text: string) => void
}

const failed = (found: ChatFault): ReplyEnd => ({ ok: false, fault: found })

/** Ends that explain why there is nothing in a reply; what they mean is for the agent to say. */
const emptyOnPurpose = ['length', 'content_filter']

function finished(assembly: Assembly, madeUp: string): ReplyEnd {
  const reply = assembly.reply(madeUp)
  // OpenRouter ends a reply so when the provider behind it broke off.
  if (reply.finish === 'error') return failed(fault('cut', 'The server ended the reply with an error.'))
  const empty = reply.text.trim() === '' && reply.calls.length === 0 && !emptyOnPurpose.includes(reply.finish)
  return empty ? failed(fault('empty')) : { ok: true, reply }
}

async function readStream(response: Response, reading: Reading): Promise<ReplyEnd> {
  const assembly = assemble()
  // The library aborts this one whenever a stream ends badly; the request's own must still tell who ended it.
  const stream = Stream.fromSSEResponse<unknown>(response, new AbortController(), reading.client)
  try {
    for await (const chunk of stream) {
      const wrong = errorWords(chunk)
      if (wrong) return failed(innerFault(wrong, response.status, reading.key))
      const before = assembly.text().length
      assembly.add(chunk)
      if (assembly.text().length > before) reading.onText(assembly.text())
    }
  } catch (error) {
    // All of it was there; only the count of tokens or the goodbye is missing.
    if (assembly.finish() !== '' && !reading.ended()) return finished(assembly, reading.madeUp)
    throw error
  }
  // Some servers end a stream without a finish reason, but none that was cut says goodbye.
  const whole = assembly.finish() !== '' || /\[DONE\]\s*$/.test(reading.tap.tail())
  if (!whole) return failed(fault(assembly.begun() ? 'cut' : 'empty'))
  return finished(assembly, reading.madeUp)
}

/** JSON asked for, or sent though a stream was asked for; or a stream that does not call itself one. */
async function readWhole(response: Response, reading: Reading): Promise<ReplyEnd> {
  const source = await response.text()
  if (/^\s*(data|event|id|retry)?:/.test(source)) return readStream(new Response(source, response), reading)
  if (source.trim() === '') return failed(fault('empty'))
  const body = parseJson(source)
  const wrong = errorWords(body)
  if (wrong) return failed(innerFault(wrong, response.status, reading.key))
  if (typeof body !== 'object' || body === null) return failed(fault('not-json'))
  const assembly = assemble()
  assembly.whole(body)
  return assembly.begun() ? finished(assembly, reading.madeUp) : failed(fault('empty'))
}

/** Reads a chat answer. Throws what the connection and the library throw. */
export function readReply(response: Response, reading: Reading): Promise<ReplyEnd> {
  const streamed = response.headers.get('content-type')?.includes('text/event-stream') ?? false
  return streamed ? readStream(response, reading) : readWhole(response, reading)
}
