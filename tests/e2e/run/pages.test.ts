import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { evaluate, inWorker, openTab, until } from '../../support/extension.ts'
import { call } from '../../support/model-server.ts'
import { type CountingSite, startCountingSite } from './counting-site.ts'
import { byResults, click, end } from './script.ts'
import { openStage, type Stage } from './stage.ts'

let site: CountingSite
let stage: Stage

beforeAll(async () => {
  site = await startCountingSite()
  stage = await openStage(`${site.origin}/`, [site.origin])
})
beforeEach(async () => {
  await stage.reset(`${site.origin}/`)
  site.presses.length = 0
})
afterAll(async () => {
  await stage?.close()
  await site?.close()
})

const ask = () => call('ask_user', { question: 'Go on?' })

/** Starts a run in a tab of its own that shows something no agent can work on. */
async function runOn(url: string) {
  const target = await openTab(stage.browser, 'about:blank')
  await stage.browser.cdp.send('Target.activateTarget', { targetId: target })
  const session = await stage.browser.cdp.attach(target)
  await session.send('Page.navigate', { url })
  await stage.browser.cdp.send('Target.detachFromTarget', { sessionId: session.sessionId })
  const { tabId } = await until('the tab in front', async () => {
    const place = await stage.panel.place()
    return place.tabId > 0 && place
  })
  return { target, tabId, run: await stage.run('Press 1', { script: ask, tabId }) }
}

const close = (targetId: string) => stage.browser.cdp.send('Target.closeTarget', { targetId })

it.each(['chrome://version/', 'chrome://settings/', 'view-source:http://127.0.0.1/', 'about:blank'])(
  '%s gets a sentence and a way out',
  async (url) => {
    const { target, run } = await runOn(url)
    const state = await run.until((s) => s.paused ?? s.access)
    if (state.paused)
      expect(state.paused).toMatchObject({
        cause: 'page',
        sentence: expect.stringMatching(/\.$/),
        wayOut: expect.stringMatching(/\.$/),
      })
    await close(target)
  },
)

it('a PDF says that it is one and how it is read', async () => {
  const { target, run } = await runOn(`${site.origin}/file.pdf`)
  const state = await run.until((s) => s.question)
  expect(state.page?.text).toMatch(/a PDF: read \{\} gives its text/)
  await stage.panel.ask('run.stop', { run: run.id })
  await close(target)
})

it('an address where nobody answers says that it could not be loaded', async () => {
  const run = await stage.run('Go there', {
    script: byResults(() => call('navigate', { url: `${site.origin.replace(/\d+$/, '9')}/` }), ask),
  })
  const state = await run.until((s) => s.paused ?? s.access)
  expect(state.paused?.sentence ?? state.access?.origin).toMatch(/could not load|127\.0\.0\.1:9/)
})

it('a tab closed in mid-run ends in a sentence, and the run can be stopped', async () => {
  const target = await openTab(stage.browser, `${site.origin}/next`)
  await stage.browser.cdp.send('Target.activateTarget', { targetId: target })
  const run = await stage.run('Wait', {
    script: byResults(
      ask,
      (body) => click(body, 'Press there'),
      () => end(),
    ),
  })
  const { question } = await run.until('asking')
  await close(target)
  await stage.panel.ask('run.answer', { run: run.id, question: question?.id ?? '', text: 'yes' })
  const state = await run.until((s) => s.paused)
  expect(state.paused?.sentence).toBe('The tab was closed.')
  await stage.panel.ask('run.stop', { run: run.id })
  await run.until('stopped')
})

it('a tab that the browser put to sleep says so, and goes on when it is awake', async () => {
  await openTab(stage.browser, `${site.origin}/next`)
  const tabs = `chrome.tabs.query({ url: ${JSON.stringify(`${site.origin}/next`)} }).then(([tab]) => tab.id)`
  const tabId = (await inWorker(stage.browser, tabs)) as number
  await stage.browser.cdp.send('Target.activateTarget', { targetId: stage.tab })
  const script = byResults(
    ask,
    (body) => click(body, 'Press there'),
    () => end('There.', ['The next page']),
  )
  const run = await stage.run('Press there', { script, tabId })
  const { question } = await run.until('asking')
  // Its number may be another one afterwards.
  const asleep = await inWorker(stage.browser, `chrome.tabs.discard(${tabId}).then((tab) => tab.id)`)
  if (asleep !== tabId) await run.until((s) => s.tabId === asleep)
  await stage.panel.ask('run.answer', { run: run.id, question: question?.id ?? '', text: 'yes' })
  expect((await run.until('paused')).paused?.sentence).toContain('to sleep')
  await inWorker(stage.browser, `chrome.tabs.update(${asleep}, { active: true }).then(() => 1)`)
  await until(
    'the tab to wake',
    async () => (await inWorker(stage.browser, `chrome.tabs.get(${asleep}).then((tab) => tab.status)`)) === 'complete',
  )
  await stage.panel.ask('run.resume', { run: run.id })
  const woken = await run.until((s) => s.ended)
  expect(woken.steps[1]?.status).toBe('ok')
  expect(site.presses).toEqual(['there'])
  await inWorker(stage.browser, `chrome.tabs.remove(${asleep}).then(() => 1)`)
})

it('a crashed page says so, and goes on after a reload', async () => {
  const run = await stage.run('Wait', {
    script: byResults(
      ask,
      (body) => click(body, 'Press 1'),
      () => end(),
    ),
  })
  const { question } = await run.until('asking')
  const session = await stage.browser.cdp.attach(stage.tab)
  session.send('Page.crash').catch(() => {})
  await until(
    'the crash',
    async () =>
      (await Promise.race([
        evaluate(stage.browser.cdp, stage.tab, '1').catch(() => 'crashed'),
        new Promise((resolve) => setTimeout(resolve, 1000, 'crashed')),
      ])) === 'crashed',
  )
  await stage.panel.ask('run.answer', { run: run.id, question: question?.id ?? '', text: 'yes' })
  const state = await run.until((s) => s.paused)
  expect(state.paused).toMatchObject({ cause: 'page', sentence: expect.stringMatching(/crash|does not answer/) })
  await session.send('Page.reload')
  await stage.browser.cdp.send('Target.detachFromTarget', { sessionId: session.sessionId })
  await until('the page', async () => (await stage.inPage('document.readyState')) === 'complete')
  await stage.panel.ask('run.resume', { run: run.id })
  await run.until((s) => s.ended)
  expect(site.presses).toEqual(['1'])
})

it('a tab that navigates while an action waits loses nothing and repeats nothing', async () => {
  await stage.inPage(`document.querySelector('[data-press="1"]').disabled = true`)
  const run = await stage.run('Press 1', {
    script: byResults(
      (body) => click(body, 'Press 1'),
      (body) => click(body, 'Press there'),
      () => end('There.', ['The next page']),
    ),
  })
  await run.until((s) => s.pending)
  await stage.inPage(`location.href = '/next'`)
  const state = await run.until((s) => s.ended)
  expect(state.steps[0]?.status).toMatch(/failed|unknown/)
  expect(site.presses).toEqual(['there'])
})

it.each([
  'file:///etc/passwd',
  'javascript:alert(1)',
  'data:text/html,x',
  'view-source:http://127.0.0.1/',
  'chrome-extension://abc/x.html',
  'chrome://settings',
])('navigate to %s is refused with the reason', async (url) => {
  const run = await stage.run('Go', {
    script: byResults(
      () => call('navigate', { url }),
      () => end(),
    ),
  })
  const state = await run.until((s) => s.ended)
  expect(state.steps[0]).toMatchObject({ status: 'refused', said: expect.stringContaining('never opened') })
  expect(await stage.inPage('location.pathname')).toBe('/')
})

it('a site that is not shared is asked for; no: the run waits; revoked in mid-run: nothing is sent', async () => {
  const other = await startCountingSite()
  try {
    const script = byResults(
      () => call('navigate', { url: `${other.origin}/` }),
      (body) => click(body, 'Press 1'),
      () => end(),
    )
    const run = await stage.run('Go to another site', { script })
    const asked = await run.until('access')
    expect(asked.access?.origin).toBe(other.origin)
    await stage.panel.ask('sites.deny', { run: run.id, origin: other.origin })
    expect((await run.until('paused')).paused?.sentence).toContain('is not shared')
    expect(other.presses).toEqual([])
  } finally {
    await other.close()
  }
})

it('a site revoked while a question is open is not touched any more', async () => {
  const run = await stage.run('Ask', {
    script: byResults(
      ask,
      (body) => click(body, 'Press 2'),
      () => end(),
    ),
  })
  const { question } = await run.until('asking')
  await stage.panel.ask('sites.revoke', { origin: site.origin, tabId: null })
  await stage.panel.ask('sites.revoke', { origin: site.origin, tabId: (await stage.panel.place()).tabId })
  await stage.panel.ask('run.answer', { run: run.id, question: question?.id ?? '', text: 'yes' })
  expect((await run.until('access')).access?.origin).toBe(site.origin)
  expect(site.presses).toEqual([])
  await stage.panel.ask('sites.share', { origin: site.origin, subdomains: false })
  await run.until((s) => s.ended)
  expect(site.presses).toEqual(['2'])
})
