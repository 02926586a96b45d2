import type { Readable, Writable } from 'node:stream'
import type { CDPSession } from 'playwright'

/** One connection to Chromium's DevTools protocol, or one session on it. */
export type Cdp = {
  /** Rejects with the protocol's own message, or once the browser is gone. */
  send: CDPSession['send']
  /** Listens to an event of this connection; gives what ends the listening. */
  on(event: string, listener: (params: unknown) => void): () => void
  /** Attaches to a target and speaks to it alone. Detach by `Target.detachFromTarget`. */
  attach(targetId: string): Promise<Cdp & { sessionId: string }>
}

type Pending = { resolve(value: unknown): void; reject(error: Error): void; method: string }
type Message = {
  id?: number
  result?: unknown
  error?: { message: string }
  method?: string
  params?: unknown
  sessionId?: string
}
type Listener = { event: string; sessionId: string | undefined; listener(params: unknown): void }

/**
 * Speaks over the pipe of `--remote-debugging-pipe`: JSON with a zero byte after each message. Unlike a Playwright
 * connection it attaches to nothing by itself, so tabs may be hidden and the service worker may die.
 */
export function cdpOverPipe(toBrowser: Writable, fromBrowser: Readable): Cdp {
  const pending = new Map<number, Pending>()
  const listeners = new Set<Listener>()
  let last = 0
  let gone = false
  let rest = ''

  const take = (text: string) => {
    const message = JSON.parse(text) as Message
    if (message.id === undefined) return tell(message)
    const asked = pending.get(message.id)
    if (!asked) return
    pending.delete(message.id)
    if (message.error) asked.reject(new Error(`${asked.method}: ${message.error.message}`))
    else asked.resolve(message.result)
  }
  const tell = ({ method, params, sessionId }: Message) => {
    for (const each of [...listeners]) {
      if (each.event === method && each.sessionId === sessionId) each.listener(params)
    }
  }
  const end = () => {
    gone = true
    for (const asked of pending.values()) asked.reject(new Error(`${asked.method}: the browser is gone.`))
    pending.clear()
  }
  fromBrowser.setEncoding('utf8')
  fromBrowser.on('data', (chunk: string) => {
    const messages = (rest + chunk).split('\0')
    rest = messages.pop() ?? ''
    for (const text of messages) take(text)
  })
  fromBrowser.on('close', end)
  // A browser that dies closes the pipe under a write; whoever waits hears it by `end`.
  toBrowser.on('error', end)

  const over = (sessionId?: string): Cdp => ({
    send: ((method: string, params: object = {}) =>
      new Promise<unknown>((resolve, reject) => {
        if (gone) return reject(new Error(`${method}: the browser is gone.`))
        const id = ++last
        pending.set(id, { resolve, reject, method })
        toBrowser.write(`${JSON.stringify({ id, method, params, sessionId })}\0`)
      })) as CDPSession['send'],
    on(event, listener) {
      const entry = { event, sessionId, listener }
      listeners.add(entry)
      return () => listeners.delete(entry)
    },
    async attach(targetId) {
      const { sessionId: child } = await over().send('Target.attachToTarget', { targetId, flatten: true })
      return { ...over(child), sessionId: child }
    },
  })
  return over()
}
