import type { ChatBody, Step } from './step.ts'

const tokens = (value: unknown) => Math.ceil(JSON.stringify(value ?? '').length / 4)

const wireArguments = (args: unknown, bare: boolean | undefined) =>
  bare ? args : typeof args === 'string' ? args : JSON.stringify(args ?? {})

/** What a step says, in the form that both ways of answering share. */
export function completion(step: Step, request: ChatBody, n: number) {
  const calls = (step.calls ?? []).map((call, i) => ({
    id: call.id ?? `call_${n}_${i}`,
    type: 'function',
    function: { name: call.name, arguments: wireArguments(call.args, call.bare) },
  }))
  const counted = step.usage ?? { input: tokens(request.messages), output: tokens([step.text, calls]) }
  return {
    head: { id: `chatcmpl-${n}`, created: 1_700_000_000, model: request.model },
    text: step.text ?? null,
    calls,
    finish: step.finish === undefined ? (calls.length > 0 ? 'tool_calls' : 'stop') : step.finish,
    usage:
      step.usage === null
        ? null
        : {
            prompt_tokens: counted.input,
            completion_tokens: counted.output,
            total_tokens: counted.input + counted.output,
          },
  }
}

export type Completion = ReturnType<typeof completion>

/** The body of an answer that is not streamed. */
export function wholeBody({ head, text, calls, finish, usage }: Completion): object {
  const message = { role: 'assistant', content: text, ...(calls.length > 0 && { tool_calls: calls }) }
  return {
    ...head,
    object: 'chat.completion',
    choices: [{ index: 0, message, finish_reason: finish }],
    ...(usage && { usage }),
  }
}
