import type { Readout, Unread } from '../../agent/reading/port.ts'
import { askOffscreen } from '../../platform/offscreen.ts'
import type { PdfTrouble } from '../../protocol/offscreen.ts'
import { plainAddress } from './pdf.ts'

const sentences: Record<PdfTrouble, string> = {
  unreachable: 'The PDF could not be fetched: the server does not answer, or does not let the extension in.',
  refused: 'The PDF could not be fetched again: the server answered with an error.',
  elsewhere: 'The PDF could not be fetched: its address leads to another one now, perhaps to a login.',
  'not-pdf': 'The address does not give a PDF now, perhaps because a login ended.',
  'too-large': 'The PDF is too large to be read (more than 50 MB).',
  encrypted: 'The PDF is locked with a password; it cannot be read.',
  broken: 'The PDF is damaged; it cannot be read.',
  slow: 'The PDF took too long to be read.',
}

/** A PDF as Markdown, a heading a page; the tab's site is granted and shared when this is called. */
export async function pdfText(
  url: string,
  title: string,
): Promise<{ text: string; rest: Omit<Readout, 'text' | 'chunk' | 'of' | 'scrolled'> } | Unread> {
  const { trouble, pages, left, title: own } = await askOffscreen('pdf.read', { url })
  if (trouble) return { ok: false, said: sentences[trouble] }
  if (pages.every((page) => page === '')) {
    return {
      ok: false,
      said: `The PDF has ${pages.length + left} pages and no text: it holds pictures, as a scan does. A screenshot shows what is in view.`,
    }
  }
  const text = pages.map((page, index) => `## Page ${index + 1}\n\n${page || '(no text)'}`).join('\n\n')
  const name = own || title
  return {
    text,
    rest: { ok: true, title: name, url: plainAddress(url), origin: '', by: 'pdf', cut: left > 0 },
  }
}
