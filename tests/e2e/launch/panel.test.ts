import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  grantSite,
  inject,
  inWorker,
  type Launched,
  launchWithExtension,
  openSidePanel,
  type PageServer,
  servePages,
  tabIdOf,
} from '../../support/extension.ts'

let browser: Launched
let pages: PageServer

beforeAll(async () => {
  pages = await servePages({ '/': '<title>Shop</title><h1>Shop</h1>' })
  browser = await launchWithExtension()
})

afterAll(async () => {
  await browser?.close()
  await pages?.close()
})

test('the toolbar button opens the real side panel, a site can be granted, and the worker injects into it', async () => {
  const page = await browser.openPage(pages.url('shop.test'))
  const panel = await openSidePanel(browser, page)
  const contexts = await panel.evaluate('chrome.runtime.getContexts({ contextTypes: ["SIDE_PANEL"] })')
  expect(contexts).toMatchObject([{ documentUrl: `chrome-extension://${browser.id}/src/sidepanel/index.html` }])

  const origins = 'chrome.permissions.getAll().then((all) => all.origins)'
  expect(await inWorker(browser, origins)).toEqual([])
  await grantSite(browser, pages.url('shop.test', ''))
  expect(await inWorker(browser, origins)).toEqual([pages.url('shop.test', '/*')])
  expect(await inject(browser, page)).toEqual([0])

  const other = await browser.openPage(pages.url('other.test'))
  await expect(tabIdOf(browser, other)).rejects.toThrow('Is its site granted?')
  await grantSite(browser, '*')
  expect(await inject(browser, other)).toEqual([0])
})
