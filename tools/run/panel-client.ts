import { eventsPort, type StreamItem } from '../../src/protocol/events.ts'
import { type Ask, answer, type Reply } from '../../src/protocol/lane.ts'
import { panelLane } from '../../src/protocol/panel.ts'
import type { Cdp } from '../browser/cdp.ts'

/** Speaks from inside the open side panel, as the panel itself does. */
export type PanelClient = {
  ask: Ask<typeof panelLane>
  /** Follows a run from its first event on, over deaths of the worker. */
  follow(run: string, receive: (item: StreamItem) => void): Promise<void>
  /** The window that the panel belongs to and the tab in front of it. */
  place(): Promise<{ windowId: number; tabId: number }>
  /** Types a goal into the panel's text box and presses Enter, as a person does. */
  typeGoal(goal: string): Promise<void>
  picture(): Promise<Buffer>
}

/** Name of the function in the panel that hands a line to this process. */
const binding = 'cobrowserRunner'

const follower = (run: string) => `(() => {
  let last = 0
  const connect = () => {
    const port = chrome.runtime.connect({ name: ${JSON.stringify(eventsPort)} })
    port.onMessage.addListener((item) => {
      if (item.type === 'event') {
        if (item.event.n <= last) return
        last = item.event.n
      }
      ${binding}(JSON.stringify(item))
    })
    port.onDisconnect.addListener(() => setTimeout(connect, 100))
    port.postMessage({ run: ${JSON.stringify(run)}, last })
  }
  connect()
})()`

/** `target`: that of the side panel. */
export async function panelClient(cdp: Cdp, target: string): Promise<PanelClient> {
  const session = await cdp.attach(target)

  async function evaluate(expression: string): Promise<unknown> {
    const options = { expression, awaitPromise: true, returnByValue: true, userGesture: true }
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', options)
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
    return result.value
  }

  return {
    async ask(kind, body) {
      const message = JSON.stringify({ to: 'panel', kind, body })
      const said = answer.parse(await evaluate(`chrome.runtime.sendMessage(${message})`))
      if (!said.ok) throw new Error(`${kind}: ${said.error.message}`)
      return panelLane[kind].reply.parse(said.value) as Reply<typeof panelLane, typeof kind>
    },
    async follow(run, receive) {
      await session.send('Runtime.enable')
      await session.send('Runtime.addBinding', { name: binding })
      session.on('Runtime.bindingCalled', (params) => {
        const { name, payload } = params as { name: string; payload: string }
        if (name === binding) receive(JSON.parse(payload) as StreamItem)
      })
      await evaluate(follower(run))
    },
    async place() {
      const tabs = 'chrome.tabs.query({ active: true, currentWindow: true }).then(([tab]) => tab)'
      const tab = (await evaluate(tabs)) as { id: number; windowId: number }
      return { windowId: tab.windowId, tabId: tab.id }
    },
    async typeGoal(goal) {
      const focus = 'document.querySelector("textarea")?.focus(); document.activeElement?.localName'
      if ((await evaluate(focus)) !== 'textarea') throw new Error('The side panel has no text box for a goal.')
      await session.send('Input.insertText', { text: goal })
      const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' }
      await session.send('Input.dispatchKeyEvent', { type: 'keyDown', ...enter })
      await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter })
    },
    async picture() {
      const { data } = await session.send('Page.captureScreenshot', { format: 'png' })
      return Buffer.from(data, 'base64')
    },
  }
}
