import { attr } from '../dom/native.ts'
import { clean } from './clean.ts'

/** Words of a link's address, for links that have no name: `/jobs/open-roles?id=3` reads `jobs open-roles`. */
export function linkWords(el: Element): string {
  const href = attr(el, 'href') ?? attr(el, 'xlink:href') ?? ''
  const path = href
    .slice(0, 500)
    .replace(/^[a-z][a-z\d+.-]*:(\/\/[^/?#]*)?/i, '')
    .replace(/[?#].*$/s, '')
  return clean(path.replace(/[/_+]+/g, ' '), 60)
}
