import type { Page } from 'playwright'
import { openLabFor } from '../../../support/lab.ts'

export type { Lab } from '../../../support/lab.ts'

type Api = typeof import('./api.ts')
type World = { reader: Api }

/** The reader in the page's main world, the page at an address of its own. */
export const openLab = () =>
  openLabFor(new URL('./api.ts', import.meta.url), 'reader', async (page, html) => {
    await page.route('http://site.test/**', (route) =>
      route.request().resourceType() === 'document'
        ? route.fulfill({ contentType: 'text/html; charset=utf-8', body: html })
        : route.fulfill({ status: 404 }),
    )
    await page.goto('http://site.test/dir/page?x=1')
  })

export const read = (page: Page, what: 'text' | 'all' = 'text', selector?: string) =>
  page.evaluate(([w, s]) => (globalThis as unknown as World).reader.read(w, s), [what, selector] as const)

export const extract = (page: Page, selector?: string, like?: string) =>
  page.evaluate(([s, l]) => (globalThis as unknown as World).reader.extract(s, l), [selector, like] as const)

export const outline = (page: Page, broken?: 'links') =>
  page.evaluate((b) => (globalThis as unknown as World).reader.outline(b), broken)
