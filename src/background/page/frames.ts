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

/** One document in one frame of one tab. */
export type Place = { tabId: number; frameId: number; documentId: string }

/** The document is not in its tab any more: expected wherever a page may leave. */
export class GoneError extends Error {
  override name = 'GoneError'
}

/**
 * Puts a bundle into a document; one that has it keeps its refs and ledger. For a document in the back/forward cache
 * the browser injects into whatever took its place (Chromium 156); that script is not attached and does nothing.
 */
async function inject(bundle: keyof typeof files, { tabId, documentId }: Place): Promise<void> {
  const target = { tabId, documentIds: [documentId] }
  const [injected] = await chrome.scripting.executeScript({ target, files: [files[bundle]] })
  if (injected?.documentId !== documentId) throw new GoneError('Another document stands there now.')
}

export const injectEyes = (place: Place) => inject('eyes', place)

/** Documents that are known to have hands; a worker that does not remember injects again, which changes nothing. */
const handed = new Set<string>()

export async function ensureHands(place: Place): Promise<void> {
  if (handed.has(place.documentId)) return
  await inject('hands', place)
  handed.add(place.documentId)
}

/**
 * Asks the content script of one document; a document that is gone rejects with `gone`. The frame is named too: with
 * the document alone, a question to a page in the back/forward cache is never answered (Chromium 156).
 */
export function askFrame({ tabId, frameId, documentId }: Place): Ask<typeof contentLane> {
  return asker('content', contentLane, (message) => chrome.tabs.sendMessage(tabId, message, { frameId, documentId }))
}
