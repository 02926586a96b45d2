import { afterAll, beforeAll, expect, it } from 'vitest'
import { inWorker } from '../../support/extension.ts'
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
afterAll(async () => {
  await stage?.close()
  await site?.close()
})

const ask = () => call('ask_user', { question: 'Go on?' })

it('a full disk stops the run with a sentence, loses nothing, and goes on when there is room again', async () => {
  const script = byResults(
    ask,
    (body) => click(body, 'Press 1'),
    (body) => click(body, 'Press 2'),
    () => end(),
  )
  const run = await stage.run('Press both', { script })
  const { question } = await run.until('asking')
  // An extension with unlimitedStorage is exempt from quotas that could be set, so the write itself is made to fail.
  const fail = "throw new DOMException('The disk is full.', 'QuotaExceededError')"
  await inWorker(
    stage.browser,
    `self.add = IDBObjectStore.prototype.add; IDBObjectStore.prototype.add = () => { ${fail} }; 1`,
  )
  const answer = () => stage.panel.ask('run.answer', { run: run.id, question: question?.id ?? '', text: 'yes' })
  const { trouble } = await answer()
  expect(trouble).toMatchObject({
    sentence: expect.stringContaining('nothing is lost'),
    wayOut: expect.stringContaining('resume'),
  })
  expect(run.state().phase).toBe('asking')
  await inWorker(stage.browser, 'IDBObjectStore.prototype.add = self.add; 1')
  await stage.panel.ask('run.resume', { run: run.id })
  await answer()
  await run.until((s) => s.ended)
  expect(site.presses).toEqual(['1', '2'])
})

it('survives a reload of the extension in mid-run', async () => {
  await stage.reset(`${site.origin}/`)
  site.presses.length = 0
  const script = byResults(
    (body) => click(body, 'Press 3'),
    ask,
    (body) => click(body, 'Press 4'),
    () => end(),
  )
  const run = await stage.run('Press both', { script })
  const { question } = await run.until('asking')
  await stage.restart()
  const again = await stage.follow(run.id)
  await again.until('asking')
  await stage.panel.ask('run.answer', { run: run.id, question: question?.id ?? '', text: 'yes' })
  await again.until((s) => s.ended)
  expect(site.presses).toEqual(['3', '4'])
})
