import { createServer } from 'node:net'
import { describe, expect, test } from 'vitest'
import { errorInBody, refuse, say, webPage } from '../../support/model-server.ts'
import { ask, chatRequest, endpoint, faultOf, serve, ways } from './ask.ts'

/** A port where nobody listens: one that was free a moment ago. */
async function deadPort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  await new Promise((closed) => server.close(closed))
  return typeof address === 'object' && address ? address.port : 1
}

describe.each(ways)('a fault $way', ({ stream }) => {
  const fail = async (step: object, options = {}) => {
    const { baseUrl } = await serve([step], options)
    return faultOf(await ask(chatRequest(endpoint(baseUrl, { stream }))))
  }

  test.each([
    [401, 'invalid_api_key'],
    [403, 'country'],
    [404, 'model_not_found'],
    [429, 'rate_limit_exceeded'],
    [500, 'server_error'],
    [503, 'overloaded'],
  ])('status %i', async (status, code) => {
    expect(await fail(refuse(status, 'Because.', code))).toEqual({
      kind: 'status',
      status,
      retryAfter: 0,
      said: 'Because.',
      code,
    })
  })

  test('429 with the time to wait', async () => {
    const fault = await fail(refuse(429, 'Slow down.', 'rate_limit_exceeded', { 'retry-after': '7' }))
    expect(fault).toMatchObject({ status: 429, retryAfter: 7 })
  })

  test('the key is not in the words, also where the cap falls in its middle', async () => {
    expect((await fail(say('no'), { key: 'another' })).said).toBe('Incorrect API key provided: [key].')
    const { said } = await fail(refuse(400, `${'x'.repeat(293)} sk-secret-1234 and more`))
    expect(said).toHaveLength(300)
    expect(said).not.toContain('sk-')
  })

  test('an error in a body of status 200', async () => {
    const fault = await fail(errorInBody('Upstream is busy.', 503))
    expect(fault).toMatchObject({ kind: 'status', status: 503, said: 'Upstream is busy.' })
  })

  test('a web page instead of JSON', async () => {
    expect(await fail(webPage())).toMatchObject({ kind: 'not-json', status: 0 })
    expect(await fail(webPage(502))).toMatchObject({ kind: 'status', status: 502, said: 'Sign in' })
  })

  test.each(['', '{"choices":[]}', '{}'])('nothing in the body: %s', async (body) => {
    expect(await fail({ body, contentType: 'application/json' })).toMatchObject({ kind: 'empty' })
  })

  test('a reply without words or calls', async () => {
    expect(await fail({})).toMatchObject({ kind: 'empty' })
    expect(await fail({ text: ' \n ' })).toMatchObject({ kind: 'empty' })
  })

  test('a reply that breaks off', async () => {
    expect(await fail({ text: 'one two three', cut: 2 })).toMatchObject({ kind: 'cut' })
  })

  test('a reply that the server ends with an error', async () => {
    expect(await fail({ text: 'one two', finish: 'error' })).toMatchObject({ kind: 'cut' })
  })

  test('a reply without end', async () => {
    const said = 'The reply is too large.'
    expect(await fail({ text: 'x'.repeat(20_100_000), chunk: 20_000 })).toMatchObject({ kind: 'cut', said })
    expect(await fail({ status: 500, body: 'x'.repeat(20_100_000) })).toMatchObject({ kind: 'status', said })
  }, 60_000)

  test('nobody there', async () => {
    const fault = faultOf(await ask(chatRequest(endpoint(`http://127.0.0.1:${await deadPort()}/v1`, { stream }))))
    expect(fault).toMatchObject({ kind: 'unreachable', status: 0 })
    expect(fault.said).toContain('ECONNREFUSED')
  })

  test('a redirect is not followed', async () => {
    const elsewhere = await serve([say('caught')])
    const { baseUrl } = await serve([
      { status: 307, headers: { location: `${elsewhere.baseUrl}/chat/completions` }, body: '' },
    ])
    const fault = faultOf(await ask(chatRequest(endpoint(baseUrl, { stream }))))
    expect(fault).toMatchObject({ kind: 'status', status: 307 })
    expect(elsewhere.requests()).toEqual([])
  })

  test('the caller leaves', async () => {
    const controller = new AbortController()
    const { baseUrl } = await serve(() => {
      controller.abort()
      return { hold: new Promise(() => {}) }
    })
    const end = await ask(chatRequest(endpoint(baseUrl, { stream })), () => {}, controller.signal)
    expect(faultOf(end)).toMatchObject({ kind: 'aborted' })
  })

  test('the caller has left before', async () => {
    const { baseUrl, requests } = await serve([say('hello')])
    const end = await ask(chatRequest(endpoint(baseUrl, { stream })), () => {}, AbortSignal.abort())
    expect(faultOf(end)).toMatchObject({ kind: 'aborted' })
    expect(requests()).toEqual([])
  })
})

test.each(['ftp://models.test/v1', 'models.test/v1', '', 'http://user:word@models.test/v1', 'javascript:alert(1)'])(
  'the address %j',
  async (baseUrl) => {
    expect(faultOf(await ask(chatRequest(endpoint(baseUrl))))).toMatchObject({ kind: 'address' })
  },
)

test('a key that no header carries is a key refused', async () => {
  const { baseUrl, requests } = await serve([say('hello')])
  const fault = faultOf(await ask(chatRequest(endpoint(baseUrl, { apiKey: 'sk-\u200bsecret' }))))
  expect(fault).toMatchObject({ kind: 'status', status: 401 })
  expect(requests()).toEqual([])
})

test('an error in the middle of a stream', async () => {
  const { baseUrl } = await serve([
    {
      events: [
        'data: {"choices":[{"delta":{"content":"Well"}}]}',
        'data: {"error":{"message":"Rate limit reached for sk-secret-1234","code":"rate_limit_exceeded"}}',
      ],
    },
  ])
  expect(faultOf(await ask(chatRequest(endpoint(baseUrl))))).toMatchObject({
    kind: 'status',
    status: 200,
    said: 'Rate limit reached for [key]',
    code: 'rate_limit_exceeded',
  })
})

test.each([
  ['a broken piece', { events: ['data: {"choices":[{"delta":{"content":"Well"}}]}', 'data: {"choices":[{"del'] }],
  ['no finish and no goodbye', { text: 'hello', finish: null, noDone: true }],
])('a stream with %s', async (_what, step) => {
  const { baseUrl } = await serve([step])
  expect(faultOf(await ask(chatRequest(endpoint(baseUrl))))).toMatchObject({ kind: 'cut' })
})
