import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { call, gate } from '../../support/model-server.ts'
import { type CountingSite, startCountingSite } from './counting-site.ts'
import { byResults, click, end, lastTold } from './script.ts'
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

/** A real click of a person, as the browser itself makes it. */
async function personClicks(selector: string): Promise<void> {
  const center = `(() => { const { x, y, width, height } = document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect(); return { x: x + width / 2, y: y + height / 2 } })()`
  const at = (await stage.inPage(center)) as { x: number; y: number }
  const session = await stage.browser.cdp.attach(stage.tab)
  for (const type of ['mousePressed', 'mouseReleased'] as const) {
    await session.send('Input.dispatchMouseEvent', { type, ...at, button: 'left', clickCount: 1 })
  }
  await stage.browser.cdp.send('Target.detachFromTarget', { sessionId: session.sessionId })
}

it('pauses when the user takes the wheel, and tells the model what changed when it is handed back', async () => {
  const { until: hold, open } = gate()
  const script = byResults(
    (body) => click(body, 'Press 1'),
    (body) => ({ ...click(body, 'Press 2'), hold }),
    () => end(),
  )
  const run = await stage.run('Press 1 and 2', {
    script: (body) => (lastTold(body).includes('Since you last looked') ? click(body, 'Press 3') : script(body)),
  })
  await run.until((s) => s.phase === 'proposing' && s.counts.steps === 1)
  await personClicks('[data-press="9"]')
  const state = await run.until('paused')
  expect(state.paused).toMatchObject({ cause: 'hands', sentence: expect.stringContaining('You took the wheel') })
  // The model's reply comes while the human drives: refused, not queued.
  open()
  await run.until((s) => s.asked === null)
  expect(site.presses).toEqual(['1', '9'])
  await stage.panel.ask('run.resume', { run: run.id })
  await run.until(() => site.presses.includes('3'))
  expect(site.presses).toEqual(['1', '9', '3'])
  expect(
    stage
      .model()
      .chats()
      .at(-1)
      ?.messages.map((message) => message.content)
      .join('\n'),
  ).toMatch(/Since you last looked:[\s\S]*9/)
})

it('the guard in the page holds although the worker has not heard of it', async () => {
  const run = await stage.run('Ask', {
    script: byResults(
      () => call('ask_user', { question: 'Go?' }),
      () => end(),
    ),
  })
  const { question, frames } = await run.until('asking')
  await personClicks('[data-press="9"]')
  const act = JSON.stringify({
    to: 'content',
    kind: 'frame.act',
    body: { id: 'direct', command: { do: 'press', keys: 'Tab' }, expect: {} },
  })
  const frame = frames.at(-1)
  // Straight to the content script, past the loop.
  const { targetInfos } = await stage.browser.cdp.send('Target.getTargets')
  const worker = targetInfos.find((info) => info.type === 'service_worker')?.targetId ?? ''
  const inject = `chrome.scripting.executeScript({ target: { tabId: ${frame?.tabId}, documentIds: ['${frame?.documentId}'] }, files: ['src/content/hands.js'] })`
  const said = (await stage.inPage(
    `${inject}.then(() => chrome.tabs.sendMessage(${frame?.tabId}, ${act}))`,
    worker,
  )) as { ok: boolean; value: { outcome: string } }
  expect(said).toMatchObject({ ok: true, value: { outcome: 'held' } })
  await stage.panel.ask('run.answer', { run: run.id, question: question?.id ?? '', text: 'go' })
  await run.until((s) => s.ended)
})

it('hands over, lets the user work in the page, and goes on knowing what they did', async () => {
  const script = byResults(
    () => call('ask_user', { question: 'Please press 8 yourself.', kind: 'handover' }),
    (body) => (JSON.stringify(body.messages).includes('8 ') ? click(body, 'Press 4') : end('no')),
    () => end(),
  )
  const run = await stage.run('Hand over', { script })
  const { question } = await run.until('asking')
  await personClicks('[data-press="8"]')
  await stage.panel.ask('run.answer', { run: run.id, question: question?.id ?? '', text: 'done' })
  await run.until((s) => s.ended)
  expect(site.presses).toEqual(['8', '4'])
})

it.each(['Warn me', 'Warn me now'])(
  'a native dialog (%s) stops the run, says so, and lets it go on when it is answered',
  async (name) => {
    const script = byResults(
      (body) => click(body, name),
      (body) => click(body, 'Press 5'),
      () => end(),
    )
    const session = await stage.browser.cdp.attach(stage.tab)
    await session.send('Page.enable')
    const run = await stage.run('Warn', { script })
    const state = await run.until((s) => s.paused?.cause === 'page')
    expect(state.paused?.sentence).toContain('a dialog is open')
    await session.send('Page.handleJavaScriptDialog', { accept: true })
    await stage.browser.cdp.send('Target.detachFromTarget', { sessionId: session.sessionId })
    await run.until((s) => s.ended)
    expect(site.presses).toEqual([name === 'Warn me' ? 'alert' : 'alert-now', '5'])
  },
)
