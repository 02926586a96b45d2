const maxQuery = 120
const maxLength = 1000

/** The document's address for the model: no credentials, no fragment, no long query, no content of `data:`. */
export function addressOf(href: string): string {
  const url = URL.parse(href)
  if (!url) return ''
  if (url.protocol === 'data:' || url.protocol === 'javascript:') return url.protocol
  url.username = ''
  url.password = ''
  url.hash = ''
  if (url.search.length > maxQuery) url.search = '?…'
  return url.href.replace('?%E2%80%A6', '?…').slice(0, maxLength)
}
