import type { ServerResponse } from 'node:http'
import { completion, wholeBody } from './completion.ts'
import { streamEvents } from './events.ts'
import type { ChatBody, Step } from './step.ts'

/** Sends and waits until the bytes are with the other side's kernel, so that a cut comes after them. */
const write = (response: ServerResponse, bytes: string) =>
  new Promise<void>((done) => {
    response.write(bytes, () => done())
  })

async function sendBody(response: ServerResponse, step: Step, body: string, contentType: string) {
  response.writeHead(step.status ?? 200, { 'content-type': step.contentType ?? contentType, ...step.headers })
  if (step.cut === undefined && !step.pause) return void response.end(body)
  const half = Math.ceil(body.length / 2)
  response.flushHeaders()
  if (step.pause) await step.pause.until
  await write(response, body.slice(0, half))
  if (step.cut !== undefined) return void response.destroy()
  response.end(body.slice(half))
}

async function sendStream(response: ServerResponse, step: Step, events: string[]) {
  response.writeHead(200, { 'content-type': step.contentType ?? 'text/event-stream', ...step.headers })
  response.flushHeaders()
  for (const [i, event] of events.entries()) {
    if (step.pause?.after === i) await step.pause.until
    if (step.cut === i) return void response.destroy()
    await write(response, event)
  }
  response.end()
}

/** Carries one step out, streamed or whole as the request wants it. */
export async function sendStep(response: ServerResponse, step: Step, request: ChatBody, n: number): Promise<void> {
  await step.hold
  if (response.destroyed) return
  if (step.body !== undefined || (step.status ?? 200) !== 200) {
    const text = typeof step.body === 'string' ? step.body : JSON.stringify(step.body ?? { error: { message: 'no' } })
    return sendBody(response, step, text, typeof step.body === 'string' ? 'text/plain' : 'application/json')
  }
  const whole = completion(step, request, n)
  if (request.stream) return sendStream(response, step, streamEvents(step, whole, request))
  return sendBody(response, step, JSON.stringify(wholeBody(whole)), 'application/json')
}
