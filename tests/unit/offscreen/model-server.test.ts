import { expect, test } from 'vitest'
import { say } from '../../support/model-server.ts'
import { ask, chatRequest, endpoint, faultOf, replyOf, serve } from './ask.ts'

const post = (baseUrl: string, headers: Record<string, string>, method = 'POST') =>
  fetch(`${baseUrl}/chat/completions`, { method, headers, ...(method === 'POST' && { body: '{"messages":[]}' }) })

test('refuses a foreign Origin without a word, like Ollama, and only that', async () => {
  const { baseUrl } = await serve([say('hello')], { ollama: true })
  const refused = await post(baseUrl, { origin: 'chrome-extension://abc' })
  expect([refused.status, await refused.text()]).toEqual([403, ''])
  expect(replyOf(await ask(chatRequest(endpoint(baseUrl)))).text).toBe('hello')
})

test('answers pre-flights only where it is told to', async () => {
  const closed = await serve([])
  expect((await post(closed.baseUrl, {}, 'OPTIONS')).status).toBe(403)
  const open = await serve([], { cors: { headers: ['authorization', 'content-type'] } })
  const preflight = await post(open.baseUrl, {}, 'OPTIONS')
  expect([preflight.status, preflight.headers.get('access-control-allow-headers')]).toEqual([
    204,
    'authorization, content-type',
  ])
})

test('past the end of its script it says so', async () => {
  const { baseUrl } = await serve([])
  expect(faultOf(await ask(chatRequest(endpoint(baseUrl))))).toMatchObject({
    status: 500,
    said: 'The script has no step 0.',
  })
})
