/** An address that the agent may open, or why not. */
export type AddressVerdict = { ok: true; url: string } | { ok: false; reason: string }

const schemes = new Set(['http:', 'https:'])

/**
 * Checks an address before a tab is sent there. `tabs.update` itself would follow `file:`, `chrome:`, `view-source:`
 * and `blob:`; only http and https pass. User name and password are refused: they make one host look like another.
 */
export function checkAddress(text: string): AddressVerdict {
  const trimmed = text.trim()
  if (trimmed === '') return { ok: false, reason: 'The address is empty.' }
  // `shop.test/basket` and `localhost:3000` are what people write; `localhost:3000` alone would parse as a scheme.
  const bare = /^[\p{L}\p{N}.-]+(:\d{1,5})?([/?#].*)?$/u.test(trimmed) && !/^[a-z][a-z0-9+.-]*:(?!\d)/i.test(trimmed)
  const url = URL.parse(bare ? `https://${trimmed}` : trimmed)
  if (!url) return { ok: false, reason: `"${trimmed.slice(0, 200)}" is no address.` }
  if (!schemes.has(url.protocol)) {
    return { ok: false, reason: `Addresses with ${url.protocol} are never opened, only http: and https:.` }
  }
  if (url.username || url.password) {
    return { ok: false, reason: 'Addresses with a user name or password in them are never opened.' }
  }
  return { ok: true, url: url.href }
}
