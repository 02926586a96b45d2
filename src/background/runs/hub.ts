import type { browser } from '../../platform/browser.ts'
import { eventsPort, type RunEvent, type StreamItem, subscribe } from '../../protocol/events.ts'
import { fromPanel } from '../senders.ts'
import { store } from './store.ts'

type Port = ReturnType<typeof browser.runtime.connect>
type Follower = { port: Port; run: string; last: number }

const followers = new Set<Follower>()

/** Sends what the follower does not have yet; events come in order, so an older number was sent before. */
function send(follower: Follower, item: StreamItem): void {
  if (item.type === 'event') {
    if (item.event.n <= follower.last) return
    follower.last = item.event.n
  }
  follower.port.postMessage(item)
}

/** To all panels that follow this run. */
export function publish(run: string, item: StreamItem): void {
  for (const follower of followers) if (follower.run === run) send(follower, item)
}

/** Something beside the runs changed: all panels ask for the state again. */
export function publishChanged(): void {
  for (const follower of followers) send(follower, { type: 'changed' })
}

async function begin(follower: Follower): Promise<void> {
  const missed: RunEvent[] = follower.run === '' ? [] : await store.events(follower.run)
  for (const event of missed) send(follower, { type: 'event', event })
  followers.add(follower)
  // What was written while the store was read.
  if (follower.run === '') return
  for (const event of await store.events(follower.run)) send(follower, { type: 'event', event })
}

/** Answers panels that open the events port; anyone else is shown the door. */
export function acceptPort(port: Port, bug: (error: unknown) => void): void {
  if (port.name !== eventsPort) return
  if (!port.sender || !fromPanel(port.sender)) {
    port.disconnect()
    return
  }
  let current: Follower | null = null
  port.onMessage.addListener((message: unknown) => {
    const read = subscribe.safeParse(message)
    if (!read.success) {
      port.disconnect()
      return
    }
    if (current) followers.delete(current)
    current = { port, ...read.data }
    begin(current).catch(bug)
  })
  port.onDisconnect.addListener(() => {
    if (current) followers.delete(current)
  })
}
