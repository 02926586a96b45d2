/** Scheme, host and port of an address with the host in ASCII, so that `аpple.com` shows as `xn--…`. Empty if none. */
export function originOf(address: string): string {
  if (!URL.canParse(address)) return ''
  const url = new URL(address)
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.origin : ''
}

/** `shop.test` or `shop.test:8080`; the scheme too where it is not https. */
export function siteName(address: string): string {
  const origin = originOf(address)
  return origin === '' ? address : origin.replace(/^https:\/\//, '')
}

/** A name in letters beyond ASCII, which can be made to look like another. */
export const isPunycode = (address: string) => /(^|\/\/|\.)xn--/.test(originOf(address))

/** IP addresses and single-label hosts have no subdomains. */
export function hasSubdomains(origin: string): boolean {
  const host = URL.canParse(origin) ? new URL(origin).hostname : ''
  return host.includes('.') && !/^[\d.]+$/.test(host) && !host.startsWith('[')
}

/** The browser's match pattern for a site; null where the text is no http or https address. */
export function pattern(address: string, subdomains = false): string | null {
  if (address === '*') return '<all_urls>'
  const origin = originOf(address)
  if (origin === '') return null
  const whole = subdomains && hasSubdomains(origin) ? origin.replace('://', '://*.') : origin
  return `${whole}/*`
}
