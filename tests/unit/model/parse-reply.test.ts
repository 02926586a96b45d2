import { expect, test } from 'vitest'
import { replyFault } from '../../../src/agent/model/reply-fault.ts'
import { read, reply } from './tools.ts'

const click = (id: string) => ({ id, name: 'click', arguments: '{"ref":"e1"}' })

test('calls and problems keep their order in the journal', () => {
  const parsed = read({
    text: 'Now then.',
    calls: [click('a'), { id: 'b', name: 'clik', arguments: '{}' }, { id: 'c', name: 'Look', arguments: '' }],
  })
  expect(parsed).toMatchObject({
    text: 'Now then.',
    raw: [click('a'), { id: 'b', name: 'clik', arguments: '{}' }, { id: 'c', name: 'look', arguments: '{}' }],
    calls: [{ id: 'a' }, { id: 'c', args: {} }],
    problems: [{ callId: 'b', name: 'clik' }],
    notice: '',
  })
})

test('ids are unique in the reply and in the run', () => {
  const ids = read({ calls: [click('a'), click('a'), click(''), click('0')] }, (id) => id === '0').raw.map(
    ({ id }) => id,
  )
  expect(ids).toEqual(['a', 'a-2', 'new-1', '0-2'])
})

test('ten calls are read, and the model is told of the rest', () => {
  const parsed = read({ calls: Array.from({ length: 13 }, (_, i) => click(`c${i}`)) })
  expect(parsed.calls.map(({ id }) => id)).toEqual(Array.from({ length: 10 }, (_, i) => `c${i}`))
  expect(parsed.raw).toHaveLength(10)
  expect(parsed.notice).toBe('A reply may hold 10 calls: the last 3 of yours were left out.')
})

test('only the last call can be cut by the limit', () => {
  const parsed = read({
    finish: 'length',
    calls: [
      { id: 'a', name: 'click', arguments: '{"ref":"e1",}' },
      { id: 'b', name: 'look', arguments: '' },
    ],
  })
  expect(parsed.calls).toMatchObject([{ id: 'a' }])
  expect(parsed.problems).toMatchObject([{ callId: 'b' }])
  // Empty arguments would be read as none from the journal.
  expect(parsed.raw[1]?.arguments).toBe('{')
})

test.each([
  ['<think>I see.</think>Hello', 'Hello'],
  ['<think>a</think>Hello<think>b</think> there', 'Hello there'],
  ['opened by the template</think>Hello', 'Hello'],
  ['Hello<think>never closed', 'Hello'],
  ['<thinking>a</thinking>\n\nHello', 'Hello'],
  ['<think></think>', ''],
  ['a < b and </b>', 'a < b and </b>'],
])('thinking is no answer: %j', (text, words) => {
  expect(read({ text }).text).toBe(words)
})

test('a call in a thought is not meant', () => {
  expect(read({ text: '<think><tool_call>{"name":"look"}</tool_call></think>No.' })).toMatchObject({
    calls: [],
    text: 'No.',
  })
})

test.each<[Parameters<typeof reply>[0], string | null]>([
  [{ text: 'Hello' }, null],
  [{ calls: [click('a')] }, null],
  [{ calls: [click('a')], finish: 'length' }, null],
  [{ calls: [{ id: 'a', name: 'clik', arguments: '' }] }, null],
  [{ text: '<think>a</think>' }, 'empty-reply'],
  [{ text: 'Hel', finish: 'length' }, 'length-cut'],
  [{ finish: 'content_filter' }, 'filtered'],
])('a reply of no use: %j is %s', (other, name) => {
  expect(replyFault(reply(other), read(other))).toBe(name)
})

test('very long words are cut', () => {
  expect(read({ text: 'x'.repeat(30_000) }).text).toHaveLength(20_000)
})
