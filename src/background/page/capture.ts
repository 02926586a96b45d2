import { browser } from '../../platform/browser.ts'
import { pause } from './pause.ts'
import { within } from './reach.ts'

/** The browser takes two pictures a second at most, of all windows together; ms. */
const interval = 550

/** How long the browser may take over one, ms. */
const patience = 5000

let queue: Promise<unknown> = Promise.resolve()

/** Does one thing after another, each `interval` after the one before had begun. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = queue.then(work)
  queue = Promise.allSettled([turn, queue.then(() => pause(interval))])
  return turn
}

export type Captured = { ok: true; source: string } | { ok: false; why: 'not-in-front' | 'no-permission' | 'failed' }

const no = (why: Extract<Captured, { ok: false }>['why']): Captured => ({ ok: false, why })

/** The window whose front tab this is, if it can be seen at all. */
export async function windowInFront(tabId: number): Promise<number | null> {
  const { active, windowId } = await browser.tabs.get(tabId)
  if (!active || windowId === undefined) return null
  return (await browser.windows.get(windowId)).state === 'minimized' ? null : windowId
}

/**
 * Pictures a tab. The browser pictures whichever tab is in front of the window, so that is made sure of before and
 * after; and a tab that came to the front in between and left again is heard.
 */
export async function capture(tabId: number): Promise<Captured> {
  const windowId = await windowInFront(tabId)
  if (windowId === null) return no('not-in-front')
  let moved = false
  const listener = (change: { windowId: number }) => {
    if (change.windowId === windowId) moved = true
  }
  browser.tabs.onActivated.addListener(listener)
  try {
    const source = await within(browser.tabs.captureVisibleTab(windowId, { format: 'png' }), patience, null)
    if (moved || (await windowInFront(tabId)) !== windowId) return no('not-in-front')
    return source?.startsWith('data:image/') ? { ok: true, source } : no('failed')
  } catch (error) {
    return no(/permission is required|activeTab|cannot access/i.test(String(error)) ? 'no-permission' : 'failed')
  } finally {
    browser.tabs.onActivated.removeListener(listener)
  }
}
