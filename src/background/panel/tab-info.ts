import { browser } from '../../platform/browser.ts'
import { mayWorkOn, webOrigin } from '../../platform/sites.ts'
import type { TabInfo } from '../../protocol/panel.ts'
import { reach } from '../page/reach.ts'

/** The tab in front of a window, as far as the browser tells. */
export async function tabInFront(windowId: number): Promise<TabInfo | null> {
  const [tab] = await browser.tabs.query({ windowId, active: true })
  if (tab?.id === undefined) return null
  const origin = webOrigin(tab.url) ?? ''
  const about = { tabId: tab.id, origin, title: tab.title ?? '' }
  if (origin !== '') return { ...about, access: (await mayWorkOn(origin, tab.id)) ? 'shared' : 'not-shared' }
  const reached = await reach(tab.id, '')
  const empty = tab.url === 'about:blank' || tab.url === 'chrome://newtab/'
  if (empty) return { ...about, access: 'empty' }
  return { ...about, access: !reached.ok && reached.trouble === 'forbidden' ? 'forbidden' : 'not-shared' }
}
