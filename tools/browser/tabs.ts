import { evaluate } from './evaluate.ts'
import type { Launched } from './launch.ts'
import { until } from './until.ts'

/** Is a target's document really out of sight? */
export async function isHidden(browser: Launched, target: string): Promise<boolean> {
  return (await evaluate(browser.cdp, target, 'document.visibilityState')) === 'hidden'
}

/**
 * Opens a tab by the raw protocol and waits until it has loaded; gives its target. In the background it is really
 * hidden as long as no Playwright client is connected (that one makes every tab visible and focused).
 */
export async function openTab(browser: Launched, url: string, background = false): Promise<string> {
  const { targetId } = await browser.cdp.send('Target.createTarget', { url, background })
  const loaded = 'document.readyState === "complete" && location.href !== "about:blank"'
  if (url !== 'about:blank') await until(`${url} to load`, () => evaluate(browser.cdp, targetId, loaded))
  return targetId
}

/** A background tab that is hidden, else it throws: a test of hidden tabs in a visible one would prove nothing. */
export async function openHiddenTab(browser: Launched, url: string): Promise<string> {
  const target = await openTab(browser, url, true)
  if (!(await isHidden(browser, target))) throw new Error('The tab is visible. Is a Playwright client connected?')
  return target
}
