import type { Reply } from '../../protocol/lane.ts'
import type { offscreenLane, PdfTrouble } from '../../protocol/offscreen.ts'
import type { Fetch } from '../guarded-fetch.ts'
import { fetchPdf } from './fetch-pdf.ts'

type Answer = Reply<typeof offscreenLane, 'pdf.read'>

/** Fetching and reading together, ms. */
const patience = 90_000

const failed = (trouble: PdfTrouble): Answer => ({ trouble, title: '', pages: [], left: 0 })

/**
 * Text of a PDF, page by page. The library comes when it is first needed: it is larger than all the rest of this
 * document, which must start fast.
 */
export async function readPdf(url: string, fetch: Fetch): Promise<Answer> {
  const signal = AbortSignal.timeout(patience)
  const fetched = await fetchPdf(url, fetch, signal)
  if (typeof fetched === 'string') return failed(fetched)
  const { pagesOf } = await import('./pages-of.ts')
  const read = await pagesOf(fetched, signal)
  return typeof read === 'string' ? failed(read) : { trouble: null, ...read }
}
