import type { BrowserContext, Page } from 'playwright'
import type { Launched } from './launch.ts'
import { until } from './until.ts'

const panelPath = 'src/sidepanel/index.html'

async function targetOf(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page)
  const { targetInfo } = await session.send('Target.getTargetInfo')
  await session.detach()
  return targetInfo.targetId
}

/** Target id of the open side panel; undefined where it is closed. */
export async function panelTarget(browser: Launched): Promise<string | undefined> {
  const { targetInfos } = await browser.cdp.send('Target.getTargets')
  return targetInfos.find((info) => info.type === 'page' && info.url.startsWith(panelUrl(browser)))?.targetId
}

const panelUrl = (browser: Launched) => `chrome-extension://${browser.id}/${panelPath}`

/** The `tab` target around a page target: what the browser takes a click on the toolbar button to be for. */
async function tabTarget(browser: Launched, pageTarget: string): Promise<string> {
  const { targetInfos } = await browser.cdp.send('Target.getTargets', { filter: [{ type: 'tab' }] })
  for (const { targetId } of targetInfos) {
    if ((await childOf(browser, targetId)) === pageTarget) return targetId
  }
  throw new Error('The page is in no tab.')
}

/** A `tab` target names its page only to a session that auto-attaches to it. */
async function childOf(browser: Launched, tab: string): Promise<string | undefined> {
  const session = await browser.cdp.attach(tab)
  let child: string | undefined
  session.on('Target.attachedToTarget', (params) => {
    child ??= (params as { targetInfo: { targetId: string } }).targetInfo.targetId
  })
  // Its answer comes after the events for what is there already.
  await session.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: true })
  await browser.cdp.send('Target.detachFromTarget', { sessionId: session.sessionId })
  return child
}

/** Opens the side panel by the toolbar button for a page; gives its target. No Playwright client is needed. */
export async function triggerAction(browser: Launched, pageTarget: string): Promise<string> {
  await browser.cdp.send('Extensions.triggerAction', {
    id: browser.id,
    targetId: await tabTarget(browser, pageTarget),
  })
  return until('the side panel', () => panelTarget(browser))
}

const panelIn = (context: BrowserContext, url: string) => context.pages().find((page) => page.url().startsWith(url))

/**
 * Clicks the toolbar button on a page, which opens the real side panel, and gives the panel. The client that `page`
 * belongs to does not see it, so it comes from another one.
 */
export async function openSidePanel(browser: Launched, page: Page): Promise<Page> {
  await triggerAction(browser, await targetOf(page))
  const context = await browser.connect()
  return until('the side panel as a page', async () => panelIn(context, panelUrl(browser)))
}
