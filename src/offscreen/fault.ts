import type { ChatFault } from '../protocol/model.ts'
import { type ErrorWords, errorWords } from './error-words.ts'
import { redact } from './redact.ts'
import { retryAfter } from './retry-after.ts'

/** A fault with nothing to say but its kind and words. */
export const fault = (kind: ChatFault['kind'], said = ''): ChatFault => ({ kind, status: 0, retryAfter: 0, said })

/** Titles say more than markup: `502 Bad Gateway`. */
const plain = (words: string): string => /<title[^>]*>([^<]{1,200})/i.exec(words)?.[1] ?? words

/** What an answer with an error status says. `body` is text where it is not JSON. */
export function statusFault(
  status: number,
  body: unknown,
  headers: Headers,
  key: string,
  now: number = Date.now(),
): ChatFault {
  const words = typeof body === 'string' ? { said: plain(body), code: '' } : errorWords(body)
  return {
    kind: 'status',
    status,
    retryAfter: retryAfter(headers, body, now),
    said: redact(words?.said ?? '', key),
    ...(words && words.code !== '' && { code: words.code.slice(0, 100) }),
  }
}

/** An error inside an answer that began well: the status is the one that the body names, else that of the answer. */
export function innerFault(words: ErrorWords, status: number, key: string): ChatFault {
  return {
    kind: 'status',
    status: words.status || status,
    retryAfter: 0,
    said: redact(words.said, key),
    ...(words.code !== '' && { code: words.code.slice(0, 100) }),
  }
}
