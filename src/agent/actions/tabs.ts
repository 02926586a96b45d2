import * as z from 'zod/mini'
import { checkAddress } from '../policy/address.ts'
import { type Context, type Ended, quote, workerAction } from './define.ts'

const schema = z.strictObject({
  op: z.enum(['list', 'open', 'switch', 'close']),
  tab: z.optional(z.int()),
  url: z.optional(z.string().check(z.maxLength(4000))),
})
type Args = z.infer<typeof schema>

const failed = (said: string): Ended => ({ result: 'failed', outcome: 'failed', said })

const ops: Record<Args['op'], (args: Args, context: Context) => Promise<Ended>> = {
  async list(_, { ports, state }) {
    const tabs = await ports.page.tabs(state())
    const lines = tabs.map(
      ({ tabId, title, url, openedByRun }) =>
        `tab ${tabId}${tabId === state().tabId ? ' (this one)' : ''}${openedByRun ? ' (opened by you)' : ''}: ${quote(title)} ${url}`,
    )
    return { result: 'ok', outcome: 'listed', said: lines.join('\n') }
  },
  async open({ url }, { ports, state }) {
    if (url === undefined) return failed('tabs open needs a url.')
    const address = checkAddress(url)
    if (!address.ok) return failed(address.reason)
    const tab = await ports.page.openTab(address.url, state())
    return {
      result: 'ok',
      outcome: 'opened',
      said: `Opened tab ${tab.tabId} at ${tab.url} and went there.`,
      breaks: true,
      tab: { opened: tab.tabId, switchedTo: tab.tabId },
    }
  },
  async switch({ tab }, { ports, state }) {
    if (tab === undefined) return failed('tabs switch needs the number of a tab; tabs list tells them.')
    if (!(await ports.page.switchTab(tab, state()))) return failed(`There is no tab ${tab} that this run may use.`)
    return { result: 'ok', outcome: 'switched', said: `Now in tab ${tab}.`, breaks: true, tab: { switchedTo: tab } }
  },
  async close({ tab }, { ports, state }) {
    const id = tab ?? state().tabId
    if (!state().openedTabs.includes(id))
      return failed(`Tab ${id} is the user's: only tabs that this run opened are closed.`)
    if (!(await ports.page.closeTab(id))) return failed(`Tab ${id} is closed already.`)
    if (id !== state().tabId) return { result: 'ok', outcome: 'closed', said: `Tab ${id} is closed.` }
    const left = (await ports.page.tabs(state())).find((other) => other.tabId !== id)
    if (!left)
      return { result: 'ok', outcome: 'closed', said: `Tab ${id} is closed; no other tab is left.`, breaks: true }
    return {
      result: 'ok',
      outcome: 'closed',
      said: `Tab ${id} is closed. Now in tab ${left.tabId}.`,
      breaks: true,
      tab: { switchedTo: left.tabId },
    }
  },
}

export const tabs = workerAction({
  name: 'tabs',
  words: 'List, open, switch or close tabs. Only tabs that you opened are closed.',
  schema,
  describe: ({ op, tab, url }) => ['tabs', op, tab, url && quote(url)].filter((part) => part !== undefined).join(' '),
  address: ({ op, url }) => (op === 'open' ? (url ?? null) : null),
  run: (args, context) => ops[args.op](args, context),
})
