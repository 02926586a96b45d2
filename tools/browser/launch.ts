import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import type { Cdp } from './cdp.ts'
import { type ChromiumOptions, startChromium } from './chromium.ts'
import { evaluate } from './evaluate.ts'
import { until } from './until.ts'

export type LaunchOptions = ChromiumOptions & {
  /** The build to load. Default: `dist`. */
  dist?: string
}

/** A real Chromium with the extension in it. */
export type Launched = {
  /** Id of the extension. */
  id: string
  /** Raw protocol: attaches to nothing by itself. */
  cdp: Cdp
  profile: string
  /**
   * Playwright's view of the browser, connected at first use. From then on every tab is visible and focused and the
   * worker is pinned: tests of hidden tabs and of the worker's death use `cdp` alone.
   */
  context(): Promise<BrowserContext>
  /** One more Playwright client: it sees targets that the first one missed, as a side panel opened later. */
  connect(): Promise<BrowserContext>
  openPage(url: string): Promise<Page>
  /** Resolves when the browser has ended. */
  ended: Promise<void>
  close(): Promise<void>
}

/** Starts Chromium with the built extension; always `close()` it. */
export async function launchWithExtension({ dist = 'dist', ...options }: LaunchOptions = {}): Promise<Launched> {
  const path = resolve(dist)
  if (!existsSync(join(path, 'manifest.json'))) throw new Error(`${path} holds no build. Run: npm run build`)
  const browser = await startChromium(options)
  const clients: Browser[] = []

  const close = async () => {
    await Promise.allSettled(clients.map((client) => client.close()))
    await browser.close()
  }
  const connect = async () => {
    const port = (await readFile(join(browser.profile, 'DevToolsActivePort'), 'utf8')).split('\n')[0]
    const client = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
    clients.push(client)
    const [context] = client.contexts()
    if (!context) throw new Error('Chromium shows no browser context.')
    return context
  }
  let first: Promise<BrowserContext> | undefined
  const context = () => {
    first ??= connect()
    return first
  }

  try {
    const { id } = await browser.cdp.send('Extensions.loadUnpacked', { path })
    await until('the service worker', () => workerReady(browser.cdp, id))
    return {
      id,
      cdp: browser.cdp,
      profile: browser.profile,
      context,
      connect,
      ended: browser.ended,
      close,
      async openPage(url) {
        const page = await (await context()).newPage()
        await page.goto(url)
        return page
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** Target id of the running worker; undefined where it is dead. */
export async function workerTarget(cdp: Cdp, id: string): Promise<string | undefined> {
  const { targetInfos } = await cdp.send('Target.getTargets')
  const own = `chrome-extension://${id}/`
  return targetInfos.find((info) => info.type === 'service_worker' && info.url.startsWith(own))?.targetId
}

/** The worker's target is there before its script has run; once it is active, its listeners are registered. */
async function workerReady(cdp: Cdp, id: string): Promise<boolean> {
  const target = await workerTarget(cdp, id)
  if (!target) return false
  return (await evaluate(cdp, target, 'globalThis.registration?.active?.state === "activated"')) === true
}
