import * as z from 'zod/mini'
import { type ParsedReply, parseReply } from '../../../src/agent/model/parse-reply.ts'
import type { Tool } from '../../../src/agent/model/tool.ts'
import type { ChatReply } from '../../../src/protocol/model.ts'

/** Tools with every kind of argument that the real ones have. */
export const tools: Tool[] = [
  {
    name: 'click',
    schema: z.strictObject({
      ref: z.string().check(z.regex(/^e\d+$/)),
      count: z.optional(z.int().check(z.minimum(1), z.maximum(3))),
    }),
  },
  {
    name: 'fill',
    schema: z.strictObject({
      fields: z.array(z.strictObject({ ref: z.string(), value: z.string() })).check(z.minLength(1)),
    }),
  },
  { name: 'check', schema: z.strictObject({ ref: z.string(), checked: z.boolean() }) },
  { name: 'select', schema: z.strictObject({ ref: z.string(), values: z.array(z.string()) }) },
  { name: 'scroll', schema: z.strictObject({ direction: z.enum(['up', 'down']), amount: z.optional(z.number()) }) },
  { name: 'look', schema: z.strictObject({ depth: z.optional(z.int()) }) },
  { name: 'done', schema: z.strictObject({ answer: z.string(), success: z.boolean() }) },
  { name: 'page_tool', schema: z.strictObject({ name: z.string(), args: z.record(z.string(), z.unknown()) }) },
]

export const reply = (other: Partial<ChatReply>): ChatReply => ({
  text: '',
  calls: [],
  usage: null,
  finish: 'stop',
  ...other,
})

/** Reads a reply with ids from a counter. */
export function read(other: Partial<ChatReply>, taken: (id: string) => boolean = () => false): ParsedReply {
  let n = 0
  return parseReply(reply(other), tools, { taken, newId: () => `new-${++n}` })
}

/** Reads a reply with one call. */
export const readCall = (name: string, args: string, finish = 'tool_calls') =>
  read({ finish, calls: [{ id: 'a', name, arguments: args }] })
