import { type Browser, chromium, type Page } from 'playwright'
import { bundle } from './bundle.ts'

export type Lab = { browser: Browser; open(html: string): Promise<Page>; close(): Promise<void> }

/** One Chromium; `open` shows inline HTML with the snapshot modules as `snap` in the page's main world. */
export async function openLab(): Promise<Lab> {
  const code = await bundle(new URL('./api.ts', import.meta.url).pathname, 'snap')
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } })
  return {
    browser,
    async open(html) {
      const page = await context.newPage()
      await page.setContent(html)
      await page.evaluate(code)
      return page
    },
    close: () => browser.close(),
  }
}
