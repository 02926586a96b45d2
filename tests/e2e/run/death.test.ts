import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { RunEvent } from '../../../src/protocol/events.ts'
import { killWorker, until } from '../../support/extension.ts'
import { call, gate } from '../../support/model-server.ts'
import { type CountingSite, startCountingSite } from './counting-site.ts'
import { byResults, click, end } from './script.ts'
import { type Following, openStage, type Stage } from './stage.ts'

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

const seen = (run: Following, type: RunEvent['type']) =>
  run.until(() => run.events.some((event) => event.type === type))

/** Two presses and the end; what the page counts is the judge. */
const twoPresses = byResults(
  (body) => click(body, 'Press 1'),
  (body) => click(body, 'Press 2'),
  () => end(),
)

async function endsRight(run: Following, presses: string[]): Promise<void> {
  const state = await run.until((s) => s.ended)
  expect(state.ended).toMatchObject({ status: 'done' })
  expect(site.presses).toEqual(presses)
}

describe('a run goes on after the death of the worker', () => {
  it.each(['model.answered', 'action.dispatched', 'action.settled', 'page.observed'] as const)(
    'right after %s',
    async (type) => {
      const run = await stage.run('Press both', { script: twoPresses })
      await seen(run, type)
      await killWorker(stage.browser)
      await endsRight(run, ['1', '2'])
    },
  )

  it('while the action waits for its element: dispatched, not yet done', async () => {
    await stage.inPage(`(() => {
      const cover = document.createElement('div')
      cover.id = 'cover'
      cover.style = 'position:fixed;inset:0;background:#fff8'
      document.querySelector('[data-press="1"]').addEventListener('focus', () => {})
      addEventListener('uncover', () => cover.remove())
      // The button is ready for the look and covered once the act has begun: it waits for what is about to become ready.
      const button = document.querySelector('[data-press="1"]')
      const wait = () => (window.dispatched ? document.body.append(cover) : setTimeout(wait, 5))
      wait()
    })()`)
    const run = await stage.run('Press both', { script: twoPresses })
    await seen(run, 'model.answered')
    await stage.inPage('window.dispatched = true')
    await seen(run, 'action.dispatched')
    await killWorker(stage.browser)
    await stage.inPage("dispatchEvent(new Event('uncover'))")
    await endsRight(run, ['1', '2'])
  })

  it('while the page settles: done, not yet reported', async () => {
    await stage.inPage(`document.querySelector('[data-press="1"]').addEventListener('click', () => {
      const until = Date.now() + 2500
      const stir = () => { document.querySelector('output').title = String(Math.random()); if (Date.now() < until) setTimeout(stir, 20) }
      stir()
    })`)
    const run = await stage.run('Press both', { script: twoPresses })
    await until('the press', async () => site.presses.length > 0)
    await killWorker(stage.browser)
    expect(run.events.some((event) => event.type === 'action.settled')).toBe(false)
    await endsRight(run, ['1', '2'])
  })

  it('while the model thinks: its reply is not asked for again', async () => {
    const { until: hold, open } = gate()
    let asked = 0
    const script = (body: Parameters<typeof twoPresses>[0]) => {
      asked++
      return asked === 1 ? { ...twoPresses(body), hold } : twoPresses(body)
    }
    const run = await stage.run('Press both', { script })
    await until('the question to the model', async () => asked === 1)
    await killWorker(stage.browser)
    open()
    await endsRight(run, ['1', '2'])
    expect(asked).toBe(3)
  })

  it('while an approval is asked: it is still asked, and not granted', async () => {
    const script = byResults(
      (body) => click(body, 'Place order'),
      () => end(),
    )
    const run = await stage.run('Order', { script })
    const { approval } = await run.until('approving')
    await killWorker(stage.browser)
    const state = await stage.panel.ask('run.pause', { run: run.id })
    expect(state.trouble).toBe(null)
    await run.until('paused')
    await stage.panel.ask('run.resume', { run: run.id })
    await run.until('approving')
    expect(site.presses).toEqual([])
    await stage.panel.ask('run.decide', { run: run.id, approval: approval?.id ?? '', decision: 'approve', text: '' })
    await endsRight(run, ['order'])
  })

  it('while a question is asked', async () => {
    const script = byResults(
      () => call('ask_user', { question: 'Shall I?' }),
      (body) => click(body, 'Press 3'),
      () => end(),
    )
    const run = await stage.run('Ask', { script })
    const { question } = await run.until('asking')
    await killWorker(stage.browser)
    await stage.panel.ask('run.answer', { run: run.id, question: question?.id ?? '', text: 'yes' })
    await endsRight(run, ['3'])
  })
})

it('a document that is gone with its ledger leaves the outcome unknown, and nothing is repeated', async () => {
  const script = byResults(
    (body) => click(body, 'Slow page'),
    (body) => (body.messages.at(-1)?.content?.includes('The slow page') ? end('There.', ['The slow page']) : end('?')),
  )
  const run = await stage.run('Go to the slow page', { script })
  await until('the press', async () => site.presses.length > 0)
  await killWorker(stage.browser)
  site.release()
  await endsRight(run, ['slow'])
})
