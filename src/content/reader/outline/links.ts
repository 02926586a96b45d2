import type { Outline } from '../../../protocol/outline.ts'
import { clean } from '../../snapshot/clean.ts'
import { textOf } from '../grid.ts'
import type { Outlining } from './outline.ts'

type Groups = NonNullable<Outline['links']>
type Link = { name: string; address: string; live: Element; weight: number }

const groups: [string, string][] = [
  ['navigation', 'nav'],
  ['aside', 'aside'],
  ['footer', 'footer'],
  ['header', 'header'],
]

const most = 40

/** In the main part a link counts more than in a menu; one that stands in a heading or says much counts more too. */
function weightOf(el: Element, group: string, text: string): number {
  return (
    (group === 'main' ? 10 : 0) +
    (text.length > 20 ? 5 : 0) +
    (el.closest('h1, h2, h3') ? 4 : 0) +
    (el.closest('li, td') ? 3 : 0) +
    (el.querySelector('img') ? 2 : 0) +
    (el.closest('[class*=button i], [class*=btn i]') ? 2 : 0)
  )
}

/** Links by the part of the page that they stand in, the most important first, each address once a part. */
export function linksIn({ copy, ref }: Outlining): Groups {
  const found = new Map<string, Map<string, Link>>()
  for (const el of copy.body.querySelectorAll('a[href]')) {
    const live = copy.sourceOf.get(el)
    const address = el.getAttribute('href') ?? ''
    const name = clean(textOf(el) || (el.querySelector('img')?.getAttribute('alt') ?? ''), 120)
    if (!live || name === '') continue
    const group = el.closest('main') ? 'main' : (groups.find(([, selector]) => el.closest(selector))?.[0] ?? 'main')
    const links = found.get(group) ?? new Map<string, Link>()
    found.set(group, links)
    const weight = weightOf(el, group, name)
    const known = links.get(address)
    if (!known || known.weight < weight) links.set(address, { name, address, live, weight })
  }
  return [...found].map(([group, links]) => ({
    group,
    total: links.size,
    links: [...links.values()]
      .toSorted((a, b) => b.weight - a.weight)
      .slice(0, most)
      .map(({ name, address, live }) => ({ name, address, ref: ref(live) })),
  }))
}
