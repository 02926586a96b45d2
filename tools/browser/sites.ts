import { evaluate } from './evaluate.ts'
import type { Launched } from './launch.ts'
import { panelTarget } from './side-panel.ts'
import { openTab } from './tabs.ts'

/** Match pattern of an origin; `*` is all sites. */
const patternOf = (origin: string) => (origin === '*' ? '<all_urls>' : `${origin}/*`)

const call = (path: string, ...args: unknown[]) => `${path}(${args.map((arg) => JSON.stringify(arg)).join(', ')})`

/**
 * Gives the extension the browser's permission for a site (`http://shop.test:8080`, `*` for all) on the untouched
 * build: as the user would on chrome://extensions, then by the panel's own request, which then needs no dialog. The
 * side panel must be open. Whether the agent may work there is another list: see `shareSite`.
 */
export async function grantSite(browser: Launched, origin: string): Promise<void> {
  const pattern = patternOf(origin)
  const panel = await panelTarget(browser)
  if (!panel) throw new Error('Open the side panel first.')
  const settings = await openTab(browser, 'chrome://extensions/', true)
  try {
    await evaluate(browser.cdp, settings, call('chrome.developerPrivate.addHostPermission', browser.id, pattern))
  } finally {
    await browser.cdp.send('Target.closeTarget', { targetId: settings })
  }
  const given = await evaluate(browser.cdp, panel, call('chrome.permissions.request', { origins: [pattern] }))
  if (given !== true) throw new Error(`The browser refused ${pattern}.`)
}
