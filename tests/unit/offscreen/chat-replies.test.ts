import { describe, expect, test } from 'vitest'
import { call, say } from '../../support/model-server.ts'
import { ask, chatRequest, endpoint, replyOf, serve, ways } from './ask.ts'

describe.each(ways)('a reply $way', ({ stream }) => {
  const hello = async (step: object) => {
    const { baseUrl } = await serve([step])
    return replyOf(await ask(chatRequest(endpoint(baseUrl, { stream }))))
  }

  test('of words', async () => {
    expect(await hello({ ...say('Good day to you.'), usage: { input: 12, output: 5 } })).toEqual({
      text: 'Good day to you.',
      calls: [],
      usage: { input: 12, output: 5 },
      finish: 'stop',
    })
  })

  test('of one call with words', async () => {
    expect(await hello(call('click', { ref: 'e5' }, 'I click.'))).toMatchObject({
      text: 'I click.',
      calls: [{ id: 'call_0_0', name: 'click', arguments: '{"ref":"e5"}' }],
      finish: 'tool_calls',
    })
  })

  test('of several calls, in order', async () => {
    const calls = ['a', 'b', 'c'].map((ref) => ({ name: 'click', args: { ref }, id: `id-${ref}` }))
    const reply = await hello({ calls })
    expect(reply.calls.map(({ id, arguments: args }) => [id, args])).toEqual([
      ['id-a', '{"ref":"a"}'],
      ['id-b', '{"ref":"b"}'],
      ['id-c', '{"ref":"c"}'],
    ])
  })

  test('with arguments as an object instead of text', async () => {
    const reply = await hello({ calls: [{ name: 'click', args: { ref: 'e5' }, bare: true }] })
    expect(reply.calls[0]?.arguments).toBe('{"ref":"e5"}')
  })

  test('with broken arguments passes them on as they are', async () => {
    const reply = await hello({ calls: [{ name: 'click', args: '{"ref": "e5' }] })
    expect(reply.calls[0]?.arguments).toBe('{"ref": "e5')
  })

  test('with no call id gets ids of its own', async () => {
    const reply = await hello({
      calls: [
        { name: 'click', id: '' },
        { name: 'look', id: '' },
      ],
    })
    expect(reply.calls.map(({ id }) => id)).toEqual(['call-c1-1', 'call-c1-2'])
  })

  test('of a server that does not count', async () => {
    expect((await hello({ text: 'Hi', usage: null })).usage).toBeNull()
  })

  test('cut by the token limit is told by its finish, empty or not', async () => {
    expect(await hello({ text: 'I think th', finish: 'length' })).toMatchObject({ finish: 'length' })
    expect(await hello({ finish: 'length' })).toMatchObject({ text: '', finish: 'length' })
    expect(await hello({ finish: 'content_filter' })).toMatchObject({ text: '', finish: 'content_filter' })
  })

  test('of a server that answers the other way round', async () => {
    const whole = { choices: [{ message: { content: 'whole' }, finish_reason: 'stop' }] }
    const events = ['{"choices":[{"delta":{"content":"str"}}]}', '{"choices":[{"delta":{"content":"eam"}}]}', '[DONE]']
    const streamed = { body: events.map((data) => `data: ${data}\n\n`).join(''), contentType: 'text/event-stream' }
    const reply = await hello(stream ? { body: whole } : streamed)
    expect(reply).toMatchObject({ text: stream ? 'whole' : 'stream', finish: 'stop' })
  })
})

test('text arrives while it is written', async () => {
  const seen: string[] = []
  const { baseUrl } = await serve([{ text: 'one two three', chunk: 4 }])
  await ask(chatRequest(endpoint(baseUrl)), (text) => seen.push(text))
  expect(seen).toEqual(['one ', 'one two ', 'one two thre', 'one two three'])
})

test('a stream that does not call itself one is read all the same', async () => {
  const { baseUrl } = await serve([{ text: 'hello', contentType: 'text/plain' }])
  expect(replyOf(await ask(chatRequest(endpoint(baseUrl)))).text).toBe('hello')
})

test('a stream without a finish reason counts if it says goodbye', async () => {
  const { baseUrl } = await serve([{ text: 'hello', finish: null, chunk: 50 }])
  expect(replyOf(await ask(chatRequest(endpoint(baseUrl))))).toMatchObject({ text: 'hello', finish: 'stop' })
})

test('a stream that breaks after its finish reason counts', async () => {
  // role, one piece of text, finish; then the connection goes.
  const { baseUrl } = await serve([{ text: 'hello', chunk: 50, cut: 3 }])
  expect(replyOf(await ask(chatRequest(endpoint(baseUrl))))).toMatchObject({ text: 'hello', usage: null })
})

test('a server that refuses to count in a stream is asked again without', async () => {
  const { baseUrl, chats } = await serve((body) =>
    body.stream_options
      ? { status: 422, body: { detail: [{ loc: ['body', 'stream_options'], msg: 'Extra inputs are not permitted' }] } }
      : { text: 'fine' },
  )
  expect(replyOf(await ask(chatRequest(endpoint(baseUrl))))).toMatchObject({ text: 'fine', usage: null })
  expect(chats().map(({ stream_options }) => stream_options)).toEqual([{ include_usage: true }, undefined])
})
