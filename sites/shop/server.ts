import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileOf } from './files.ts'
import { BadRequest, cookiesOf, fieldsOf, type Reply, send, urlOf } from './http.ts'
import { problem } from './pages/problem.ts'
import { payRoutes } from './pay.ts'
import { type Context, findRoute, type Routes } from './route.ts'
import { shopRoutes } from './routes/index.ts'
import { count, emptyStore, type Store, sessionOf, snapshotOf } from './store.ts'
import type { ShopState } from './types.ts'

export interface ShopOptions {
  port?: number
  payPort?: number
  /** where the browser finds the payment frame; `{port}` is replaced by its real port */
  payOrigin?: string
  /** how long the endless list takes for each ten reviews, in ms */
  listDelay?: number
}

export interface Shop {
  url: string
  payUrl: string
  port: number
  payPort: number
  state(): ShopState
  reset(): void
  close(): Promise<void>
}

interface Site {
  routes: Routes
  /** goes before the path in the counters */
  prefix: string
  store: Store
  payOrigin: () => string
  listDelay: number
}

const KNOWN_SESSION = /^[a-f0-9]{32}$/

const policyOf = (site: Site): string =>
  [
    "default-src 'self'",
    "img-src 'self' data:",
    "style-src 'self' 'unsafe-inline'",
    "connect-src 'self' data:",
    `frame-src ${site.payOrigin()}`,
  ].join('; ')

const answer = async (site: Site, request: IncomingMessage, context: Context): Promise<Reply> => {
  const found = findRoute(site.routes, context.url.pathname)
  const method = request.method === 'HEAD' ? 'GET' : request.method
  if (method === 'POST' && found?.pattern !== '/api/reset') {
    count(site.store, site.prefix + (found ? found.pattern : '(unknown)'))
  }
  if (!found) return (await fileOf(context.url.pathname)) ?? problem(context, 404, 'There is no such page.')
  const handler = method === 'GET' || method === 'POST' ? found.handlers[method] : undefined
  if (!handler) {
    const reply = problem(context, 405, 'This page cannot be asked that way.')
    reply.headers.allow = Object.keys(found.handlers).join(', ')
    return reply
  }
  context.param = found.param
  if (method === 'POST') context.fields = await fieldsOf(request)
  return handler(context)
}

const contextOf = (site: Site, request: IncomingMessage, url: URL): { context: Context; fresh: boolean } => {
  const cookies = cookiesOf(request)
  const sent = cookies.get('sid') ?? ''
  const known = KNOWN_SESSION.test(sent)
  const session = sessionOf(site.store, known ? sent : randomUUID().replaceAll('-', ''))
  const context: Context = {
    store: site.store,
    session,
    url,
    param: '',
    fields: new URLSearchParams(),
    fragment: request.headers['x-fragment'] !== undefined,
    consent: cookies.has('consent'),
    payOrigin: site.payOrigin(),
    listDelay: site.listDelay,
  }
  return { context, fresh: !known }
}

const handle = async (site: Site, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const bare = request.method === 'HEAD'
  const made = contextOf(site, request, new URL('http://shop/'))
  let { context } = made
  let reply: Reply
  try {
    context = { ...context, url: urlOf(request) }
    reply = await answer(site, request, context)
  } catch (error) {
    if (response.destroyed) return
    const status = error instanceof BadRequest ? error.status : 500
    if (status === 500) console.error(error)
    reply = problem(context, status, error instanceof BadRequest ? error.message : 'Something broke on our side.')
    // what is left of a body that was too long is not read
    if (status === 413) reply.headers.connection = 'close'
  }
  if (site.prefix === '') {
    reply.headers['content-security-policy'] = policyOf(site)
    const file = /^\/(lib|assets)\//.test(context.url.pathname)
    if (made.fresh && !file) reply.headers['set-cookie'] ??= `sid=${context.session.id}; Path=/; HttpOnly; SameSite=Lax`
  }
  send(response, reply, bare)
}

const listen = async (site: Site, port: number): Promise<Server> => {
  const server = createServer((request, response) => void handle(site, request, response))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return server
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port

const stop = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })

/** The practice shop and its payment provider: two listeners, two origins, one store in memory. */
export const startShop = async (options: ShopOptions = {}): Promise<Shop> => {
  const { port = 0, payPort = 0, payOrigin = 'http://127.0.0.1:{port}', listDelay = 400 } = options
  const store = emptyStore()
  let payAt = ''
  const common = { store, payOrigin: () => payAt, listDelay }
  const pay = await listen({ ...common, routes: payRoutes, prefix: 'pay:' }, payPort)
  payAt = payOrigin.replace('{port}', String(portOf(pay)))
  const shop = await listen({ ...common, routes: shopRoutes, prefix: '' }, port).catch(async (error: unknown) => {
    await stop(pay)
    throw error
  })
  return {
    url: `http://127.0.0.1:${portOf(shop)}/`,
    payUrl: `http://127.0.0.1:${portOf(pay)}/`,
    port: portOf(shop),
    payPort: portOf(pay),
    state: () => snapshotOf(store),
    reset: () => void Object.assign(store, emptyStore()),
    close: async () => {
      await Promise.all([stop(shop), stop(pay)])
    },
  }
}
