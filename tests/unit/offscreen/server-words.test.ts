import { describe, expect, test } from 'vitest'
import { readAddress } from '../../../src/offscreen/address.ts'
import { errorWords } from '../../../src/offscreen/error-words.ts'
import { redact } from '../../../src/offscreen/redact.ts'
import { retryAfter } from '../../../src/offscreen/retry-after.ts'

const now = Date.UTC(2026, 5, 1, 12, 0, 0)

describe('the time to wait', () => {
  test.each<[Record<string, string>, number]>([
    [{}, 0],
    [{ 'retry-after': '7' }, 7],
    [{ 'retry-after': '0.2' }, 1],
    [{ 'retry-after': 'Mon, 01 Jun 2026 12:00:30 GMT' }, 30],
    [{ 'retry-after': 'Mon, 01 Jun 2026 11:00:00 GMT' }, 0],
    [{ 'retry-after': '-5' }, 0],
    [{ 'retry-after': 'soon' }, 0],
    [{ 'retry-after-ms': '1500' }, 2],
    [{ 'x-ratelimit-remaining-requests': '0', 'x-ratelimit-reset-requests': '1m30s' }, 90],
    [{ 'x-ratelimit-remaining-tokens': '0', 'x-ratelimit-reset-tokens': '20ms' }, 1],
    [{ 'x-ratelimit-remaining-requests': '9', 'x-ratelimit-reset-requests': '1m30s' }, 0],
    [{ 'x-ratelimit-reset': String(now + 45_000) }, 45],
    [{ 'x-ratelimit-reset': String(now / 1000 + 45) }, 45],
    [{ 'x-ratelimit-reset': '12' }, 12],
    [{ 'retry-after': '3', 'x-ratelimit-reset': '12' }, 3],
  ])('%j is %i s', (headers, expected) => {
    expect(retryAfter(new Headers(headers), undefined, now)).toBe(expected)
  })

  test('in the body, as Google sends it', () => {
    const body = [{ error: { code: 429, details: [{ '@type': 'QuotaFailure' }, { retryDelay: '34.07s' }] } }]
    expect(retryAfter(new Headers(), body, now)).toBe(35)
  })
})

test.each<[unknown, ReturnType<typeof errorWords>]>([
  [{ error: { message: 'No.', type: 'bad', code: 'x' } }, { said: 'No.', code: 'x', status: 0 }],
  [{ error: { message: 'No.', type: 'bad', code: null } }, { said: 'No.', code: 'bad', status: 0 }],
  [{ error: { message: 'No.', code: 429 } }, { said: 'No.', code: '', status: 429 }],
  [
    { error: { message: 'Provider', code: 502, metadata: { raw: 'busy' } } },
    { said: 'Provider: busy', code: '', status: 502 },
  ],
  [[{ error: { code: 400, message: 'No.', status: 'INVALID' } }], { said: 'No.', code: 'INVALID', status: 400 }],
  [{ error: 'model not found' }, { said: 'model not found', code: '', status: 0 }],
  [
    { object: 'error', message: 'No.', code: 404, type: 'NotFound' },
    { said: 'No.', code: 'NotFound', status: 404 },
  ],
  [{ detail: 'Not Found' }, { said: 'Not Found', code: '', status: 0 }],
  [{ detail: [{ loc: ['body', 'x'], msg: 'is bad' }] }, { said: 'body.x: is bad', code: '', status: 0 }],
  [{ message: 'No.' }, { said: 'No.', code: '', status: 0 }],
  [{ error: { odd: 1 } }, { said: '{"odd":1}', code: '', status: 0 }],
  [{ choices: [], error: null }, null],
  [{ choices: [{ message: {} }], message: 'hello' }, null],
  [{ error: {} }, null],
  [{}, null],
  ['text', null],
  [null, null],
])('the error in %j', (body, words) => {
  expect(errorWords(body)).toEqual(words)
})

test.each<[string, string, Record<string, string>]>([
  ['http://127.0.0.1:11434/v1', 'http://127.0.0.1:11434/v1', {}],
  [' https://models.test/v1/ ', 'https://models.test/v1', {}],
  ['https://models.test', 'https://models.test', {}],
  ['https://models.test/v1/chat/completions', 'https://models.test/v1', {}],
  [
    'https://models.test/openai?api-version=2024-10-21#x',
    'https://models.test/openai',
    { 'api-version': '2024-10-21' },
  ],
])('the address %j', (typed, baseURL, query) => {
  expect(readAddress(typed)).toEqual({ ok: true, baseURL, query })
})

test('words are shown without the key, on one line, capped', () => {
  expect(redact('Bad key  sk-12345\n(sk-12345)', 'sk-12345')).toBe('Bad key [key] ([key])')
  expect(redact('ollama is busy', 'ollama')).toBe('ollama is busy')
  expect(redact('x'.repeat(400), '')).toBe(`${'x'.repeat(299)}…`)
})
