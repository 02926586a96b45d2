import { describe, expect, test } from 'vitest'
import { classify, classifyReply } from '../../../src/agent/model/classify.ts'
import { faultNames } from '../../../src/agent/model/fault-names.ts'
import { faultWords } from '../../../src/agent/model/fault-words.ts'
import type { ChatFault } from '../../../src/protocol/model.ts'

const cloud = 'https://api.models.test/v1'
const ollama = 'http://localhost:11434/v1'
const fault = (other: Partial<ChatFault>): ChatFault => ({
  kind: 'status',
  status: 0,
  retryAfter: 0,
  said: '',
  ...other,
})
const judge = (other: Partial<ChatFault>, baseUrl = cloud, inRow = 1) =>
  classify(fault(other), { baseUrl, model: 'small-1', inRow, random: () => 0 })

test.each<[string, 'retry' | 'tell-model' | 'pause', Partial<ChatFault>, string?]>([
  ['bad-address', 'pause', { kind: 'address' }, 'nowhere'],
  ['unreachable', 'retry', { kind: 'unreachable' }],
  ['timed-out', 'retry', { kind: 'timeout' }],
  ['timed-out', 'retry', { status: 408 }],
  ['cut-off', 'retry', { kind: 'cut' }],
  ['not-json', 'retry', { kind: 'not-json' }],
  ['empty-reply', 'tell-model', { kind: 'empty' }],
  ['aborted', 'pause', { kind: 'aborted' }],
  ['lost', 'retry', { kind: 'lost' }],
  ['redirected', 'pause', { status: 0 }],
  ['redirected', 'pause', { status: 307 }],
  ['key-refused', 'pause', { status: 401 }],
  ['key-refused', 'pause', { status: 400, said: 'API key not valid. Please pass a valid API key.' }],
  ['forbidden', 'pause', { status: 403, said: 'Country not supported.' }],
  ['forbidden', 'pause', { status: 403 }],
  ['origin-refused', 'pause', { status: 403 }, ollama],
  ['origin-refused', 'pause', { status: 403, said: 'Origin not allowed' }, 'http://192.168.1.5:8080/v1'],
  ['no-such-model', 'pause', { status: 404, code: 'model_not_found' }],
  ['no-such-model', 'pause', { status: 404, said: 'model "llama9" not found, try pulling it first' }, ollama],
  ['no-such-model', 'pause', { status: 400, said: 'No models loaded. Please load a model.' }],
  ['no-such-model', 'pause', { status: 400, said: 'small-1 is an invalid model ID: unknown model' }],
  ['no-such-address', 'pause', { status: 404, said: 'no such path' }],
  ['no-such-address', 'pause', { status: 405, said: 'Method Not Allowed' }],
  ['not-found', 'pause', { status: 404, said: 'Not Found' }],
  ['rate-limited', 'retry', { status: 429 }],
  ['rate-limited', 'retry', { status: 200, code: 'rate_limit_exceeded' }],
  ['rate-limited', 'retry', { status: 429, said: 'You exceeded your current quota', retryAfter: 30 }],
  ['rate-limited', 'retry', { status: 429, said: 'Add credits to raise the limit', retryAfter: 30 }],
  ['quota-exhausted', 'pause', { status: 429, code: 'insufficient_quota' }],
  ['quota-exhausted', 'pause', { status: 429, said: 'Please check your billing details' }],
  ['quota-exhausted', 'pause', { status: 402, said: 'Insufficient Balance' }],
  ['server-error', 'retry', { status: 500 }],
  ['server-error', 'retry', { status: 503, said: 'model is loading' }],
  ['server-error', 'retry', { status: 529, code: 'overloaded_error' }],
  ['server-error', 'retry', { status: 200, said: 'upstream' }],
  ...[
    'Invalid content type. image_url is only supported by certain models.',
    'this model is missing data required for image input',
    'image input is not supported - hint: if this is unexpected, you may need to provide the mmproj',
    'small-1 is not a multimodal model',
    'At most 0 image(s) may be provided in one request.',
    'No endpoints found that support image input',
    'Failed to deserialize: messages[1]: unknown variant `image_url`, expected `text`',
    "'messages.1' : for 'role:user' the following must be satisfied[('messages.1.content' : content must be a string)]",
    'Model does not support images. Please use a model that does.',
    'This model does not support vision',
  ].map((said): ['no-vision', 'pause', Partial<ChatFault>] => ['no-vision', 'pause', { status: 400, said }]),
  ['context-too-long', 'pause', { status: 400, code: 'context_length_exceeded' }],
  ['context-too-long', 'pause', { status: 400, said: "This model's maximum context length is 8192 tokens." }],
  ['context-too-long', 'pause', { status: 400, said: 'the request exceeds the available context size' }],
  ['context-too-long', 'pause', { status: 400, said: 'The input token count exceeds the maximum number of tokens' }],
  ['context-too-long', 'pause', { status: 413 }],
  ['context-too-long', 'pause', { status: 413, code: 'rate_limit_exceeded' }],
  ['no-tools', 'pause', { status: 400, said: 'registry.ollama.ai/library/phi does not support tools' }, ollama],
  ['no-tools', 'pause', { status: 404, said: 'No endpoints found that support tool use.' }],
  ['no-tools', 'pause', { status: 400, said: '"auto" tool choice requires --enable-auto-tool-choice' }],
  ['no-tools', 'pause', { status: 500, said: 'tools param requires --jinja flag' }],
  ['bad-request', 'pause', { status: 400, said: 'Invalid value for messages.' }],
  ['bad-request', 'pause', { status: 422 }],
  ['filtered', 'pause', { status: 400, code: 'content_filter' }],
])('%s (%s): %j', (name, react, other, baseUrl) => {
  expect(judge(other, baseUrl)).toMatchObject({ name, react })
})

test('a status says more than the words of another status', () => {
  expect(judge({ status: 401, said: 'model not found' }).name).toBe('key-refused')
  expect(judge({ status: 503, said: 'does not support tools' }).name).toBe('server-error')
})

test('every fault has one sentence and a way out', () => {
  for (const name of faultNames) {
    const { sentence, wayOut } = classifyReply(name, { baseUrl: cloud, model: 'small-1', inRow: 1, random: () => 0 })
    expect(sentence).toMatch(/^[^.]*(\.[a-z][^.]*)*\.$/)
    expect(wayOut).toMatch(/\.$/)
  }
  expect(Object.keys(faultWords).sort()).toEqual([...faultNames].sort())
})

describe('the words', () => {
  test('name the place, the model and what the server said', () => {
    expect(judge({ status: 404, code: 'model_not_found', said: 'No.' }).sentence).toBe(
      'api.models.test has no model "small-1". It says: "No."',
    )
    expect(judge({ status: 403 }, '').sentence).toBe(`The model's server does not let this key use "small-1".`)
  })

  test('tell what to do with a server of one’s own', () => {
    expect(judge({ status: 403 }, ollama).wayOut).toContain('OLLAMA_ORIGINS')
    expect(judge({ kind: 'unreachable' }, 'http://127.0.0.1:8080/v1').wayOut).toContain('Start the model server')
    expect(judge({ kind: 'unreachable' }).wayOut).toContain('Check the network')
  })

  test('tell the rest that a server wants', () => {
    expect(judge({ status: 429, retryAfter: 30 }).sentence).toContain('30 seconds')
    expect(judge({ status: 429, retryAfter: 1500 }).sentence).toContain('25 minutes')
  })
})

describe('the time before the next try', () => {
  const wait = (inRow: number, random = 0, other: Partial<ChatFault> = { status: 500 }) =>
    classify(fault(other), { baseUrl: cloud, model: 'm', inRow, random: () => random }).retryAfterMs

  test('doubles, between half and all of it', () => {
    expect([1, 2, 3, 4].map((n) => wait(n))).toEqual([500, 1000, 2000, 4000])
    expect([1, 2, 3, 4].map((n) => wait(n, 1))).toEqual([1000, 2000, 4000, 8000])
  })

  test('is what the server told', () => {
    expect(wait(1, 0, { status: 429, retryAfter: 7 })).toBe(7000)
    expect(judge({ status: 429, retryAfter: 600 })).toMatchObject({ react: 'retry', retryAfterMs: 600_000 })
    expect(judge({ status: 429, retryAfter: 601 })).toMatchObject({ react: 'pause', retryAfterMs: 0 })
  })

  test('ends with the fifth fault in a row, also of those that are told to the model', () => {
    expect(judge({ status: 500 }, cloud, 4)).toMatchObject({ react: 'retry' })
    expect(judge({ status: 500 }, cloud, 5)).toMatchObject({ react: 'pause', retryAfterMs: 0 })
    expect(judge({ kind: 'empty' }, cloud, 4)).toMatchObject({ react: 'tell-model', retryAfterMs: 0 })
    expect(judge({ kind: 'empty' }, cloud, 5)).toMatchObject({ react: 'pause' })
  })
})
