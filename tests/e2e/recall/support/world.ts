import type { CDPSession, Page } from 'playwright'
import { bundleForPage } from '../../../../tools/build/bundle-for-page.ts'
import { ask, inject, type Launched } from '../../../support/extension.ts'

/** A page with the built extension's eyes in it, and a way to run code beside them. */
export type Scene = {
  page: Page
  cdp: CDPSession
  /** Execution context of the content script. */
  context: number
  /** The whole page, nothing folded. */
  lines: string[]
  close(): Promise<void>
}

let judging: Promise<string> | undefined

/** Opens a page, reads it through the extension, and brings the judge into the content script's world. */
export async function openScene(browser: Launched, url: string): Promise<Scene> {
  judging ??= bundleForPage(new URL('./judge.ts', import.meta.url).pathname, 'recall')
  const page = await browser.openPage(url)
  await page.waitForLoadState('networkidle')
  const cdp = await page.context().newCDPSession(page)
  const contexts: { id: number; origin: string; auxData?: { isDefault?: boolean; frameId?: string } }[] = []
  cdp.on('Runtime.executionContextCreated', ({ context }) => contexts.push(context as (typeof contexts)[number]))
  await inject(browser, page)
  await cdp.send('Runtime.enable')
  await ask(browser, page, 'frame.attach', { run: 'recall', frame: 0, grant: { from: 1, to: 1_000_000 } })
  const { lines } = await ask(browser, page, 'frame.snapshot', { budget: 100_000_000, scope: 'page' })
  const { frameTree } = await cdp.send('Page.getFrameTree')
  const own = contexts.find(
    ({ origin, auxData }) => origin.endsWith(browser.id) && auxData?.frameId === frameTree.frame.id,
  )
  if (!own) throw new Error(`No content script in ${url}.`)
  await cdp.send('Runtime.evaluate', { contextId: own.id, expression: await judging })
  return { page, cdp, context: own.id, lines, close: () => page.close() }
}

/** Calls a function of the judge; `expression` sees it as `recall`. */
export async function inWorld(scene: Scene, expression: string): Promise<unknown> {
  const { result, exceptionDetails } = await scene.cdp.send('Runtime.evaluate', {
    contextId: scene.context,
    expression,
    returnByValue: true,
  })
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
  return result.value
}
