import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Lab, openLab } from './support/browser.ts'

const dir = process.env.WPT_DIR ?? join(import.meta.dirname, '../../../../shared/conformance/wpt-accname')
const files = existsSync(dir) ? readdirSync(dir).filter((f) => f.endsWith('.html')) : []
/** All but two: what a hidden button is called, and a case with a misspelt id. See docs/conformance.md. */
const atLeast = 370

let lab: Lab
beforeAll(async () => {
  lab = await openLab()
})
afterAll(() => lab.close())

type Api = typeof import('./support/api.ts')

describe.skipIf(files.length === 0)('accessible names of the web platform tests', () => {
  it(`gets at least ${atLeast} right`, async () => {
    const misses: string[] = []
    let total = 0
    for (const file of files) {
      // The harness scripts are not there: without them the page is plain markup.
      const html = readFileSync(join(dir, file), 'utf8').replace(/<script src=[^>]*><\/script>/g, '')
      const page = await lab.open(html)
      const seen = await page.evaluate(() => {
        const { fullNameOf } = (globalThis as unknown as { snap: Api }).snap
        return Array.from(document.querySelectorAll('[data-expectedlabel]'), (el) => ({
          test: el.getAttribute('data-testname') ?? '',
          want: el.getAttribute('data-expectedlabel') ?? '',
          got: fullNameOf(el),
        }))
      })
      await page.close()
      total += seen.length
      for (const { test, want, got } of seen) {
        // Our names fold white space of each kind.
        if (want.replace(/\s+/g, ' ').trim() !== got) misses.push(`${file}: ${test}: "${want}" / "${got}"`)
      }
    }
    console.info(`${total - misses.length} of ${total} accessible names\n${misses.join('\n')}`)
    expect(total).toBeGreaterThan(360)
    expect(total - misses.length).toBeGreaterThanOrEqual(atLeast)
  })
})
