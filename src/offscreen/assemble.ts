import type { ChatReply, Usage } from '../protocol/model.ts'
import { list, record, text } from './json.ts'
import { createToolCalls } from './tool-calls.ts'

/** Other servers' words for the same ends. */
const finishes: Record<string, string> = {
  max_tokens: 'length',
  MAX_TOKENS: 'length',
  function_call: 'tool_calls',
  STOP: 'stop',
  eos: 'stop',
  SAFETY: 'content_filter',
}

const count = (value: unknown): number | null =>
  typeof value === 'number' && value >= 0 && Number.isFinite(value) ? Math.round(value) : null

function readUsage(value: unknown): Usage | null {
  const counted = record(value)
  const input = count(counted.prompt_tokens ?? counted.input_tokens)
  const output = count(counted.completion_tokens ?? counted.output_tokens)
  return input === null && output === null ? null : { input: input ?? 0, output: output ?? 0 }
}

/** Text, or the text parts of a list (Mistral puts its thinking beside them). */
const contentText = (content: unknown): string =>
  text(content) ||
  list(content)
    .map((part) => text(record(part).text))
    .join('')

/** Builds a reply from chunks of a stream, or from one whole body. */
export type Assembly = {
  add: (chunk: unknown) => void
  whole: (body: unknown) => void
  text: () => string
  /** A choice has come. */
  begun: () => boolean
  finish: () => string
  /** @param madeUp beginning of ids for calls without one */
  reply: (madeUp: string) => ChatReply
}

export function assemble(): Assembly {
  const calls = createToolCalls()
  let words = ''
  let finish = ''
  let usage: Usage | null = null
  let begun = false

  function take(choice: Record<string, unknown>, message: Record<string, unknown>, pieces: unknown[]): void {
    begun = true
    words += contentText(message.content) || text(message.refusal)
    calls.add(pieces)
    // The form before there were tools: one call, without an id. Some send both forms.
    if (message.function_call && pieces.length === 0) calls.add([{ index: 0, function: message.function_call }])
    const end = text(choice.finish_reason)
    if (end !== '') finish = finishes[end] ?? end
  }

  return {
    add: (chunk) => {
      const { choices, usage: counted } = record(chunk)
      usage = readUsage(counted) ?? usage
      const choice = list(choices).map(record)[0]
      if (!choice) return
      const delta = record(choice.delta ?? choice.message)
      take(choice, delta, list(delta.tool_calls))
    },
    whole: (body) => {
      const { choices, usage: counted } = record(body)
      usage = readUsage(counted)
      const choice = list(choices).map(record)[0]
      if (!choice) return
      const message = record(choice.message)
      // Each entry is a call of its own, whatever it says of its index.
      take(
        choice,
        message,
        list(message.tool_calls).map((call, index) => ({ ...record(call), index })),
      )
    },
    text: () => words,
    begun: () => begun,
    finish: () => finish,
    reply: (madeUp) => {
      const made = calls.calls(madeUp)
      return { text: words, calls: made, usage, finish: finish || (made.length > 0 ? 'tool_calls' : 'stop') }
    },
  }
}
