import type * as z from 'zod/mini'

/** What reading a call needs of an action: an entry of the action registry fits as it is. */
export type Tool = { name: string; schema: z.ZodMiniType }

/** A call that may be carried out; `args` are what its schema made of them. */
export type ParsedCall = { id: string; name: string; args: Record<string, unknown> }

/** A call that may not; the sentence is for the model. */
export type CallProblem = { callId: string; name: string; sentence: string }
