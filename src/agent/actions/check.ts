import * as z from 'zod/mini'
import { ref } from '../../protocol/page.ts'
import { pageAction } from './define.ts'

export const check = pageAction({
  name: 'check',
  words: 'Turn a checkbox, radio button or switch on or off.',
  schema: z.strictObject({ ref, checked: z.boolean() }),
  describe: ({ ref, checked }, name) => `${checked ? 'check' : 'uncheck'} ${name(ref)}`,
  refs: ({ ref }) => [ref],
  commands: (args) => [{ do: 'check', ...args }],
})
