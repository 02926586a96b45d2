import { expect, it } from 'vitest'
import { createCalls } from '../../../src/offscreen/calls.ts'
import { wireRequest } from '../../../src/offscreen/wire-request.ts'
import type { ChatRequest } from '../../../src/protocol/model.ts'

const chat: ChatRequest = {
  endpoint: { baseUrl: 'http://127.0.0.1:9/v1', apiKey: '', model: 'm', stream: false },
  messages: [
    { role: 'system', content: 's' },
    { role: 'user', content: 'What is it?', picture: 'p1' },
  ],
  tools: [],
  timeout: 1000,
}

it('a picture goes out as a data: address beside the text', () => {
  const { messages } = wireRequest(chat, true, (id) => `data:image/jpeg;base64,${id}`)
  expect(messages).toEqual([
    { role: 'system', content: 's' },
    {
      role: 'user',
      content: [
        { type: 'text', text: 'What is it?' },
        { type: 'image_url', image_url: { url: 'data:image/jpeg;base64,p1' } },
      ],
    },
  ])
})

it('without its picture nothing is sent', async () => {
  const fetch = () => {
    throw new Error('It was sent.')
  }
  const calls = createCalls(fetch, () => {})
  calls.start('c', chat)
  expect(await calls.poll('c', 0, 1000)).toMatchObject({ state: 'failed', fault: { kind: 'lost' } })
})
