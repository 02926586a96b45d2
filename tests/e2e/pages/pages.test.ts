import { mkdirSync } from 'node:fs'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Pages, serve } from '../../../tools/bench/pages.ts'
import { bundleForPage } from '../../../tools/build/bundle-for-page.ts'
import { builtPages } from '../../support/pages.ts'
import type { Fault } from './support/check.ts'

const built = await builtPages()
const only = process.env.PAGES_ONLY?.split(',')
const names = built.names.filter((name) => !only || only.includes(name))
/** Folder for a picture of each page, to be looked at. */
const shots = process.env.PAGES_SHOTS
if (shots) mkdirSync(shots, { recursive: true })

let browser: Browser
let server: Pages
let check: string

beforeAll(async () => {
  server = await serve(new Map(), built.dir)
  check = await bundleForPage(new URL('./support/check.ts', import.meta.url).pathname, 'check')
  browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
  })
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

/** All that goes wrong in a page, and all that it asks of anybody but its own server. */
function watch(page: Page): string[] {
  const wrong: string[] = []
  const own = new URL(server.url('/')).origin
  page.on('pageerror', (error) => wrong.push(`threw ${error.message}`))
  page.on('console', (message) => message.type() === 'error' && wrong.push(`said ${message.text()}`))
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (/^(https?|wss?):$/.test(protocol) && origin !== own) wrong.push(`asked ${request.url()}`)
  })
  page.on('response', (response) => response.status() >= 400 && wrong.push(`lacks ${response.url()}`))
  return wrong
}

describe('each page loads from its own server alone, without errors, and its labels hold', () => {
  it.each(names)('%s', async (name) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    const wrong = watch(page)
    await page.goto(server.url(`/${name}/index.html`), { waitUntil: 'networkidle' })
    if (shots) await page.screenshot({ path: `${shots}/${name}.png` })
    expect(await page.locator('body :visible').count()).toBeGreaterThan(10)
    await page.evaluate(check)
    // What grows or fades in is there a while after the last request: asked again until it is.
    const faults = () => page.evaluate(`check.faults(${JSON.stringify(built.truthOf(name))})`) as Promise<Fault[]>
    await expect.poll(faults, { timeout: 20_000, interval: 100 }).toEqual([])
    expect(wrong).toEqual([])
    await page.close()
  })
})
