import type { Runtime } from 'webextension-polyfill'
import { browser } from '../platform/browser.ts'
import { answerer, asker } from '../platform/message.ts'
import { contentLane, noticeLane } from '../protocol/content.ts'
import { createHandlers, type World } from './handlers.ts'

/** The page cannot see this: content scripts have a global object of their own. */
const key = Symbol.for('cobrowser.frame')
type Handle = { world: World; remove(): void }
const globals: Record<symbol, Handle | undefined> = globalThis as never

const before = globals[key]
before?.remove()

const notify = asker('notices', noticeLane, (message) => browser.runtime.sendMessage(message))
const world: World = before?.world ?? { frame: null, notify }
world.notify = notify

const answer = answerer<typeof contentLane, Runtime.MessageSender>(
  'content',
  contentLane,
  createHandlers(world),
  // Our own worker and pages; a script in a tab, ours included, has nothing to ask here.
  (from) => from.id === browser.runtime.id && from.tab === undefined,
  (error) => console.error(error),
)
const listen = (message: unknown, from: Runtime.MessageSender) => answer(message, from)

browser.runtime.onMessage.addListener(listen)
globals[key] = { world, remove: () => browser.runtime.onMessage.removeListener(listen) }
