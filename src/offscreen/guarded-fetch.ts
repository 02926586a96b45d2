import type { Tap } from './tap.ts'

/** What a request goes through; the browser's own `fetch`, or another one in tests. */
export type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>

/**
 * `fetch` as this document uses it. The X-Stainless headers go: they make a pre-flight fail with servers that allow only
 * the headers they know. Cookies stay at home. Redirects are not followed: what the model is sent, page text included,
 * goes to the address that the user gave and to no other.
 */
export function guardedFetch(fetch: Fetch, tap: Tap): Fetch {
  return async (input, init = {}) => {
    const headers = new Headers(init.headers)
    for (const name of [...headers.keys()]) {
      if (name.startsWith('x-stainless-') || name === 'user-agent') headers.delete(name)
    }
    const response = await fetch(input, { ...init, headers, credentials: 'omit', redirect: 'manual' })
    return response.body ? tap.watch(response) : response
  }
}
