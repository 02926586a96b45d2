import * as z from 'zod/mini'
import { ref } from '../../protocol/page.ts'
import { pageAction, quote } from './define.ts'

export const scroll = pageAction({
  name: 'scroll',
  words:
    'Scroll: to an element (to), or the page or a container (ref) in a direction by an amount in pages. until scrolls on, as in endless lists, until a text can be seen or the end is reached.',
  schema: z.strictObject({
    to: z.optional(ref),
    ref: z.optional(ref),
    direction: z.optional(z.enum(['up', 'down', 'left', 'right'])),
    amount: z.optional(z.number().check(z.positive(), z.maximum(100))),
    until: z.optional(z.string().check(z.maxLength(300))),
  }),
  describe: ({ to, ref, direction, until }, name) =>
    to
      ? `scroll to ${name(to)}`
      : `scroll ${ref ? `${name(ref)} ` : ''}${direction ?? 'down'}${until ? ` until ${quote(until)}` : ''}`,
  refs: ({ to, ref }) => [to, ref].filter((one) => one !== undefined),
  commands: (args) => [{ do: 'scroll', ...args }],
})
