import type { Observation } from '../../agent/ports.ts'
import { webOrigin } from '../../platform/sites.ts'
import type { Attached } from './attach.ts'

/** The browser's own viewer: an HTML document that embeds a PDF. */
export const isPdf = (type: string) => type === 'application/pdf'

/** The address as it may be told: without fragment and credentials. */
export function plainAddress(url: string): string {
  const parsed = URL.parse(url)
  if (!parsed || webOrigin(url) === null) return ''
  parsed.hash = ''
  parsed.username = ''
  parsed.password = ''
  return parsed.href.slice(0, 1000)
}

/** What the model sees of a tab with a PDF: nothing of it can be acted on, but it can be read. */
export function pdfObservation(tabId: number, top: Attached): Observation {
  const url = plainAddress(top.url)
  const title = decodeURI(URL.parse(url)?.pathname.split('/').at(-1) || 'PDF').slice(0, 200)
  const text = `page ${JSON.stringify(title)} ${url}\n- document ${JSON.stringify(title)} a PDF: read {} gives its text; nothing in it can be clicked`
  return { tabId, documentId: top.documentId, url, title, text, diff: null, modal: '', unsent: [] }
}
