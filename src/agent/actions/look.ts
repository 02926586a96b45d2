import * as z from 'zod/mini'
import { ref } from '../../protocol/page.ts'
import { describeTrouble } from '../loop/page-trouble.ts'
import { workerAction } from './define.ts'

export const look = workerAction({
  name: 'look',
  words:
    'See the page again, or the part of it below a ref (folded parts too). scope viewport or page; depth limits levels; boxes adds box=x,y,width,height.',
  schema: z.strictObject({
    ref: z.optional(ref),
    scope: z.optional(z.enum(['viewport', 'page'])),
    depth: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
    boxes: z.optional(z.boolean()),
  }),
  describe: ({ ref }, name) => (ref ? `look at ${name(ref)}` : 'look at the page'),
  async run({ scope, ...rest }, { ports, state, journal, signal }) {
    const seen = await ports.page.look(
      { tabId: state().tabId, scope: scope ?? 'page', ...rest },
      state,
      journal,
      signal,
    )
    if (seen.ok) return { result: 'ok', outcome: 'seen', said: seen.text }
    return { result: 'failed', outcome: seen.trouble, said: describeTrouble(seen.trouble, seen.origin).sentence }
  },
})
