import { evaluate } from '../browser/evaluate.ts'
import type { Launched } from '../browser/launch.ts'
import { until } from '../browser/until.ts'

/** The page could not be opened; for the person. */
export class PlaceError extends Error {
  override name = 'PlaceError'
}

/** Opens an address in the tab that Chromium starts with; gives its target. Rejects with a PlaceError. */
export async function openInFirstTab(browser: Launched, url: string): Promise<string> {
  const { targetInfos } = await browser.cdp.send('Target.getTargets')
  const tab = targetInfos.find((info) => info.type === 'page')
  if (!tab) throw new PlaceError('Chromium shows no tab.')
  const session = await browser.cdp.attach(tab.targetId)
  const { errorText } = await session.send('Page.navigate', { url })
  await browser.cdp.send('Target.detachFromTarget', { sessionId: session.sessionId })
  if (errorText) throw new PlaceError(`${url} could not be opened: ${errorText}`)
  const shown = 'document.readyState !== "loading" && location.href !== "about:blank"'
  await until(`${url} to load`, () => evaluate(browser.cdp, tab.targetId, shown), 30_000)
  return tab.targetId
}
