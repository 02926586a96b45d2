import * as z from 'zod/mini'
import { loopAction, quote } from './define.ts'

export const doneSchema = z.strictObject({
  answer: z.string().check(z.maxLength(20_000)),
  success: z.boolean(),
  evidence: z.array(z.string().check(z.maxLength(500))).check(z.maxLength(20)),
})

export const done = loopAction({
  name: 'done',
  words:
    'End the run with the answer for the user. evidence: short quotes, word for word as they stood on a page or in a result of this run, that show it. They are checked.',
  schema: doneSchema,
  describe: ({ answer, success }) => `done${success ? '' : ' without success'} ${quote(answer)}`,
})
