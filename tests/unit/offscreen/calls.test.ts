import { afterEach, expect, test, vi } from 'vitest'
import { createCalls } from '../../../src/offscreen/calls.ts'
import { callState } from '../../../src/protocol/model.ts'
import { gate, say } from '../../support/model-server.ts'
import { chatRequest, endpoint, serve } from './ask.ts'

const long = 60_000
const noBug = (error: unknown) => {
  throw error
}
const open = (keep?: number) => createCalls(fetch, noBug, keep)

afterEach(() => {
  vi.useRealTimers()
})

test('a poll waits for the end', async () => {
  const { baseUrl } = await serve([say('hello')])
  const calls = open()
  calls.start('a', chatRequest(endpoint(baseUrl, { stream: false })))
  const state = await calls.poll('a', 0, long)
  expect(callState.parse(state)).toMatchObject({ state: 'done', reply: { text: 'hello' } })
})

test('a poll waits for more text than has been seen', async () => {
  const held = gate()
  const { baseUrl } = await serve([{ text: 'onetwo', chunk: 3, pause: { after: 2, until: held.until } }])
  const calls = open()
  calls.start('a', chatRequest(endpoint(baseUrl)))
  expect(await calls.poll('a', 0, long)).toEqual({ state: 'running', text: 'one' })
  const next = calls.poll('a', 3, long)
  held.open()
  expect(await next).toMatchObject({ text: 'onetwo' })
  expect(await calls.poll('a', 6, long)).toMatchObject({ state: 'done', reply: { text: 'onetwo' } })
})

test('a poll ends after its time', async () => {
  const asked = gate()
  const { baseUrl } = await serve(() => {
    asked.open()
    return { hold: new Promise(() => {}) }
  })
  const calls = open()
  calls.start('a', chatRequest(endpoint(baseUrl)))
  await asked.until
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const state = calls.poll('a', 0, long)
  vi.advanceTimersByTime(long)
  expect(await state).toEqual({ state: 'running', text: '' })
  calls.drop('a')
})

test('a second start of the same call asks nobody', async () => {
  const { baseUrl, chats } = await serve([say('hello'), say('again')])
  const calls = open()
  calls.start('a', chatRequest(endpoint(baseUrl)))
  calls.start('a', chatRequest(endpoint(baseUrl)))
  await calls.poll('a', 1000, long)
  calls.start('a', chatRequest(endpoint(baseUrl)))
  expect(await calls.poll('a', 0, long)).toMatchObject({ reply: { text: 'hello' } })
  expect(chats()).toHaveLength(1)
})

test('a fault is an end, and stays until it is dropped', async () => {
  const calls = open()
  calls.start('a', chatRequest(endpoint('nowhere')))
  const failed = { state: 'failed', fault: { kind: 'address' } }
  expect(await calls.poll('a', 0, long)).toMatchObject(failed)
  expect(await calls.poll('a', 0, long)).toMatchObject(failed)
  calls.drop('a')
  expect(await calls.poll('a', 0, long)).toEqual({ state: 'unknown' })
})

test('a dropped call ends its request and whoever waits for it', async () => {
  const [asked, gone] = [gate(), gate()]
  const { baseUrl } = await serve(() => {
    asked.open()
    return { hold: new Promise(() => {}) }
  })
  const seeing: typeof fetch = (input, init) => {
    init?.signal?.addEventListener('abort', () => gone.open())
    return fetch(input, init)
  }
  const calls = createCalls(seeing, noBug)
  calls.start('a', chatRequest(endpoint(baseUrl)))
  await asked.until
  const waiting = calls.poll('a', 0, long)
  calls.drop('a')
  expect(await waiting).toEqual({ state: 'unknown' })
  await gone.until
  calls.drop('a')
})

test('only the newest ends are kept; what runs is never forgotten', async () => {
  const held = gate()
  const { baseUrl } = await serve(() => ({ text: 'late', hold: held.until }))
  const calls = open(2)
  calls.start('slow', chatRequest(endpoint(baseUrl)))
  for (const id of ['a', 'b', 'c']) {
    calls.start(id, chatRequest(endpoint('nowhere')))
    await calls.poll(id, 0, long)
  }
  const states = await Promise.all(['a', 'b', 'c'].map((id) => calls.poll(id, 0, long)))
  expect(states.map(({ state }) => state)).toEqual(['unknown', 'failed', 'failed'])
  held.open()
  const slow = await calls.poll('slow', 1000, long)
  expect(slow).toMatchObject({ state: 'done' })
  expect(await calls.poll('b', 0, long)).toEqual({ state: 'unknown' })
})

test('a bug in the call is told, and is an end', async () => {
  const bugs: unknown[] = []
  const broken = new RangeError('broken')
  const calls = createCalls(fetch, (error) => bugs.push(error))
  const request = chatRequest(endpoint('http://127.0.0.1:1/v1'))
  calls.start('a', {
    ...request,
    get messages(): never {
      throw broken
    },
  })
  expect(await calls.poll('a', 0, long)).toMatchObject({ state: 'failed', fault: { kind: 'lost' } })
  expect(bugs).toEqual([broken])
})
