import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page, type Worker } from 'playwright'
import { buildPanel } from './build.ts'

export type Panel = {
  context: BrowserContext
  worker: Worker
  /** A panel of its own beside a worker that knows nothing yet. `setup` runs in the worker first. */
  open: (setup: () => void, size?: { width: number; height: number }) => Promise<Page>
  close: () => Promise<void>
}

/** Says yes to each request for hosts and keeps what was asked; the browser's own dialog cannot be pressed from here. */
const grantAll = () => {
  const asked: unknown[] = []
  Object.assign(globalThis, { hostsAsked: asked })
  for (const namespace of [chrome, (globalThis as { browser?: typeof chrome }).browser])
    if (namespace)
      Object.assign(namespace.permissions, {
        request: async (request: unknown) => {
          asked.push({ request, gesture: navigator.userActivation.isActive })
          return true
        },
        remove: async () => true,
      })
}

/** The built panel in a real Chromium, as a page of its own extension. */
export async function launchPanel(lang = 'en'): Promise<Panel> {
  const dir = await mkdtemp(join(tmpdir(), 'panel-look-'))
  await buildPanel(join(dir, 'dist'))
  const context = await chromium.launchPersistentContext(join(dir, 'profile'), {
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    headless: true,
    ignoreDefaultArgs: ['--disable-extensions'],
    // Chrome takes its language from here on Linux, from --lang elsewhere.
    env: { ...process.env, LANGUAGE: lang.replace('-', '_') },
    args: [
      '--no-sandbox',
      `--lang=${lang}`,
      `--load-extension=${join(dir, 'dist')}`,
      `--disable-extensions-except=${join(dir, 'dist')}`,
      '--disable-features=DisableLoadExtensionCommandLineSwitch',
    ],
  })
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  await context.addInitScript(grantAll)
  const address = `chrome-extension://${new URL(worker.url()).host}/src/sidepanel/index.html`
  return {
    context,
    worker,
    open: async (setup, size = { width: 400, height: 720 }) => {
      await worker.evaluate(() => (globalThis as unknown as { fresh: () => void }).fresh())
      await worker.evaluate(setup)
      const page = await context.newPage()
      await page.setViewportSize(size)
      await page.goto(address)
      await page.locator('.chip-site, .start, .run').first().waitFor()
      return page
    },
    close: async () => {
      await context.close()
      await rm(dir, { recursive: true, force: true })
    },
  }
}
