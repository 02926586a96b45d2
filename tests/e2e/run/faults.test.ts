import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call, errorInBody, refuse, type Step, webPage } from '../../support/model-server.ts'
import { type CountingSite, startCountingSite } from './counting-site.ts'
import { click, end, refOf } from './script.ts'
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

/** A fault first, then a press and the end. */
const faultFirst = (fault: Step) => (body: Parameters<typeof click>[0], n: number) =>
  n === 0 ? fault : n === 1 ? click(body, 'Press 1') : end()

const broken = { text: '', calls: [{ name: 'click', args: '{"ref": "e1' }] }

describe.each([true, false])('streaming %s: a passing fault ends no run', (stream) => {
  it.each<[string, Step, string]>([
    ['429 with Retry-After', refuse(429, 'slow down', 'rate_limit_exceeded', { 'retry-after': '1' }), 'rate-limited'],
    ['500', refuse(500, 'oops'), 'server-error'],
    ['503', refuse(503, 'loading'), 'server-error'],
    ['a web page instead of JSON', webPage(), 'not-json'],
    ['an empty reply', {}, 'empty-reply'],
    ['a reply cut off', { text: 'I will now look at the page and then', cut: 2 }, 'cut-off'],
    ['an error inside a 200', errorInBody('overloaded', 'server_error'), 'server-error'],
  ])('%s is tried again', async (_, fault, name) => {
    const run = await stage.run('Press 1', { script: faultFirst(fault), stream })
    const state = await run.until((s) => s.ended)
    expect(state.ended?.status).toBe('done')
    expect(site.presses).toEqual(['1'])
    expect(
      run.events
        .filter((event) => event.type === 'model.failed')
        .map((event) => event.type === 'model.failed' && event.fault),
    ).toEqual([name])
  })

  it.each<[string, Step, RegExp]>([
    ['broken arguments', broken, /arguments/],
    ['an unknown tool', call('klick', { ref: 'e1' }), /no tool "klick"/],
    ['wrong arguments', call('click', { ref: 7 }), /ref/],
    ['a ref that was never given', call('click', { ref: 'e999999' }), /e999999/],
  ])('%s: the model is told', async (_, fault, sentence) => {
    const run = await stage.run('Press 1', { script: faultFirst(fault), stream })
    await run.until((s) => s.ended)
    expect(site.presses).toEqual(['1'])
    expect(run.state().entries.find((entry) => entry.kind === 'result')).toMatchObject({
      said: expect.stringMatching(sentence),
    })
  })

  it.each<[string, Step, string]>([
    ['401', refuse(401, 'Incorrect API key provided', 'invalid_api_key'), 'key-refused'],
    ['403', refuse(403, 'country not supported'), 'forbidden'],
    ['404', refuse(404, 'The model `test-model` does not exist', 'model_not_found'), 'no-such-model'],
    ['429 for a quota', refuse(429, 'You exceeded your current quota', 'insufficient_quota'), 'quota-exhausted'],
  ])('%s pauses with a way out, and goes on after resume', async (_, fault, name) => {
    const run = await stage.run('Press 1', { script: faultFirst(fault), stream })
    const state = await run.until('paused')
    expect(state.paused).toMatchObject({
      cause: 'fault',
      sentence: expect.stringMatching(/\w/),
      wayOut: expect.stringMatching(/\w/),
    })
    expect(run.events.find((event) => event.type === 'model.failed')).toMatchObject({ fault: name })
    await stage.panel.ask('run.resume', { run: run.id })
    await run.until((s) => s.ended)
    expect(site.presses).toEqual(['1'])
  })
})

it('words instead of actions: the model is nudged once, then the user is asked', async () => {
  const run = await stage.run('Press 1', { script: () => ({ text: 'I would press the first button.' }) })
  const state = await run.until('paused')
  expect(state.paused?.sentence).toContain('I would press the first button.')
  expect(stage.model().chats()).toHaveLength(2)
})

it('five faults in a row pause the run', async () => {
  const script = (body: Parameters<typeof click>[0], n: number) =>
    n < 5
      ? refuse(429, 'slow', 'rate_limit_exceeded', { 'retry-after': '0' })
      : n === 5
        ? click(body, 'Press 2')
        : end()
  const run = await stage.run('Press 2', { script })
  const state = await run.until('paused')
  expect(state.faultsInRow).toBe(5)
  await stage.panel.ask('run.resume', { run: run.id })
  await run.until((s) => s.ended)
  expect(site.presses).toEqual(['2'])
})

it('Ollama gets its POST without an Origin, and no page loses its own', async () => {
  const script = (body: Parameters<typeof click>[0], n: number) => (n === 0 ? click(body, 'Press 3') : end())
  const run = await stage.run('Press 3', { script, server: { ollama: true } })
  await run.until((s) => s.ended)
  expect(site.presses).toEqual(['3'])
  const posts = stage
    .model()
    .requests()
    .filter((request) => request.method === 'POST')
  expect(posts.map((request) => request.headers.origin)).toEqual([undefined, undefined])
  await stage.inPage(
    `fetch(${JSON.stringify(`${stage.model().baseUrl}/chat/completions`)}, { method: 'POST', mode: 'no-cors', body: '{}' }).then(() => 1, () => 1)`,
  )
  const pages = stage
    .model()
    .requests()
    .filter((request) => request.headers.origin !== undefined)
  expect(pages.map((request) => request.headers.origin)).toEqual([site.origin])
})

it('a run whose model was removed says so', async () => {
  const run = await stage.run('Wait', { script: () => call('ask_user', { question: 'Go on?' }) })
  const { question, model } = await run.until('asking')
  await stage.panel.ask('models.remove', { id: model.kind === 'endpoint' ? model.id : '' })
  await stage.panel.ask('run.answer', { run: run.id, question: question?.id ?? '', text: 'yes' })
  const state = await run.until('paused')
  expect(state.paused?.sentence).toContain('removed')
})

it('the test button names the fault', async () => {
  const server = await stage.run('Wait', {
    script: (_, n) => (n === 0 ? end() : refuse(401, 'Incorrect API key', 'invalid_api_key')),
  })
  await server.until((s) => s.ended)
  const { baseUrl } = stage.model()
  const tested = await stage.panel.ask('models.test', {
    id: null,
    baseUrl,
    key: 'sk-wrong',
    model: 'test-model',
    stream: true,
  })
  expect(tested.trouble).toMatchObject({ name: 'key-refused' })
  const nowhere = await stage.panel.ask('models.test', {
    id: null,
    baseUrl: 'not an address',
    key: null,
    model: 'x',
    stream: true,
  })
  expect(nowhere.trouble).toMatchObject({ name: 'bad-address' })
  const { models } = await stage.panel.ask('models.list', { id: null, baseUrl, key: 'sk' })
  expect(models).toEqual(['test-model'])
})

it('a stranger to the page cannot be named by a ref', async () => {
  const run = await stage.run('Press 1', {
    script: (body, n) => (n === 0 ? call('click', { ref: `f9${refOf(body, 'Press 1')}` }) : end()),
  })
  const state = await run.until((s) => s.ended)
  expect(state.steps[0]?.status).toBe('failed')
  expect(site.presses).toEqual([])
})
