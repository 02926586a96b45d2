import contentFile from '../../content/index.ts?script&iife'
import { browser } from '../../platform/browser.ts'
import { asker } from '../../platform/message.ts'
import { contentLane } from '../../protocol/content.ts'
import type { Ask } from '../../protocol/lane.ts'

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

/** Puts the content script into documents; one that has it keeps its refs and ledger. */
export async function injectInto(tabId: number, documentIds: string[]): Promise<void> {
  await chrome.scripting.executeScript({ target: { tabId, documentIds }, files: [contentFile.replace(/^\//, '')] })
}

/** Asks the content script of one document; a document that is gone rejects with `gone`. */
export function askFrame(tabId: number, documentId: string): Ask<typeof contentLane> {
  return asker('content', contentLane, (message) =>
    // The polyfill's types do not know documentId (Chrome 106).
    browser.tabs.sendMessage(tabId, message, { documentId } as unknown as { frameId: number }),
  )
}
