import { eventsPort } from '../../../src/protocol/events.ts'
import { type FakeWorker, fakeWorker } from '../../dom/sidepanel/fake-worker.ts'
import * as story from '../../dom/sidepanel/story.ts'

// A real service worker behind the real panel: real messages, real ports, real death. Tests reach it by these names.
const reached = Object.assign(globalThis as { fake?: FakeWorker }, {
  story,
  fresh: () => {
    reached.fake = fakeWorker()
  },
})
reached.fresh()

chrome.runtime.onMessage.addListener((message, _sender, reply) => {
  const answer = reached.fake?.respond(message, null)
  void answer?.then(reply)
  return answer !== undefined
})

chrome.runtime.onConnect.addListener((port) => {
  if (port.name !== eventsPort) return
  port.onMessage.addListener((message) => {
    const end = { post: port.postMessage.bind(port), cut: port.disconnect.bind(port) }
    const leave = reached.fake?.subscribe(end, message)
    port.onDisconnect.addListener(() => leave?.())
  })
})
