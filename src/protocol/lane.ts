import * as z from 'zod/mini'

/** One kind of message: what is asked and what comes back. */
export type Spec = { request: z.ZodMiniType; reply: z.ZodMiniType }

/** A lane is a table of kinds; types and run-time checks both derive from it. */
export type Specs = Record<string, Spec>

export type Request<S extends Specs, K extends keyof S> = z.infer<S[K]['request']>
export type Reply<S extends Specs, K extends keyof S> = z.infer<S[K]['reply']>

/** One function a kind; the compiler refuses a lane with a kind left out. `From` says who asked. */
export type Handlers<S extends Specs, From = unknown> = {
  [K in keyof S]: (body: Request<S, K>, from: From) => Promise<Reply<S, K>>
}

/** Ask one kind of a lane; rejects with a MessageError. */
export type Ask<S extends Specs> = <K extends keyof S & string>(kind: K, body: Request<S, K>) => Promise<Reply<S, K>>

export const envelope = z.strictObject({ to: z.string(), kind: z.string(), body: z.unknown() })
export type Envelope = z.infer<typeof envelope>

/** Why a message was not answered with a value. Each is told apart by code, never by its text. */
export const messageCodes = ['malformed', 'unknown-kind', 'forbidden', 'failed', 'gone', 'bad-reply'] as const
export type MessageCode = (typeof messageCodes)[number]

export const answer = z.discriminatedUnion('ok', [
  z.strictObject({ ok: z.literal(true), value: z.optional(z.unknown()) }),
  z.strictObject({ ok: z.literal(false), error: z.strictObject({ code: z.enum(messageCodes), message: z.string() }) }),
])
export type Answer = z.infer<typeof answer>

/** A lane without an answer worth reading. */
export const nothing = z.strictObject({})
