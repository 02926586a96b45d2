import type { Runtime } from 'webextension-polyfill'
import { browser } from '../platform/browser.ts'
import { answerer, asker } from '../platform/message.ts'
import { contentLane, noticeLane } from '../protocol/content.ts'
import { leaveHandle, readHandle } from './handle.ts'
import { createHandlers, type World } from './handlers.ts'

const before = readHandle()
before?.remove()

const notify = asker('notices', noticeLane, (message) => browser.runtime.sendMessage(message))
// Reading an id of a context that was invalidated gives undefined.
const alive = () => browser.runtime?.id !== undefined
const world: World = Object.assign(before?.world ?? { frame: null, brought: new Map() }, { notify, alive })

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
leaveHandle({ world, remove: () => browser.runtime.onMessage.removeListener(listen) })
