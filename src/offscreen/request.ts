import type OpenAI from 'openai'
import type { ChatFault, Endpoint } from '../protocol/model.ts'
import { readAddress } from './address.ts'
import { connect, fitsHeader } from './client.ts'
import { fault } from './fault.ts'
import { type Fetch, guardedFetch } from './guarded-fetch.ts'
import { createTap, type Tap } from './tap.ts'
import { watchdog } from './watchdog.ts'
import { whatBroke, whatEnded } from './what-broke.ts'

/** What one request works with. */
export type Wires = {
  client: OpenAI
  signal: AbortSignal
  /** Whether somebody cut the request short. */
  ended: () => boolean
  tap: Tap
  key: string
}

export type Way = {
  endpoint: Endpoint
  /** ms */
  timeout: number
  /** Time counts from the last byte instead of from the start. */
  perByte: boolean
  fetch: Fetch
  signal: AbortSignal
}

/** Sets a request up, watches over it, and makes a fault of whatever breaks it. */
export async function request<T>(
  { endpoint, timeout, perByte, fetch, signal }: Way,
  ask: (wires: Wires) => Promise<T>,
): Promise<{ ok: true; value: T } | { ok: false; fault: ChatFault }> {
  const address = readAddress(endpoint.baseUrl)
  if (!address.ok) return { ok: false, fault: fault('address', address.said) }
  const key = endpoint.apiKey.trim()
  // No server has seen it, but it would be the server that says so: a key that cannot be sent is a key refused.
  if (!fitsHeader(key)) {
    return { ok: false, fault: { ...fault('status', 'The key holds characters that no key has.'), status: 401 } }
  }
  const dog = watchdog(timeout, signal)
  const tap = createTap(perByte ? dog.feed : () => {})
  const client = connect(endpoint, address, guardedFetch(fetch, tap), timeout + 60_000)
  const circumstances = { outer: signal, dog, tap, key }
  try {
    const value = await ask({ client, signal: dog.signal, ended: () => whatEnded(circumstances) !== null, tap, key })
    // An aborted stream ends without a word, as if it were complete.
    const ended = whatEnded(circumstances)
    return ended ? { ok: false, fault: ended } : { ok: true, value }
  } catch (error) {
    return { ok: false, fault: whatBroke(error, circumstances) }
  } finally {
    dog.end()
  }
}
