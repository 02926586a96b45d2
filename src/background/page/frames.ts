import { browser } from '../../platform/browser.ts'
import { asker } from '../../platform/message.ts'
import { contentLane } from '../../protocol/content.ts'
import type { Ask } from '../../protocol/lane.ts'

/** Made by `tools/build/content`. Hands go in before the first action only, after the eyes that they borrow from. */
const files = { eyes: 'src/content/index.js', hands: 'src/content/hands.js' }

export type FrameInfo = { frameId: number; documentId: string; url: string }

/** Frames of a tab that the browser lets us into. Rejects where the top frame is closed to us, with the browser's words. */
export async function listFrames(tabId: number): Promise<FrameInfo[]> {
  const found = await chrome.scripting.executeScript({
    target: { tabId, allFrames: true },
    func: () => location.href,
  })
  return found.flatMap(({ frameId, documentId, result }) =>
    typeof result === 'string' ? [{ frameId, documentId, url: result }] : [],
  )
}

/** Puts a bundle into documents; one that has it keeps its refs and ledger. */
async function inject(bundle: keyof typeof files, tabId: number, documentIds: string[]): Promise<void> {
  await chrome.scripting.executeScript({ target: { tabId, documentIds }, files: [files[bundle]] })
}

export const injectEyes = (tabId: number, documentIds: string[]) => inject('eyes', tabId, documentIds)

/** Documents that are known to have hands; a worker that does not remember injects again, which changes nothing. */
const handed = new Set<string>()

export async function ensureHands(tabId: number, documentId: string): Promise<void> {
  if (handed.has(documentId)) return
  await inject('hands', tabId, [documentId])
  handed.add(documentId)
}

/** Asks the content script of one document; a document that is gone rejects with `gone`. */
export function askFrame(tabId: number, documentId: string): Ask<typeof contentLane> {
  return asker('content', contentLane, (message) =>
    // The polyfill's types do not know documentId (Chrome 106).
    browser.tabs.sendMessage(tabId, message, { documentId } as unknown as { frameId: number }),
  )
}
