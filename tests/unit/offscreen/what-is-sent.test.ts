import { expect, test } from 'vitest'
import { say } from '../../support/model-server.ts'
import { ask, chatRequest, endpoint, replyOf, serve, ways } from './ask.ts'

test.each(ways)('headers $way: the key, and nothing that a pre-flight may refuse', async ({ stream }) => {
  const { baseUrl, requests } = await serve([say('hello')])
  await ask(chatRequest(endpoint(baseUrl, { stream })))
  const headers = requests()[0]?.headers ?? {}
  expect(headers.authorization).toBe('Bearer sk-secret-1234')
  // Those that fetch itself adds.
  const own = [
    'host',
    'connection',
    'accept-language',
    'sec-fetch-mode',
    'user-agent',
    'accept-encoding',
    'content-length',
  ]
  const ours = Object.keys(headers).filter((name) => !own.includes(name))
  expect(ours.sort()).toEqual(['accept', 'authorization', 'content-type'])
  expect(headers['user-agent']).not.toContain('OpenAI')
})

test('no key, no Authorization', async () => {
  const { baseUrl, requests } = await serve([say('hello')])
  replyOf(await ask(chatRequest(endpoint(baseUrl, { apiKey: ' ' }))))
  expect(requests()[0]?.headers).not.toHaveProperty('authorization')
})

test('the query of the address goes with the request', async () => {
  const { baseUrl, requests } = await serve([say('hello')])
  replyOf(await ask(chatRequest(endpoint(`${baseUrl}/?api-version=2`))))
  expect(requests()[0]?.path).toBe('/v1/chat/completions?api-version=2')
})

test('the conversation in the form of the API', async () => {
  const { baseUrl, chats } = await serve([say('hello')])
  const call = { id: 'a', name: 'click', arguments: '{"ref":"e1"}' }
  await ask(
    chatRequest(endpoint(baseUrl, { stream: false }), {
      messages: [
        { role: 'system', content: 'Be kind.' },
        { role: 'user', content: 'Hello' },
        { role: 'assistant', content: '', calls: [call] },
        { role: 'tool', callId: 'a', content: 'clicked' },
        { role: 'assistant', content: 'Done.', calls: [] },
      ],
    }),
  )
  expect(chats()).toEqual([
    {
      model: 'test-model',
      stream: false,
      messages: [
        { role: 'system', content: 'Be kind.' },
        { role: 'user', content: 'Hello' },
        {
          role: 'assistant',
          content: null,
          tool_calls: [{ id: 'a', type: 'function', function: { name: 'click', arguments: '{"ref":"e1"}' } }],
        },
        { role: 'tool', tool_call_id: 'a', content: 'clicked' },
        { role: 'assistant', content: 'Done.' },
      ],
      tools: [
        {
          type: 'function',
          function: { name: 'click', description: 'Clicks.', parameters: { type: 'object', properties: {} } },
        },
      ],
    },
  ])
})

test.each([
  ['browser.click', '{"ref": "e1', { name: 'browser_click', arguments: '{}' }],
  ['', '[1]', { name: 'unknown', arguments: '{}' }],
  ['x'.repeat(80), '{"a": 1}', { name: 'x'.repeat(64), arguments: '{"a":1}' }],
])('an old call that servers would refuse is made harmless: %s %s', async (name, args, wire) => {
  const { baseUrl, chats } = await serve([say('hello')])
  const messages = [
    { role: 'assistant' as const, content: '', calls: [{ id: 'a', name, arguments: args }] },
    { role: 'tool' as const, callId: 'a', content: 'no' },
  ]
  await ask(chatRequest(endpoint(baseUrl), { messages, tools: [] }))
  expect(chats()[0]?.messages[0]?.tool_calls?.[0]?.function).toEqual(wire)
  expect(chats()[0]).not.toHaveProperty('tools')
})
