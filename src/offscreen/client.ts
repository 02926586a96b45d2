import OpenAI, { APIError } from 'openai'
import type { Endpoint } from '../protocol/model.ts'
import type { Address } from './address.ts'
import type { Fetch } from './guarded-fetch.ts'

/** An answer with an error status, its body kept whole: the library's own errors keep only what lies under `error`. */
export class Refused extends APIError<number, Headers, undefined> {
  constructor(
    status: number,
    readonly body: unknown,
    headers: Headers,
  ) {
    super(status, undefined, undefined, headers)
  }
}

class Client extends OpenAI {
  protected override makeStatusError(status: number, body: unknown, text: string | undefined, headers: Headers) {
    return new Refused(status, body ?? text ?? '', headers)
  }
}

/** A key travels in a header, which carries only these. */
export const fitsHeader = (key: string): boolean => /^[\x21-\x7e]*$/.test(key)

/**
 * A client for one request. Trying again is the run's business, where it is journalled and shown, and so is time.
 * @param longest ms, above all time limits of the caller
 */
export function connect(
  endpoint: Endpoint,
  address: Extract<Address, { ok: true }>,
  fetch: Fetch,
  longest: number,
): OpenAI {
  const key = endpoint.apiKey.trim()
  return new Client({
    baseURL: address.baseURL,
    // The library insists on a key; local servers want none.
    apiKey: key || 'none',
    ...(key === '' && { defaultHeaders: { Authorization: null } }),
    defaultQuery: address.query,
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    maxRetries: 0,
    timeout: Math.min(longest, 2 ** 31 - 1),
    logLevel: 'off',
    dangerouslyAllowBrowser: true,
    fetch,
  })
}
