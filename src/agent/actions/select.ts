import * as z from 'zod/mini'
import { ref } from '../../protocol/page.ts'
import { pageAction, quote } from './define.ts'

export const select = pageAction({
  name: 'select',
  words:
    'Choose options by value, label or index in a select, listbox, combobox or radio group. Several values only where several may be chosen.',
  schema: z.strictObject({
    ref,
    values: z.array(z.string().check(z.maxLength(1000))).check(z.minLength(1), z.maxLength(100)),
  }),
  describe: ({ ref, values }, name) => `select ${values.map(quote).join(', ')} in ${name(ref)}`,
  refs: ({ ref }) => [ref],
  texts: ({ values }) => values,
  commands: (args) => [{ do: 'select', ...args }],
})
