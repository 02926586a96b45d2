import type { PdfTrouble } from '../../protocol/offscreen.ts'
import type { Fetch } from '../guarded-fetch.ts'

const maxBytes = 50 * 1024 * 1024

/** Readers look for it in the first kilobyte (ISO 32000-1, implementation note 13). */
const isPdf = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-')

async function bytesOf(body: ReadableStream<Uint8Array>): Promise<Uint8Array | 'too-large'> {
  const parts: Uint8Array[] = []
  let size = 0
  const reader = body.getReader()
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.length
    if (size > maxBytes) {
      await reader.cancel()
      return 'too-large'
    }
    parts.push(read.value)
  }
  const all = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

/** A PDF's bytes with the user's own session. Redirects are not followed: only this address was granted. */
export async function fetchPdf(url: string, fetch: Fetch, signal: AbortSignal): Promise<Uint8Array | PdfTrouble> {
  if (!/^https?:/.test(url)) return 'unreachable'
  let response: Response
  try {
    response = await fetch(url, { credentials: 'include', redirect: 'manual', cache: 'default', signal })
  } catch {
    // fetch rejects alike for no network, no permission and the end of the time.
    return signal.aborted ? 'slow' : 'unreachable'
  }
  if (response.type === 'opaqueredirect') return 'elsewhere'
  if (!response.ok || !response.body) return 'refused'
  if (Number(response.headers.get('content-length') ?? 0) > maxBytes) return 'too-large'
  try {
    const bytes = await bytesOf(response.body)
    if (bytes === 'too-large') return bytes
    return isPdf(bytes) ? bytes : 'not-pdf'
  } catch {
    return signal.aborted ? 'slow' : 'unreachable'
  }
}
