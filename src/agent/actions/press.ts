import * as z from 'zod/mini'
import { ref } from '../../protocol/page.ts'
import { pageAction } from './define.ts'

export const press = pageAction({
  name: 'press',
  words:
    'Press a key or chord, as "Enter", "Escape", "ArrowDown", "Control+A", on an element or on what has the focus.',
  schema: z.strictObject({ keys: z.string().check(z.minLength(1), z.maxLength(100)), ref: z.optional(ref) }),
  describe: ({ keys, ref }, name) => `press ${keys}${ref ? ` on ${name(ref)}` : ''}`,
  refs: ({ ref }) => (ref ? [ref] : []),
  keys: ({ keys }) => keys,
  commands: (args) => [{ do: 'press', ...args }],
})
