import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FakeWorker } from './fake-worker.ts'

type Listener<T> = (value: T) => void

/** An event of the extension API, as far as the panel uses one. */
function apiEvent<T>() {
  const listeners = new Set<Listener<T>>()
  return {
    addListener: (listener: Listener<T>) => void listeners.add(listener),
    removeListener: (listener: Listener<T>) => void listeners.delete(listener),
    fire: (value: T) => {
      for (const listener of [...listeners]) listener(value)
    },
  }
}

type Messages = Record<string, { message: string }>
export const messages = (lang: string): Messages =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../public/_locales', lang, 'messages.json'), 'utf8'))

/**
 * The browser's extension API in front of a fake worker. What passes is cloned, as the browser does it. `reachable`
 * false: nobody answers, ports end at once.
 */
export function fakeBrowser(worker: FakeWorker) {
  const texts = messages('en')
  const hosts: { asked: string[][]; removed: string[][]; yes: boolean } = { asked: [], removed: [], yes: true }
  const link = { reachable: true, connects: 0 }

  const api = {
    runtime: {
      id: 'test',
      sendMessage: async (message: unknown) => {
        if (!link.reachable) throw new Error('Could not establish connection. Receiving end does not exist.')
        return structuredClone(await worker.respond(structuredClone(message), null))
      },
      connect: () => {
        link.connects++
        const onMessage = apiEvent<unknown>()
        const onDisconnect = apiEvent<unknown>()
        let leave = () => {}
        const cut = () => {
          leave()
          onDisconnect.fire(undefined)
        }
        if (!link.reachable) queueMicrotask(cut)
        return {
          onMessage,
          onDisconnect,
          disconnect: () => leave(),
          postMessage: (message: { run: string; last: number }) => {
            if (link.reachable)
              leave = worker.subscribe({ post: (item) => onMessage.fire(structuredClone(item)), cut }, message)
          },
        }
      },
    },
    windows: { getCurrent: async () => ({ id: 1 }) },
    permissions: {
      request: async ({ origins }: { origins: string[] }) => {
        hosts.asked.push(origins)
        return hosts.yes
      },
      remove: async ({ origins }: { origins: string[] }) => {
        hosts.removed.push(origins)
        return true
      },
    },
    i18n: {
      getMessage: (key: string, args: string[] = []) =>
        (texts[key]?.message ?? '').replace(/\$(\d)/g, (_, n: string) => args[Number(n) - 1] ?? ''),
    },
  }
  return { api, hosts, link }
}
