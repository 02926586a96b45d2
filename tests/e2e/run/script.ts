import { type ChatBody, call, type Step } from '../../support/model-server.ts'

/** The ref of a name, from the page as the model got it last. */
export function refOf({ messages }: ChatBody, name: string): string {
  const text = messages.map((message) => message.content ?? '').join('\n')
  const [, ref] = [...text.matchAll(new RegExp(`"${name}" \\[(\\w+)\\]`, 'g'))].at(-1) ?? []
  if (!ref) throw new Error(`The model was not shown "${name}".`)
  return ref
}

/** What the model was told last: the end of its last message. */
export const lastTold = ({ messages }: ChatBody) => messages.at(-1)?.content ?? ''

export const click = (body: ChatBody, name: string): Step =>
  call('click', { ref: refOf(body, name) }, `I press ${name}.`)

export const end = (answer = 'It is done.', evidence: string[] = ['Counting']): Step =>
  call('done', { answer, success: true, evidence })

/** How many results the model has: scripts that go by it are right after a restart too, when a call is asked again. */
export const results = ({ messages }: ChatBody) => messages.filter((message) => message.role === 'tool').length

/** Steps by what was done so far, not by how often the server was asked. */
export const byResults =
  (...steps: ((body: ChatBody) => Step)[]) =>
  (body: ChatBody): Step =>
    (steps[results(body)] ?? (() => end()))(body)
