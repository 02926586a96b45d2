import { MessageError } from '../../platform/message.ts'

/** The document is not in its tab any more: expected wherever a page may leave. */
export class GoneError extends Error {
  override name = 'GoneError'
}

/** The document left while it was asked: expected, the next look finds the new one. */
export function isGone(error: unknown): boolean {
  if (error instanceof GoneError) return true
  if (error instanceof MessageError) return error.code === 'gone'
  // executeScript with a stale documentId rejects with these words and no code.
  return (
    error instanceof Error &&
    /no document with id|no frame with id|frame .* was removed|no tab with id|cannot access contents/i.test(
      error.message,
    )
  )
}

/** The answer of a document, or `gone` where it left before it could give one. */
export const orGone = <T, const G>(answer: Promise<T>, gone: G): Promise<T | G> =>
  answer.catch((error: unknown) => {
    if (isGone(error)) return gone
    throw error
  })
