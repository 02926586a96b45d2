import { type Browser, chromium, type Page } from 'playwright'
import { chromiumPath } from '../../tools/browser/chromium.ts'
import { bundleForPage } from '../../tools/build/bundle-for-page.ts'

/** One Chromium, and pages of inline HTML with a module of the content script in their main world. */
export type Lab = { browser: Browser; open(html: string): Promise<Page>; close(): Promise<void> }

/**
 * Opens a lab for a module, there as `globalThis[name]`. `show` brings the HTML into a page; without, it is set in
 * about:blank.
 */
export async function openLabFor(
  entry: URL,
  name: string,
  show: (page: Page, html: string) => Promise<unknown> = (page, html) => page.setContent(html),
): Promise<Lab> {
  const code = await bundleForPage(entry.pathname, name)
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] })
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } })
  return {
    browser,
    async open(html) {
      const page = await context.newPage()
      await show(page, html)
      await page.evaluate(code)
      return page
    },
    close: () => browser.close(),
  }
}
