import { expect, test } from 'vitest'
import { listModels } from '../../../src/offscreen/list-models.ts'
import { offscreenLane } from '../../../src/protocol/offscreen.ts'
import { refuse, webPage } from '../../support/model-server.ts'
import { endpoint, serve } from './ask.ts'

const ask = async (baseUrl: string) =>
  offscreenLane['model.list'].reply.parse(await listModels(endpoint(baseUrl), fetch, new AbortController().signal))

test('ids, sorted, each once', async () => {
  const { baseUrl, requests } = await serve([], { models: ['b', 'a', 'b'] })
  expect(await ask(baseUrl)).toEqual({ models: ['a', 'b'], fault: null })
  expect(requests()[0]?.headers.authorization).toBe('Bearer sk-secret-1234')
})

test.each([
  [[{ id: 'b' }, { id: 'a' }]],
  [{ models: [{ name: 'b' }, { name: 'a' }] }],
  [{ data: ['a', { id: 'b' }, {}, null] }],
])('other forms of a list: %j', async (body) => {
  const { baseUrl } = await serve([], { list: { body } })
  expect(await ask(baseUrl)).toEqual({ models: ['a', 'b'], fault: null })
})

test('what keeps it away', async () => {
  const faults = await Promise.all(
    [refuse(401, 'No.'), webPage(), { body: {} }, { body: { error: 'No.' } }].map(async (list) => {
      const { baseUrl } = await serve([], { list })
      return (await ask(baseUrl)).fault
    }),
  )
  expect(faults).toMatchObject([
    { kind: 'status', status: 401, said: 'No.' },
    { kind: 'not-json' },
    { kind: 'empty' },
    { kind: 'status', status: 200, said: 'No.' },
  ])
  expect((await ask('nowhere')).fault).toMatchObject({ kind: 'address' })
})
