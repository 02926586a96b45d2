import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright'
import { bundleForPage } from '../../../../tools/build/bundle-for-page.ts'

export type Opened = {
  page: Page
  /** Evaluates without the user activation that Playwright would grant. */
  run<T = unknown>(expression: string): Promise<T>
}

export type Lab = {
  browser: Browser
  context: BrowserContext
  open(html: string, url?: string): Promise<Opened>
  close(): Promise<void>
}

/** One Chromium; `open` shows inline HTML at http://lab.test/page with the engine as `act` in the page's main world. */
export async function openLab(): Promise<Lab> {
  const code = await bundleForPage(new URL('./api.ts', import.meta.url).pathname, 'act')
  const html = { now: '' }
  const server = createServer(({ url }, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    if (url === '/page') response.end(html.now)
    // A page that is gone before it was asked how an action went would leave the protocol without an answer.
    else setTimeout(() => response.end('<p>next</p>'), 1000)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', `--host-resolver-rules=MAP lab.test 127.0.0.1:${port}, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1`],
    ignoreDefaultArgs: ['--disable-popup-blocking'],
  })
  const context = await browser.newContext({ viewport: { width: 1000, height: 700 } })
  let last: Page | undefined
  return {
    browser,
    context,
    async open(body) {
      html.now = `<!doctype html>${body}`
      const page = await context.newPage()
      // A page that is about to leave would come between.
      await last?.close()
      last = page
      const session = await context.newCDPSession(page)
      const run = async <T>(expression: string) => evaluate<T>(session, expression)
      await page.goto('http://lab.test/page')
      await run(code)
      return { page, run }
    },
    async close() {
      await browser.close()
      server.closeAllConnections()
      server.close()
    },
  }
}

async function evaluate<T>(session: CDPSession, expression: string): Promise<T> {
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
    userGesture: false,
  })
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
  return result.value as T
}
