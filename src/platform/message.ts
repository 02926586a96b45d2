import type * as z from 'zod/mini'
import {
  type Answer,
  type Ask,
  answer as answerSchema,
  envelope,
  type Handlers,
  type MessageCode,
  type Reply,
  type Request,
  type Specs,
} from '../protocol/lane.ts'

/** Why a question got no value; `code` tells causes apart. */
export class MessageError extends Error {
  override name = 'MessageError'
  constructor(
    readonly code: MessageCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

const refusal = (code: MessageCode, message: string): Answer => ({ ok: false, error: { code, message } })

/** Where a malformed body went wrong, as `fields.0.value: too long`. */
function describe(error: z.core.$ZodError): string {
  return error.issues
    .map((issue) => `${issue.path.join('.') || 'body'}: ${issue.message}`)
    .join('; ')
    .slice(0, 500)
}

/**
 * The answering side of a lane, for `runtime.onMessage`. Says synchronously whether the message is for this lane:
 * undefined lets other listeners answer. `allow` decides from the transport alone who may speak.
 * One of the two places where exceptions are caught.
 */
export function answerer<S extends Specs, From>(
  lane: string,
  specs: S,
  handlers: Handlers<S, From>,
  allow: (from: From) => boolean,
  bug: (error: unknown) => void,
): (message: unknown, from: From) => Promise<Answer> | undefined {
  return (message, from) => {
    const read = envelope.safeParse(message)
    if (!read.success || read.data.to !== lane) return undefined
    return respond(read.data.kind, read.data.body, from)
  }

  async function respond(kind: string, body: unknown, from: From): Promise<Answer> {
    if (!allow(from)) return refusal('forbidden', `This sender may not use the ${lane} lane.`)
    const spec = Object.hasOwn(specs, kind) ? specs[kind] : undefined
    if (!spec) return refusal('unknown-kind', `The ${lane} lane has no "${kind.slice(0, 60)}".`)
    const request = spec.request.safeParse(body)
    if (!request.success) return refusal('malformed', `${kind}: ${describe(request.error)}`)
    try {
      const value = await handlers[kind as keyof S](request.data as Request<S, keyof S>, from)
      const reply = spec.reply.safeParse(value)
      if (!reply.success) throw new Error(`${kind} made a malformed reply: ${describe(reply.error)}`)
      return { ok: true, value: reply.data }
    } catch (error) {
      bug(error)
      return refusal('failed', error instanceof Error ? error.message : String(error))
    }
  }
}

/** The asking side. `post` is the transport; it rejects where nobody is there, which becomes `gone`. */
export function asker<S extends Specs>(lane: string, specs: S, post: (message: unknown) => Promise<unknown>): Ask<S> {
  return async (kind, body) => {
    const spec = specs[kind]
    if (!spec) throw new MessageError('unknown-kind', `The ${lane} lane has no "${kind}".`)
    const request = spec.request.safeParse(body)
    if (!request.success) throw new MessageError('malformed', `${kind}: ${describe(request.error)}`)
    let raw: unknown
    try {
      raw = await post({ to: lane, kind, body: request.data })
    } catch (error) {
      throw new MessageError('gone', `Nobody answers on the ${lane} lane.`, { cause: error })
    }
    if (raw === undefined) throw new MessageError('gone', `Nobody answers on the ${lane} lane.`)
    const read = answerSchema.safeParse(raw)
    if (!read.success) throw new MessageError('bad-reply', `${kind}: the answer has the wrong form.`)
    if (!read.data.ok) throw new MessageError(read.data.error.code, read.data.error.message)
    const reply = spec.reply.safeParse(read.data.value)
    if (!reply.success) throw new MessageError('bad-reply', `${kind}: ${describe(reply.error)}`)
    return reply.data as Reply<S, typeof kind>
  }
}
