import { afterAll, beforeAll, expect, it } from 'vitest'
import { bundles } from '../../../src/protocol/bundles.ts'
import { inWorker, openHiddenTab } from '../../support/extension.ts'
import { call } from '../../support/model-server.ts'
import { type CountingSite, startCountingSite } from './counting-site.ts'
import { byResults, end } from './script.ts'
import { openStage, type Stage } from './stage.ts'

let site: CountingSite
let stage: Stage

beforeAll(async () => {
  site = await startCountingSite()
  stage = await openStage(`${site.origin}/`, [site.origin])
})
afterAll(async () => {
  await stage?.close()
  await site?.close()
})

/** Runs a function's text in the isolated world of every tab of the site, by tab address. */
const inTabs = async (body: string) => {
  const script = `chrome.tabs.query({ url: ${JSON.stringify(`${site.origin}/*`)} }).then((tabs) => Promise.all(tabs.map(async (tab) => {
    const [{ result }] = await chrome.scripting.executeScript({ target: { tabId: tab.id }, func: async () => { ${body} } })
    return [new URL(tab.url).pathname, result]
  })))`
  return Object.fromEntries((await inWorker(stage.browser, script)) as [string, unknown][])
}

it('a content script cannot read the keys, and an unused tab has nothing of ours', async () => {
  await openHiddenTab(stage.browser, `${site.origin}/next`)
  const script = byResults(
    () => call('ask_user', { question: 'Go on?' }),
    () => end(),
  )
  const run = await stage.run('Ask', { script })
  const { question } = await run.until('asking')
  const there = await inTabs("return globalThis[Symbol.for('cobrowser.frame')] !== undefined")
  expect(there).toEqual({ '/': true, '/next': false })
  const keys = await inTabs('return chrome.storage.local.get(null).then(() => "read", (error) => String(error))')
  for (const said of Object.values(keys)) expect(said).toMatch(/Access to storage is not allowed/)
  await stage.panel.ask('run.answer', { run: run.id, question: question?.id ?? '', text: 'yes' })
  await run.until((s) => s.ended)
})

const scripts = Object.values(bundles).flatMap(({ files }) => files)

it('a page can neither load nor message the extension', async () => {
  const base = `chrome-extension://${stage.browser.id}`
  for (const path of [...scripts, 'src/sidepanel/index.html', 'manifest.json']) {
    expect(await stage.inPage(`fetch('${base}/${path}').then(() => 'loaded', () => 'refused')`)).toBe('refused')
  }
  expect(await stage.inPage('typeof chrome === "undefined" || chrome.runtime === undefined')).toBe(true)
})

it('the panel lane is closed to pages of the extension that are no panel, and to tabs', async () => {
  const message = JSON.stringify({ to: 'panel', kind: 'notes.list', body: {} })
  const fromTab = await inTabs(`return chrome.runtime.sendMessage(${message})`)
  for (const answer of Object.values(fromTab)) expect(answer).toMatchObject({ ok: false, error: { code: 'forbidden' } })
})
