import { GlobalWorkerOptions, getDocument } from 'pdfjs-dist'
import worker from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import type { PdfTrouble } from '../../protocol/offscreen.ts'
import { linesOf, type Piece } from './lines-of.ts'

const maxPages = 2000
const maxText = 4_000_000

/** pdf.js tells its troubles apart by the error's name alone. */
const troubles: Record<string, PdfTrouble> = {
  PasswordException: 'encrypted',
  InvalidPDFException: 'broken',
  FormatError: 'broken',
  UnknownErrorException: 'broken',
}

/** Text of each page. Pages are read one after the other; a damaged one is empty. */
export async function pagesOf(
  data: Uint8Array,
  signal: AbortSignal,
): Promise<{ title: string; pages: string[]; left: number } | PdfTrouble> {
  GlobalWorkerOptions.workerSrc = worker
  const task = getDocument({
    data,
    // The extension's own files; CJK fonts name their characters by these tables.
    cMapUrl: new URL('/pdf/cmaps/', location.href).href,
    cMapPacked: true,
    useSystemFonts: false,
    disableFontFace: true,
    useWorkerFetch: false,
    verbosity: 0,
  })
  const abort = () => void task.destroy()
  signal.addEventListener('abort', abort)
  try {
    const document = await task.promise
    const { info } = await document.getMetadata()
    const title = String((info as { Title?: unknown }).Title ?? '').slice(0, 200)
    const pages: string[] = []
    let size = 0
    for (let n = 1; n <= Math.min(document.numPages, maxPages) && size < maxText; n++) {
      const page = await document.getPage(n)
      const { items } = await page.getTextContent()
      const text = linesOf(items.filter((item): item is typeof item & Piece => 'str' in item))
      size += text.length
      pages.push(text)
      page.cleanup()
    }
    return { title, pages, left: document.numPages - pages.length }
  } catch (error) {
    if (signal.aborted) return 'slow'
    const trouble = troubles[error instanceof Error ? error.name : '']
    if (trouble) return trouble
    throw error
  } finally {
    signal.removeEventListener('abort', abort)
    await task.destroy()
  }
}
