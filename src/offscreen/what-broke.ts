import { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai'
import type { ChatFault } from '../protocol/model.ts'
import { Refused } from './client.ts'
import { errorWords } from './error-words.ts'
import { fault, innerFault, statusFault } from './fault.ts'
import { redact } from './redact.ts'
import type { Tap } from './tap.ts'
import type { Watchdog } from './watchdog.ts'

export type Circumstances = { outer: AbortSignal; dog: Watchdog; tap: Tap; key: string }

/** Words of an error and of what caused it: Node says only "fetch failed" itself. */
function chain(error: unknown): string {
  const words: string[] = []
  for (let at = error; at instanceof Error && words.length < 4; at = at.cause) words.push(at.message)
  return words.filter((part) => part !== '').join(': ')
}

/** What cut a request short, whatever it threw; null where nobody did. */
export function whatEnded({ outer, dog }: Circumstances): ChatFault | null {
  if (dog.expired()) return fault('timeout')
  return outer.aborted ? fault('aborted') : null
}

/** Makes a fault of what a request threw. What it does not know is a bug, and is thrown again. */
export function whatBroke(error: unknown, circumstances: Circumstances): ChatFault {
  const { key, tap } = circumstances
  const ended = whatEnded(circumstances)
  if (ended) return ended
  if (error instanceof Refused) return statusFault(error.status, error.body, error.headers, key)
  if (error instanceof APIConnectionTimeoutError) return fault('timeout', redact(chain(error), key))
  if (error instanceof APIConnectionError) return fault('unreachable', redact(chain(error.cause ?? error), key))
  // The library throws this for an error in the middle of a stream; its `error` is what the server put there.
  if (error instanceof APIError) {
    const words = errorWords({ error: error.error }) ?? { said: error.message, code: '', status: 0 }
    return innerFault(words, 200, key)
  }
  if (tap.tooLarge()) return fault('cut', 'The reply is too large.')
  // A chunk that is not JSON, or a connection that broke: browsers throw a TypeError there.
  if (error instanceof SyntaxError) return fault('cut', 'A piece of the reply cannot be read.')
  if (error instanceof TypeError) return fault('cut', redact(chain(error), key))
  throw error
}
