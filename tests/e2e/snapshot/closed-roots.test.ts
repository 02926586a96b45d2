import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  ask,
  grantSite,
  inject,
  type Launched,
  launchWithExtension,
  openTab,
  type PageServer,
  servePages,
  triggerAction,
} from '../../support/extension.ts'

/** More elements with content than are asked for a closed root in one look. */
const many = 900
const host = (name: string) => `<section id="${name}"><b>Words of ${name}</b></section>`

let server: PageServer
let browser: Launched
beforeAll(async () => {
  server = await servePages({
    '/start': '<!doctype html><title>Start</title>',
    '/': `<!doctype html><title>Roots</title>${host('first')}${'<div><p>Words</p></div>'.repeat(many)}${host('last')}
      <script>
        for (const name of ['first', 'last'])
          document.getElementById(name).attachShadow({ mode: 'closed' }).innerHTML = '<slot></slot><button>In ' + name + '</button>'
      </script>`,
  })
  browser = await launchWithExtension({ headless: true })
  await triggerAction(browser, await openTab(browser, server.url('shop.test', '/start')))
  await grantSite(browser, '*')
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

const look = async (page: Page) => {
  const { lines } = await ask(browser, page, 'frame.snapshot', { budget: 100_000_000, scope: 'page' })
  return lines.join('\n')
}

it('reads closed roots of built-in elements that have content of their own, on a very large page by a later look', async () => {
  const page = await browser.openPage(server.url('shop.test', '/'))
  await inject(browser, page)
  await ask(browser, page, 'frame.attach', { run: 'roots', frame: 0, grant: { from: 1, to: 1000 } })
  const first = await look(page)
  expect(first).toContain('button "In first"')
  // Until it is asked, what it shows of the page's own is read all the same.
  expect(first).toContain('Words of last')
  let looks = 1
  for (let text = first; !text.includes('button "In last"') && looks < 8; looks++) text = await look(page)
  expect(looks).toBeLessThan(8)
  expect(await look(page)).toContain('button "In last"')
})
