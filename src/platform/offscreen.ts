import type { Ask } from '../protocol/lane.ts'
import { offscreenLane } from '../protocol/offscreen.ts'
import { browser } from './browser.ts'
import { asker } from './message.ts'

const path = 'src/offscreen/index.html'

let opening: Promise<void> | null = null

async function open(): Promise<void> {
  const [there] = await chrome.runtime.getContexts({
    contextTypes: ['OFFSCREEN_DOCUMENT' as chrome.runtime.ContextType],
  })
  if (there) return
  await chrome.offscreen.createDocument({
    url: path,
    reasons: ['WORKERS' as chrome.offscreen.Reason],
    justification: 'Calls to the model you chose take longer than a service worker may live.',
  })
}

/** Only one offscreen document may exist, so calls that come together share one opening. */
async function ensureOpen(): Promise<void> {
  opening ??= open().finally(() => {
    opening = null
  })
  await opening
}

const ask = asker('offscreen', offscreenLane, (message) => browser.runtime.sendMessage(message))

/** Asks the offscreen document, opening it first where it is not there. */
export const askOffscreen: Ask<typeof offscreenLane> = async (kind, body) => {
  await ensureOpen()
  return ask(kind, body)
}
