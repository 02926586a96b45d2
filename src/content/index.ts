import type { Runtime } from 'webextension-polyfill'
import { browser } from '../platform/browser.ts'
import { answerer, asker } from '../platform/message.ts'
import { eyesLane, noticeLane } from '../protocol/content.ts'
import type { Handlers, Specs } from '../protocol/lane.ts'
import type { Open } from './frame.ts'
import { leaveHandle, readHandle } from './handle.ts'
import { createHandlers, type World } from './handlers.ts'

const before = readHandle()
before?.remove()

const notify = asker('notices', noticeLane, (message) => browser.runtime.sendMessage(message))
// Reading an id of a context that was invalidated gives undefined.
const alive = () => browser.runtime?.id !== undefined
const world: World = Object.assign(before?.world ?? { frame: null, createSnapshotter: null, brought: new Map() }, {
  notify,
  alive,
  join,
})

const { own, later } = createHandlers(world)
// Both grow with each bundle that comes.
const lane: Specs = { ...eyesLane }
const handlers: Handlers<Specs> = { ...(own as unknown as Handlers<Specs>) }

function join(name: string, more: Specs, open: Open<Specs>): void {
  world.brought.set(name, { lane: more, open })
  Object.assign(lane, more)
  Object.assign(handlers, later(name, more, open))
}
for (const [name, bundle] of world.brought) join(name, bundle.lane, bundle.open)

const answer = answerer<Specs, Runtime.MessageSender>(
  'content',
  lane,
  handlers,
  // Our own worker and pages; a script in a tab, ours included, has nothing to ask here.
  (from) => from.id === browser.runtime.id && from.tab === undefined,
  (error) => console.error(error),
)
const listen = (message: unknown, from: Runtime.MessageSender) => answer(message, from)

browser.runtime.onMessage.addListener(listen)
leaveHandle({ world, remove: () => browser.runtime.onMessage.removeListener(listen) })
