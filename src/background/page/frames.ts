import { asker, MessageError } from '../../platform/message.ts'
import { type BundleName, bundleOf, bundles } from '../../protocol/bundles.ts'
import { contentLane } from '../../protocol/content.ts'
import type { Ask } from '../../protocol/lane.ts'
import { GoneError } from './gone.ts'

export type FrameInfo = {
  frameId: number
  documentId: string
  url: string
  /** Origins of the frames around it, the nearest first; `null` for one that is opaque, as in a sandbox. */
  above: string[]
}

/** Frames of a tab that the browser lets us into. Rejects where the top frame is closed to us, with the browser's words. */
export async function listFrames(tabId: number): Promise<FrameInfo[]> {
  const found = await chrome.scripting.executeScript({
    target: { tabId, allFrames: true },
    func: () => ({ url: location.href, above: [...location.ancestorOrigins] }),
  })
  return found.flatMap(({ frameId, documentId, result }) => (result ? [{ frameId, documentId, ...result }] : []))
}

/** One document in one frame of one tab. */
export type Place = { tabId: number; frameId: number; documentId: string }

/**
 * Puts a bundle into a document; one that has it keeps its refs and ledger. For a document in the back/forward cache
 * the browser injects into whatever took its place (Chromium 156); that script is not attached and does nothing.
 */
async function inject(bundle: BundleName, { tabId, documentId }: Place): Promise<void> {
  const target = { tabId, documentIds: [documentId] }
  const [injected] = await chrome.scripting.executeScript({ target, files: bundles[bundle].files })
  if (injected?.documentId !== documentId) throw new GoneError('Another document stands there now.')
}

export const injectEyes = (place: Place) => inject('eyes', place)

/** Later bundles that each document is known to have; a worker that does not remember injects again, which is harmless. */
const brought = new Map<string, Set<string>>()

/** What the document itself says it has: one that lost a bundle gets it again. */
export const noteBrought = (documentId: string, names: string[]) => brought.set(documentId, new Set(names))

async function bring(bundle: BundleName, place: Place): Promise<void> {
  const there = brought.get(place.documentId) ?? new Set()
  if (bundle === 'eyes' || there.has(bundle)) return
  await inject(bundle, place)
  brought.set(place.documentId, there.add(bundle))
}

/**
 * Asks the content script of one document, and first brings the bundle that answers; a document that is gone rejects
 * with `gone`. The frame is named too: with the document alone, a question to a page in the back/forward cache is never
 * answered (Chromium 156).
 */
export function askFrame(place: Place): Ask<typeof contentLane> {
  const { tabId, frameId, documentId } = place
  const ask = asker('content', contentLane, (message) =>
    chrome.tabs.sendMessage(tabId, message, { frameId, documentId }),
  )
  return async (kind, body) => {
    const bundle = bundleOf(kind)
    await bring(bundle, place)
    try {
      return await ask(kind, body)
    } catch (error) {
      // The document has not what it was believed to have; nothing was done there.
      if (bundle === 'eyes' || !(error instanceof MessageError) || error.code !== 'unknown-kind') throw error
      await inject(bundle, place)
      return ask(kind, body)
    }
  }
}
