import { browser } from '../../platform/browser.ts'
import { navigated } from './settle-tab.ts'

type To = { url: string } | 'back' | 'forward' | 'reload'

const starts: Record<'back' | 'forward' | 'reload', (tabId: number) => Promise<unknown>> = {
  back: (tabId) => browser.tabs.goBack(tabId),
  forward: (tabId) => browser.tabs.goForward(tabId),
  reload: (tabId) => browser.tabs.reload(tabId),
}

const nowhere = {
  back: 'There is no page to go back to.',
  forward: 'There is no page to go forward to.',
  reload: 'The tab could not be loaded again.',
}

/** Sends a tab somewhere and waits for it. The address was checked by policy. */
export async function navigate(
  tabId: number,
  to: To,
  signal: AbortSignal,
): Promise<{ ok: boolean; url: string; said: string }> {
  const start = typeof to === 'string' ? () => starts[to](tabId) : () => browser.tabs.update(tabId, { url: to.url })
  try {
    const end = await navigated(tabId, start, signal)
    const { url = typeof to === 'string' ? '' : to.url } = await browser.tabs.get(tabId)
    return {
      ok: true,
      url,
      said: end === 'slow' ? `${url || 'The page'} is still loading; this is what is there so far.` : '',
    }
  } catch (error) {
    const said = typeof to === 'string' ? nowhere[to] : `The tab cannot be sent there: ${String(error)}`
    return { ok: false, url: '', said }
  }
}
