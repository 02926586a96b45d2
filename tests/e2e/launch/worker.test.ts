import { afterEach, expect, test } from 'vitest'
import {
  evaluate,
  inWorker,
  killWorker,
  type Launched,
  launchWithExtension,
  openHiddenTab,
  openTab,
  type PageServer,
  servePages,
  triggerAction,
  until,
  workerAlive,
} from '../../support/extension.ts'

let browser: Launched
let pages: PageServer | undefined

afterEach(async () => {
  await browser?.close()
  await pages?.close()
  pages = undefined
})

test('a killed worker is dead, and the next event starts a new one without the old one’s memory', async () => {
  browser = await launchWithExtension()
  const page = await openTab(browser, 'about:blank')
  await inWorker(browser, 'globalThis.mark = 1')
  // It waits until the old one is dead; any event of the browser, a tab's for one, may start a new one at once.
  await killWorker(browser)
  await triggerAction(browser, page)
  await until('a new worker', () => workerAlive(browser))
  expect(await inWorker(browser, 'typeof globalThis.mark')).toBe('undefined')
})

test('a tab in the background is really hidden', async () => {
  pages = await servePages({ '/': '<h1>Hidden</h1>' })
  browser = await launchWithExtension()
  const hidden = await openHiddenTab(browser, pages.url('shop.test'))
  expect(await evaluate(browser.cdp, hidden, 'document.visibilityState + " " + document.hasFocus()')).toBe(
    'hidden false',
  )
  const frames = 'new Promise((ran) => { requestAnimationFrame(() => ran("ran")); setTimeout(ran, 1500, "did not") })'
  expect(await evaluate(browser.cdp, hidden, frames)).toBe('did not')
})
