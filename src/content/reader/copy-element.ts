import { checkedOf, chosenOf, fieldValueOf, optionTextOf, typeOf } from '../dom/field.ts'
import { attr, tagOf, token } from '../dom/native.ts'
import { addressOf } from '../snapshot/address.ts'
import { clean } from '../snapshot/clean.ts'
import { credentialOf } from '../snapshot/credential.ts'
import { nameOf } from '../snapshot/name.ts'

/** Tags that mean the same in the copy. Forms and what embeds are not among them: their names would clobber the copy. */
const kept = new Set(
  `a abbr article aside b blockquote body br caption cite code dd del dfn div dl dt em figcaption figure footer h1 h2 h3
  h4 h5 h6 header hr i ins kbd li main mark nav ol p pre q s samp section small span strong sub summary sup table tbody
  td tfoot th thead time tr ul var`.split(/\s+/),
)

/** What an ARIA role makes of any element. */
const byRole: Record<string, string> = {
  table: 'table',
  grid: 'table',
  treegrid: 'table',
  row: 'tr',
  cell: 'td',
  gridcell: 'td',
  columnheader: 'th',
  rowheader: 'th',
  rowgroup: 'tbody',
  list: 'ul',
  listitem: 'li',
  article: 'article',
  navigation: 'nav',
  main: 'main',
  banner: 'header',
  contentinfo: 'footer',
  complementary: 'aside',
}

/** Attributes that the reader asks for. None of them makes the browser load or run anything in a copy. */
const attributes = `class id role itemprop itemtype aria-label aria-rowindex aria-colindex aria-level colspan rowspan
  aria-colspan aria-rowspan scope start lang dir datetime rel title data-label`.split(/\s+/)

const inline = /^(inline|ruby|contents$)/

/** Name of the element in the copy. What a style shows as a block becomes one, so that words do not run together. */
export function tagFor(el: Element, display: string): string {
  const tag = tagOf(el)
  const role = token(el, 'role')
  if (role === 'heading') return `h${Math.min(6, Math.max(1, Number(attr(el, 'aria-level')) || 2))}`
  const mapped = byRole[role]
  if (mapped) return mapped
  const isBlock = !inline.test(display)
  if (tag === 'span' || tag === 'div' || !kept.has(tag)) return isBlock ? 'div' : 'span'
  return tag === 'body' ? 'div' : tag
}

/** Says what stands for a form control, a picture or another thing whose content is no text; null for all others. */
export function stands(el: Element, tag: string): { text: string; check?: string; alt?: string } | null {
  if (tag === 'img' || tag === 'svg' || token(el, 'role') === 'img') {
    return { text: '', alt: clean(tag === 'img' ? (attr(el, 'alt') ?? '') : nameOf(el), 200) }
  }
  if (tag === 'iframe' || tag === 'video' || tag === 'audio' || tag === 'canvas') return { text: '', alt: nameOf(el) }
  if (tag === 'select') return { text: chosenOf(el).map(optionTextOf).join(', ') }
  if (tag !== 'input' && tag !== 'textarea') return null
  if (credentialOf(el) !== 'none') return { text: '' }
  const type = typeOf(el)
  if (type === 'checkbox' || type === 'radio') return { text: '', check: checkOf(el) }
  return /^(hidden|file|image|color)$/.test(type) ? { text: '' } : { text: fieldValueOf(el) ?? '' }
}

/** `1` checked, `0` not; empty where it is nothing that can be checked. */
export function checkOf(el: Element): string {
  if (tagOf(el) === 'input') return checkedOf(el) ? '1' : '0'
  const said = token(el, 'aria-checked')
  return said === 'true' ? '1' : said === 'false' ? '0' : ''
}

/** A web address as it may be told: absolute, without fragment and credentials; empty for scripts and for the page itself. */
export function linkOf(el: Element, base: string): string {
  const written = attr(el, 'href')
  const url = written === null ? null : URL.parse(written.slice(0, 4000), base)
  if (!url || !/^(https?|mailto|tel):$/.test(url.protocol)) return ''
  url.username = ''
  url.password = ''
  const here = URL.parse(base)
  if (url.hash !== '' && here && url.href.split('#')[0] === here.href.split('#')[0]) return ''
  url.hash = ''
  return url.href.slice(0, 2000)
}

/** Address of a picture; `data:` pictures have none. */
export function pictureOf(el: Element, base: string): string {
  const written = attr(el, 'src')
  const url = written === null ? null : URL.parse(written.slice(0, 4000), base)
  return url && /^https?:$/.test(url.protocol) ? addressOf(url.href) : ''
}

/** Copies the plain attributes, each cut to what a hostile page cannot make costly. */
export function copyAttributes(from: Element, to: Element): void {
  for (const name of attributes) {
    const value = attr(from, name)
    if (value !== null)
      to.setAttribute(name, name === 'title' || name === 'aria-label' ? clean(value, 120) : value.slice(0, 300))
  }
}
