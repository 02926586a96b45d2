import { optionsOf, optionTextOf, selectedOf } from '../dom/field.ts'
import { clean } from '../snapshot/clean.ts'
import { flatList, type Placed } from '../snapshot/flat-list.ts'
import type { Item } from '../snapshot/item.ts'
import type { Refs } from '../snapshot/refs.ts'
import { render } from '../snapshot/render.ts'
import { patternOf } from './pattern.ts'

type Match = (line: string) => boolean

const maxSource = 200
/** Characters of a line that a pattern is tried on. */
const maxLine = 2000
/** A pattern may be slow on a page of a hundred thousand lines, ms. */
const patience = 3000

/** Words in any order, or `/regex/`; a string says what is wrong with the query. */
function matcherOf(query: string): Match | string {
  const source = /^\/(.+)\/([a-z]*)$/s.exec(query.trim())?.[1]
  if (source === undefined) {
    const words = query.toLowerCase().split(/\s+/).filter(Boolean)
    if (words.length === 0) return 'The query is empty.'
    return (line) => words.every((word) => line.includes(word))
  }
  if (source.length > maxSource) return 'The pattern is too long.'
  const pattern = patternOf(source)
  return typeof pattern === 'string' ? pattern : (line) => pattern(line.slice(0, maxLine))
}

/** Containers that are called by what they begin with. */
const byFirst = new Set(['row', 'listitem', 'article', 'option', 'treeitem'])

/** What a container is called: by its name, its own text, its heading, or what it begins with. */
function titleOf(a: Item): string {
  const own = a.name || a.text || a.children.find((c) => c.role === 'heading')?.name
  if (own || !byFirst.has(a.role)) return own ?? ''
  const [first] = a.children
  return (first && (first.name || first.text || first.children[0]?.name || first.children[0]?.text)) || ''
}

/** Where a line stands: `in list "Results" > listitem 3, under "Lamps"`. */
function contextOf(above: Item[], item: Item, heading: string): string {
  const chain = [...above, item]
  const named: string[] = []
  above.forEach((a, i) => {
    const siblings = i > 0 ? (chain[i - 1]?.children ?? []) : []
    const alike = siblings.filter((s) => s.role === a.role)
    const title = titleOf(a)
    const number = alike.length > 1 ? ` ${alike.indexOf(a) + 1}` : ''
    if (title || number) named.push(`${a.role}${number}${title ? ` ${JSON.stringify(clean(title, 40))}` : ''}`)
  })
  const under = heading && item.role !== 'heading' ? `under ${JSON.stringify(clean(heading, 60))}` : ''
  const isIn = named.length > 0 ? `in ${named.slice(-2).join(' > ')}` : ''
  const where = isIn.includes(JSON.stringify(clean(heading, 40))) ? [isIn] : [isIn, under]
  const said = where.filter(Boolean).join(', ')
  return said ? ` (${said})` : ''
}

const fullText = (item: Item) =>
  [item, ...(item.cells?.flat() ?? [])].map((i) => `${i.name} ${i.text} ${i.state?.value ?? ''}`).join(' ')

/** Options of closed drop-downs have no line, but can be looked for. */
function optionLines({ item }: Placed, matches: Match, refs: Refs): string[] {
  const hits = optionsOf(item.el).filter((o) => matches(`option ${optionTextOf(o).toLowerCase()}`))
  const box = `${item.role} ${JSON.stringify(item.name)} [${refs.refOf(item.el) ?? ''}]`
  return hits.map(
    (o) => `- option ${JSON.stringify(clean(optionTextOf(o), 120))}${selectedOf(o) ? ' selected' : ''} (in ${box})`,
  )
}

/** Lines of the unfolded tree that match. */
export function findLines(
  roots: Item[],
  query: string,
  limit: number,
  refs: Refs,
): { lines: string[]; total: number; error?: string } {
  const matches = matcherOf(query)
  if (typeof matches === 'string') return { lines: [], total: 0, error: matches }
  const isPattern = query.trim().startsWith('/')
  /** A pattern is tried on the line, and on each of its texts, so that `^` and `$` mean what they say. */
  const hit = (item: Item) => {
    const line = render(item, () => null)
    if (!isPattern) return matches(`${line} ${fullText(item)}`.toLowerCase())
    const { name, text, state } = item
    return [`${line} ${fullText(item)}`, name, text, String(state?.value ?? '')].some(
      (one) => one !== '' && matches(one),
    )
  }
  const until = performance.now() + patience
  const lines: string[] = []
  let total = 0
  let heading = ''
  for (const placed of flatList(roots)) {
    const { item } = placed
    if (item.role === 'heading') heading = item.name || item.text
    if (performance.now() > until)
      return { lines, total, ...(total === 0 && { error: 'The search takes too long on this page: use plain words.' }) }
    if (hit(item)) {
      total++
      const refOf = (i: Item) => (i.target ? refs.refOf(i.el) : null)
      if (lines.length < limit) lines.push(`- ${render(item, refOf)}${contextOf(placed.above, item, heading)}`)
    }
    if (item.target && item.el.localName === 'select') {
      const options = optionLines(placed, matches, refs)
      total += options.length
      lines.push(...options.slice(0, Math.max(0, limit - lines.length)))
    }
  }
  return { lines, total }
}

const folded = (text: string) =>
  text
    .replace(/[\s·]+/g, ' ')
    .trim()
    .toLowerCase()

/** Does this text stand on the page for a person to read? White space folded, case kept out. */
export function hasText(roots: Item[], text: string): boolean {
  const needle = folded(clean(text, 1000))
  if (needle === '') return false
  const all = folded(
    flatList(roots)
      .map(({ item }) => fullText(item))
      .join(' '),
  )
  if (all.includes(needle)) return true
  // A sentence with a link in it is several items: their seams may lack or add a space.
  return needle.length >= 8 && all.replace(/ /g, '').includes(needle.replace(/ /g, ''))
}
