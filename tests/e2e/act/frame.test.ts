import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundles } from '../../../src/protocol/bundles.ts'
import {
  evaluate,
  grantSite,
  inWorker,
  type Launched,
  launchWithExtension,
  openHiddenTab,
  openTab,
  type PageServer,
  servePages,
  triggerAction,
} from '../../support/extension.ts'

/*
 * The built content script in its isolated world, spoken to by the worker. No run is active, so nobody else attaches.
 */

let browser: Launched
let pages: PageServer

beforeAll(async () => {
  pages = await servePages({
    '/': '<title>Page</title><button onclick="window.clicks = (window.clicks ?? 0) + 1">Save</button><label>Name <input id=i></label>',
  })
  browser = await launchWithExtension()
  await triggerAction(browser, await openTab(browser, 'about:blank'))
  await grantSite(browser, new URL(pages.url('shop.test')).origin)
})
afterAll(async () => {
  await browser?.close()
  await pages?.close()
})

const files = JSON.stringify(Object.values(bundles).flatMap(({ files }) => files))

async function tabAt(path: string, hidden = false) {
  const url = `${pages.url('shop.test', path)}?${Math.random()}`
  const target = await (hidden ? openHiddenTab : openTab)(browser, url)
  const tab = (await inWorker(
    browser,
    `chrome.tabs.query({ url: ${JSON.stringify(url)} }).then(([t]) => t.id)`,
  )) as number
  const inject = () =>
    inWorker(browser, `chrome.scripting.executeScript({ target: { tabId: ${tab} }, files: ${files} }).then(() => 0)`)
  const send = (kind: string, body: unknown) =>
    inWorker(browser, `chrome.tabs.sendMessage(${tab}, ${JSON.stringify({ to: 'content', kind, body })})`) as Promise<{
      ok: boolean
      value: Record<string, unknown> & { lines?: string[] }
      error?: { code: string }
    }>
  await inject()
  return { inject, send, inPage: (expression: string) => evaluate(browser.cdp, target, expression) }
}

const attach = { run: 'r1', frame: 0, grant: { from: 1, to: 500 } }
const look = { budget: 2000, scope: 'page' }
const refIn = (lines: string[] | undefined, words: string) =>
  /\[(e\d+)\]/.exec(lines?.find((line) => line.includes(words)) ?? '')?.[1] ?? 'none'

test('a second injection keeps refs, ledger and guard, and answers once', async () => {
  const { inject, send, inPage } = await tabAt('/')
  expect((await send('frame.act', { id: 'a0', command: { do: 'press', keys: 'Tab' }, expect: {} })).error?.code).toBe(
    'failed',
  )
  expect((await send('frame.attach', attach)).value).toMatchObject({ title: 'Page', held: false })
  const ref = refIn((await send('frame.snapshot', look)).value.lines, 'Save')
  const click = { id: 'a1', command: { do: 'click', ref }, expect: {} }
  expect((await send('frame.act', click)).value).toMatchObject({ outcome: 'done', strategy: 'ref' })
  await inject()
  expect((await send('frame.act', click)).value).toMatchObject({ outcome: 'done' })
  expect(await inPage('clicks')).toBe(1)
  expect(refIn((await send('frame.snapshot', look)).value.lines, 'Save')).toBe(ref)
  expect((await send('frame.act', { ...click, id: 'a2' })).value).toMatchObject({ outcome: 'done' })
  expect(await inPage('clicks')).toBe(2)
})

test('another run starts with other refs and an empty ledger; what was let go answers no more', async () => {
  const { send } = await tabAt('/')
  await send('frame.attach', attach)
  const ref = refIn((await send('frame.snapshot', look)).value.lines, 'Save')
  await send('frame.act', { id: 'a1', command: { do: 'click', ref }, expect: {} })
  await send('frame.attach', { ...attach, run: 'r2', grant: { from: 900, to: 950 } })
  expect((await send('frame.outcome', { id: 'a1' })).value).toEqual({ state: 'unknown' })
  expect(refIn((await send('frame.snapshot', look)).value.lines, 'Save')).toMatch(/^e9\d\d$/)
  await send('frame.detach', {})
  expect((await send('frame.snapshot', look)).ok).toBe(false)
})

test('the page can neither see the script nor speak to it', async () => {
  const { send, inPage } = await tabAt('/')
  await send('frame.attach', attach)
  await inPage(`postMessage({ to: 'content', kind: 'frame.detach', body: {} }, '*')`)
  expect(
    await inPage(`Object.getOwnPropertySymbols(globalThis).map(String).filter((s) => s.includes('cobrowser'))`),
  ).toEqual([])
  expect((await send('frame.snapshot', look)).ok).toBe(true)
})

test('in a hidden tab it acts too', async () => {
  const { send, inPage } = await tabAt('/', true)
  expect(await inPage('document.visibilityState')).toBe('hidden')
  await send('frame.attach', attach)
  const { lines } = (await send('frame.snapshot', look)).value
  const click = { do: 'click', ref: refIn(lines, 'Save') }
  expect((await send('frame.act', { id: 'h1', command: click, expect: {} })).value).toMatchObject({ outcome: 'done' })
  const fill = { do: 'fill', fields: [{ ref: refIn(lines, 'Name'), value: 'Ann' }] }
  expect((await send('frame.act', { id: 'h2', command: fill, expect: {} })).value).toMatchObject({ outcome: 'done' })
  expect(await inPage('[clicks, i.value].join()')).toBe('1,Ann')
})
