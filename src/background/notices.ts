import type { browser } from '../platform/browser.ts'
import type { noticeLane } from '../protocol/content.ts'
import type { Handlers } from '../protocol/lane.ts'
import { noteActed } from './page/act.ts'
import { runsInTab } from './runs/registry.ts'

type Sender = Parameters<Parameters<typeof browser.runtime.onMessage.addListener>[0]>[1]

/** What pages tell. Tab and frame come from the transport; the body is data and never a command. */
export const notices: Handlers<typeof noticeLane, Sender> = {
  async 'user.acted'({ event, on }, sender) {
    for (const run of await runsInTab(sender.tab?.id ?? -1)) await run.input({ do: 'hands', event, on })
    return {}
  },
  async 'action.acted'({ id, report }, sender) {
    const runs = await runsInTab(sender.tab?.id ?? -1)
    // Only what is pending in that very tab: a page cannot settle another's action.
    const pending = runs.some((run) =>
      run.state().pending?.parts.some((part) => part.id === id && part.tabId === sender.tab?.id),
    )
    if (pending) noteActed(id, report)
    return {}
  },
}
