import { expect, test } from 'vitest'
import { diagnose, type TestFacts, testRequest } from '../../../src/agent/model/doctor.ts'
import { chat } from '../../../src/offscreen/chat.ts'
import { call, refuse, type Step, say, startModelServer } from '../../support/model-server.ts'
import { reply } from './tools.ts'

const facts = (end: TestFacts['end'], models: string[] = []): TestFacts => ({
  baseUrl: 'http://127.0.0.1:11434/v1',
  model: 'small',
  models,
  end,
  ms: 1234,
})
const answer = (other: Parameters<typeof reply>[0], models?: string[]) =>
  diagnose(facts({ ok: true, reply: reply(other) }, models))
const fail = (status: number, said: string, models?: string[]) =>
  diagnose(facts({ ok: false, fault: { kind: 'status', status, retryAfter: 0, said } }, models))

test('a model that calls tools', () => {
  expect(answer({ calls: [{ id: 'a', name: 'report', arguments: '{"word":"ready"}' }] })).toEqual({
    trouble: null,
    said: 'answered in 1.2 s, calls tools',
  })
  expect(answer({ text: '<tool_call>{"name":"report","arguments":{"word":"ready"}}</tool_call>' }).said).toContain(
    'as text',
  )
})

test.each([
  [{ text: 'ready' }, 'no-tool-calls'],
  [{ calls: [{ id: 'a', name: 'report', arguments: '{}' }] }, 'bad-tool-calls'],
  [{ finish: 'length' }, 'length-cut'],
  [{ text: '<think>so</think>' }, 'empty-reply'],
])('a model that does not: %j', (other, name) => {
  expect(answer(other)).toMatchObject({ trouble: { name }, said: '' })
})

test('a fault is named, and the list helps', () => {
  expect(fail(403, '').trouble).toMatchObject({ name: 'origin-refused' })
  expect(fail(404, 'Not Found').trouble).toMatchObject({ name: 'not-found' })
  expect(fail(404, 'Not Found', ['big', 'small']).trouble).toMatchObject({ name: 'not-found' })
  const { trouble } = fail(404, 'Not Found', ['big', 'huge'])
  expect(trouble).toMatchObject({ name: 'no-such-model' })
  expect(trouble?.wayOut).toContain('It offers big, huge.')
})

test.each<[Step, string | null]>([
  [call('report', { word: 'ready' }), null],
  [say('ready'), 'no-tool-calls'],
  [refuse(400, 'small does not support tools'), 'no-tools'],
])('against a server: %j', async (step, name) => {
  const server = await startModelServer([step])
  const endpoint = { baseUrl: server.baseUrl, apiKey: '', model: 'small', stream: true }
  const signal = new AbortController().signal
  const end = await chat({ endpoint, ...testRequest, timeout: 20_000 }, { id: 't', fetch, signal, onText: () => {} })
  await server.close()
  expect(diagnose(facts(end)).trouble?.name ?? null).toBe(name)
  expect(server.chats()[0]?.tools?.[0]?.function.parameters).toMatchObject({ type: 'object', required: ['word'] })
})
