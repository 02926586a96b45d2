import * as z from 'zod/mini'
import { loopAction, quote } from './define.ts'

export const askUserSchema = z.strictObject({
  question: z.string().check(z.minLength(1), z.maxLength(1000)),
  kind: z.optional(z.enum(['question', 'choice', 'handover'])),
  options: z.optional(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(20))),
  /** For a handover: what shows that the human is done. */
  done_when: z.optional(z.string().check(z.maxLength(300))),
})

export const askUser = loopAction({
  name: 'ask_user',
  words:
    'Ask the user: a question, a choice of options, or a handover ("please log in, then continue"). Hand over logins, passwords, codes, cards and CAPTCHAs. Never ask for a password or code in words.',
  schema: askUserSchema,
  describe: ({ question }) => `ask_user ${quote(question)}`,
})
