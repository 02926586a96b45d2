/** A base URL as the client needs it, or what is wrong with it in words. */
export type Address = { ok: true; baseURL: string; query: Record<string, string> } | { ok: false; said: string }

const wrong = (said: string): Address => ({ ok: false, said })

/**
 * Reads what the user typed as a base URL. The whole chat address is taken as well, and a query (Azure's
 * `?api-version=…`) goes with every request. `fetch` refuses addresses with a user name in them.
 */
export function readAddress(typed: string): Address {
  const url = URL.parse(typed.trim())
  if (!url) return wrong('It cannot be read as a web address.')
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return wrong(`It starts with ${url.protocol}`)
  if (url.username !== '' || url.password !== '') return wrong('It holds a user name or a password.')
  const path = url.pathname.replace(/\/+$/, '').replace(/\/chat\/completions$/, '')
  return { ok: true, baseURL: url.origin + path, query: Object.fromEntries(url.searchParams) }
}
