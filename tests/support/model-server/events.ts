import type { Completion } from './completion.ts'
import type { ChatBody, Step } from './step.ts'

function pieces(text: string, size: number): string[] {
  const cut: string[] = []
  for (let at = 0; at < text.length; at += size) cut.push(text.slice(at, at + size))
  return cut
}

/** A call in three deltas: its name, then its arguments in two halves. Bare arguments go out in one. */
function callDeltas(call: Completion['calls'][number], index: number): object[] {
  const args = call.function.arguments
  if (typeof args !== 'string') return [{ tool_calls: [{ index, ...call }] }]
  const half = Math.ceil(args.length / 2)
  return [
    { tool_calls: [{ index, ...call, function: { name: call.function.name, arguments: '' } }] },
    ...pieces(args, half || 1).map((part) => ({ tool_calls: [{ index, function: { arguments: part } }] })),
  ]
}

/** The server-sent events of a step, each complete with its blank line. */
export function streamEvents(step: Step, whole: Completion, request: ChatBody): string[] {
  if (step.events) return step.events.map((event) => `${event}\n\n`)
  const deltas = step.deltas ?? [
    { role: 'assistant', content: '' },
    ...pieces(whole.text ?? '', step.chunk ?? 8).map((content) => ({ content })),
    ...whole.calls.flatMap(callDeltas),
  ]
  const chunk = (choices: object[], extra: object = {}) =>
    `data: ${JSON.stringify({ ...whole.head, object: 'chat.completion.chunk', choices, ...extra })}\n\n`
  const events = deltas.map((delta) => chunk([{ index: 0, delta, finish_reason: null }]))
  if (whole.finish !== null) events.push(chunk([{ index: 0, delta: {}, finish_reason: whole.finish }]))
  if (whole.usage && request.stream_options?.include_usage) events.push(chunk([], { usage: whole.usage }))
  if (!step.noDone) events.push('data: [DONE]\n\n')
  return events
}
