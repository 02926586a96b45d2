import { type Browser, chromium, type Page } from 'playwright'
import { bundle } from '../../snapshot/support/bundle.ts'

type Api = typeof import('./api.ts')
type World = { reader: Api }

export type Lab = { browser: Browser; open(html: string): Promise<Page>; close(): Promise<void> }

/** One Chromium; `open` shows inline HTML, at an address of its own, with the reader in the page's main world. */
export async function openLab(): Promise<Lab> {
  const code = await bundle(new URL('./api.ts', import.meta.url).pathname, 'reader')
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } })
  return {
    browser,
    async open(html) {
      const page = await context.newPage()
      await page.route('http://site.test/**', (route) =>
        route.request().resourceType() === 'document'
          ? route.fulfill({ contentType: 'text/html; charset=utf-8', body: html })
          : route.fulfill({ status: 404 }),
      )
      await page.goto('http://site.test/dir/page?x=1')
      await page.evaluate(code)
      return page
    },
    close: () => browser.close(),
  }
}

export const read = (page: Page, what: 'text' | 'all' = 'text', selector?: string) =>
  page.evaluate(([w, s]) => (globalThis as unknown as World).reader.read(w, s), [what, selector] as const)

export const extract = (page: Page, selector?: string, like?: string) =>
  page.evaluate(([s, l]) => (globalThis as unknown as World).reader.extract(s, l), [selector, like] as const)

export const outline = (page: Page, broken?: 'links') =>
  page.evaluate((b) => (globalThis as unknown as World).reader.outline(b), broken)
