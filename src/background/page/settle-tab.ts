import { browser } from '../../platform/browser.ts'
import { pause } from './pause.ts'

/** `tabs.get` rejects for one reason: the tab is gone, which callers take as an answer. */
export const gone = () => null

/** How long a tab may load before the run looks at what is there, ms. */
const patience = 15_000

/** A navigation that was asked for begins within this time, ms. */
const begin = 1000

type Status = 'loading' | 'complete'

/** Follows a tab's loading; `stop` ends the listening. Status is told without any permission. */
function follow(tabId: number) {
  let status: Status | null = null
  let began = false
  let ring = () => {}
  const listener = (id: number, change: { status?: string | undefined }) => {
    if (id !== tabId || change.status === undefined) return
    status = change.status as Status
    began ||= status === 'loading'
    ring()
  }
  browser.tabs.onUpdated.addListener(listener)
  return {
    began: () => began,
    loading: () => status === 'loading',
    change: () =>
      new Promise<void>((resolve) => {
        ring = resolve
      }),
    stop: () => browser.tabs.onUpdated.removeListener(listener),
  }
}

/** Waits until the tab has loaded, bounded; a tab that is not loading is answered at once. */
export async function untilLoaded(tabId: number, signal: AbortSignal): Promise<void> {
  const end = Date.now() + patience
  while (!signal.aborted && Date.now() < end) {
    const tab = await browser.tabs.get(tabId).catch(gone)
    if (tab?.status !== 'loading') return
    await pause(100)
  }
}

/** Starts a navigation and waits for its end: `done`, `still` (nothing began, as for a fragment) or `slow`. */
export async function navigated(
  tabId: number,
  start: () => Promise<unknown>,
  signal: AbortSignal,
): Promise<'done' | 'still' | 'slow'> {
  const tab = follow(tabId)
  try {
    await start()
    const first = Date.now() + begin
    while (!tab.began() && Date.now() < first && !signal.aborted) await Promise.race([tab.change(), pause(50)])
    if (!tab.began()) return 'still'
    const end = Date.now() + patience
    while (tab.loading() && Date.now() < end && !signal.aborted) await Promise.race([tab.change(), pause(200)])
    return tab.loading() ? 'slow' : 'done'
  } finally {
    tab.stop()
  }
}
