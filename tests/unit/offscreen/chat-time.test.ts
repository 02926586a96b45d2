import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { gate } from '../../support/model-server.ts'
import { ask, chatRequest, endpoint, faultOf, replyOf, serve, ways } from './ask.ts'

// Only the clock is false; the connection is real. Node's own fetch gives up after 300 s, so all is less than that here.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const seconds = (n: number) => n * 1000

test.each(ways)('a late first byte is in time, $way', async ({ stream }) => {
  const [asked, held] = [gate(), gate()]
  const { baseUrl } = await serve(() => {
    asked.open()
    return { text: 'at last', hold: held.until }
  })
  const end = ask(chatRequest(endpoint(baseUrl, { stream }), { timeout: seconds(100) }))
  await asked.until
  vi.advanceTimersByTime(seconds(99))
  held.open()
  expect(replyOf(await end).text).toBe('at last')
})

test.each(ways)('silence beyond the limit is a time-out, $way', async ({ stream }) => {
  const asked = gate()
  const { baseUrl } = await serve(() => {
    asked.open()
    return { hold: new Promise(() => {}) }
  })
  const end = ask(chatRequest(endpoint(baseUrl, { stream }), { timeout: seconds(100) }))
  await asked.until
  vi.advanceTimersByTime(seconds(100))
  expect(faultOf(await end)).toMatchObject({ kind: 'timeout' })
})

test('in a stream each byte begins the time anew', async () => {
  const [paused, first] = [gate(), gate()]
  const { baseUrl } = await serve([{ text: 'onetwo', chunk: 3, pause: { after: 2, until: paused.until } }])
  const end = ask(chatRequest(endpoint(baseUrl), { timeout: seconds(100) }), () => first.open())
  vi.advanceTimersByTime(seconds(90))
  await first.until
  vi.advanceTimersByTime(seconds(90))
  paused.open()
  expect(replyOf(await end).text).toBe('onetwo')
})

test('a stream that falls silent is a time-out', async () => {
  const first = gate()
  const { baseUrl } = await serve([{ text: 'onetwo', chunk: 3, pause: { after: 2, until: new Promise(() => {}) } }])
  const end = ask(chatRequest(endpoint(baseUrl), { timeout: seconds(100) }), () => first.open())
  await first.until
  vi.advanceTimersByTime(seconds(100))
  expect(faultOf(await end)).toMatchObject({ kind: 'timeout' })
})

test('without streaming the time is for all, also when the body has begun', async () => {
  const asked = gate()
  const { baseUrl } = await serve(() => {
    asked.open()
    return { text: 'hello', pause: { after: 0, until: new Promise(() => {}) } }
  })
  const headed = gate()
  const seeing: typeof fetch = async (input, init) => {
    const response = await fetch(input, init)
    headed.open()
    return response
  }
  vi.stubGlobal('fetch', seeing)
  const end = ask(chatRequest(endpoint(baseUrl, { stream: false }), { timeout: seconds(100) }))
  vi.unstubAllGlobals()
  await headed.until
  vi.advanceTimersByTime(seconds(100))
  expect(faultOf(await end)).toMatchObject({ kind: 'timeout' })
})
