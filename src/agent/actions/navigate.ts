import * as z from 'zod/mini'
import { type Action, type Context, type Ended, quote, workerAction } from './define.ts'

async function go(
  to: { url: string } | 'back' | 'forward' | 'reload',
  { ports, state, signal }: Context,
): Promise<Ended> {
  const { ok, url, said } = await ports.page.navigate(state().tabId, to, signal)
  return {
    result: ok ? 'ok' : 'failed',
    outcome: ok ? 'navigated' : 'failed',
    said: said || `Now at ${url}.`,
    breaks: true,
  }
}

const history = (name: 'back' | 'forward' | 'reload', words: string): Action =>
  workerAction({
    name,
    words,
    schema: z.strictObject({}),
    describe: () => name,
    run: (_, context) => go(name, context),
  })

export const navigate = workerAction({
  name: 'navigate',
  words: 'Open an address in this tab. Only http and https.',
  schema: z.strictObject({ url: z.string().check(z.minLength(1), z.maxLength(4000)) }),
  describe: ({ url }) => `navigate ${quote(url)}`,
  address: ({ url }) => url,
  run: ({ url }, context) => go({ url }, context),
})

export const back = history('back', 'Go back one page in this tab.')
export const forward = history('forward', 'Go forward one page in this tab.')
export const reload = history('reload', 'Load this page again. What was typed and not sent is lost.')
