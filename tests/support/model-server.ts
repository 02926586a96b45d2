import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sendStep } from './model-server/send.ts'
import type { ChatBody, Received, Step } from './model-server/step.ts'

export type { ChatBody, Received, Step } from './model-server/step.ts'
export * from './model-server/steps.ts'

/** Steps in order, or a function of the request and its number from 0. Past the last step it answers 500. */
export type Script = readonly Step[] | ((request: ChatBody, n: number) => Step | Promise<Step>)

export type ModelServerOptions = {
  /** Ids that `/v1/models` lists. */
  models?: readonly string[]
  /** Answers `/v1/models` instead. */
  list?: Step
  /** Refuses other keys by 401. */
  key?: string
  /** Refuses a request that carries an Origin, by 403 without a word, as Ollama does with origins it does not know. */
  ollama?: boolean
  /** Sends CORS headers and answers pre-flights; `headers` are those that the pre-flight allows. */
  cors?: { headers: readonly string[] }
}

export type ModelServer = {
  /** `http://127.0.0.1:PORT/v1` */
  baseUrl: string
  /** All that came in so far, pre-flights and lists included. */
  requests: () => readonly Received[]
  /** Chat requests only. */
  chats: () => readonly ChatBody[]
  close: () => Promise<void>
}

const refusal = (status: number, message: string): Step => ({ status, body: { error: { message } } })

async function readBody(incoming: IncomingMessage): Promise<ChatBody | null> {
  let text = ''
  for await (const piece of incoming.setEncoding('utf8')) text += piece
  return text === '' ? null : (JSON.parse(text) as ChatBody)
}

/** An OpenAI-compatible server on loopback that says what a test wants it to say. */
export async function startModelServer(script: Script, options: ModelServerOptions = {}): Promise<ModelServer> {
  const received: Received[] = []
  let chats = 0

  async function scripted(body: ChatBody): Promise<[Step, number]> {
    const n = chats++
    const step = typeof script === 'function' ? await script(body, n) : script[n]
    return [step ?? refusal(500, `The script has no step ${n}.`), n]
  }

  function gatekeep(request: Received): Step | null {
    if (options.ollama && request.headers.origin !== undefined) return { status: 403, body: '' }
    if (options.key !== undefined && request.headers.authorization !== `Bearer ${options.key}`) {
      return refusal(401, `Incorrect API key provided: ${request.headers.authorization?.slice(7) ?? '(none)'}.`)
    }
    return null
  }

  async function answer(request: Received): Promise<[Step, number]> {
    const stopped = gatekeep(request)
    if (stopped) return [stopped, 0]
    const [route] = request.path.split('?')
    if (route === '/v1/models') {
      const data = (options.models ?? ['test-model']).map((id) => ({ id, object: 'model', owned_by: 'test' }))
      return [options.list ?? { body: { object: 'list', data } }, 0]
    }
    if (route !== '/v1/chat/completions' || !request.body) return [refusal(404, 'no such path'), 0]
    return scripted(request.body)
  }

  async function serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const request: Received = {
      method: incoming.method ?? '',
      path: incoming.url ?? '',
      headers: incoming.headers as Record<string, string>,
      body: await readBody(incoming),
    }
    received.push(request)
    if (options.cors) {
      response.setHeader('access-control-allow-origin', '*')
      response.setHeader('access-control-allow-headers', options.cors.headers.join(', '))
    }
    if (request.method === 'OPTIONS') return void response.writeHead(options.cors ? 204 : 403).end()
    const [step, n] = await answer(request)
    await sendStep(response, step, request.body ?? { model: '', messages: [] }, n)
  }

  const server = createServer((incoming, response) => {
    // A script that throws is a mistake in the test: it shows there as a broken connection with its words on the console.
    serve(incoming, response).catch((error: unknown) => {
      console.error('model server:', error)
      response.destroy()
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests: () => received,
    chats: () => received.flatMap(({ path, body }) => (path.startsWith('/v1/chat/completions') && body ? [body] : [])),
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}
