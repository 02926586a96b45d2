import * as z from 'zod/mini'
import { type Context, type Ended, quote, workerAction } from './define.ts'

/** Longest wait for a text, ms. */
const patience = 30_000
const beat = 300

async function until(text: string, there: boolean, { ports, state, signal }: Context): Promise<Ended> {
  const end = ports.clock.now() + patience
  for (;;) {
    if ((await ports.page.has(text, state(), signal)) === there) {
      return { result: 'ok', outcome: 'waited', said: `${quote(text)} is ${there ? 'there' : 'gone'}.` }
    }
    if (ports.clock.now() >= end) {
      return {
        result: 'failed',
        outcome: 'timed-out',
        said: `After ${patience / 1000} s ${quote(text)} is still ${there ? 'not there' : 'there'}.`,
        breaks: true,
      }
    }
    await ports.clock.sleep(beat, signal)
  }
}

export const wait = workerAction({
  name: 'wait',
  words: 'Wait for a text to appear (text) or to go away (gone), at most 30 s, or for a number of seconds, at most 30.',
  schema: z.strictObject({
    text: z.optional(z.string().check(z.minLength(1), z.maxLength(1000))),
    gone: z.optional(z.string().check(z.minLength(1), z.maxLength(1000))),
    seconds: z.optional(z.number().check(z.nonnegative(), z.maximum(30))),
  }),
  describe: ({ text, gone, seconds }) =>
    text ? `wait for ${quote(text)}` : gone ? `wait until ${quote(gone)} is gone` : `wait ${seconds ?? 1} s`,
  async run({ text, gone, seconds }, context) {
    if (text !== undefined) return until(text, true, context)
    if (gone !== undefined) return until(gone, false, context)
    await context.ports.clock.sleep((seconds ?? 1) * 1000, context.signal)
    return { result: 'ok', outcome: 'waited', said: `Waited ${seconds ?? 1} s.` }
  },
})
