import * as z from 'zod/mini'
import { ref } from '../../protocol/page.ts'
import { pageAction, quote } from './define.ts'

export const type = pageAction({
  name: 'type',
  words:
    'Type text key by key at the caret of a field, as for a search box with suggestions. submit presses Enter afterwards. It adds to what stands there; fill replaces.',
  schema: z.strictObject({
    ref,
    text: z.string().check(z.maxLength(100_000)),
    submit: z.optional(z.boolean()),
  }),
  describe: ({ ref, text, submit }, name) => `type ${quote(text)} into ${name(ref)}${submit ? ' and press Enter' : ''}`,
  refs: ({ ref }) => [ref],
  texts: ({ text }) => [text],
  keys: ({ submit }) => (submit ? 'Enter' : null),
  commands: (args) => [{ do: 'type', ...args }],
})
