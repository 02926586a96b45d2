import { optionsOf, optionTextOf, selectedOf } from '../dom/field.ts'
import { clean } from '../snapshot/clean.ts'
import { flatList, type Placed } from '../snapshot/flat-list.ts'
import type { Item } from '../snapshot/item.ts'
import type { Refs } from '../snapshot/refs.ts'
import { render } from '../snapshot/render.ts'

type Match = (line: string) => boolean

/** A group that repeats and itself repeats inside can take exponential time. */
const isDangerous = (source: string) => /\([^)]*[+*}][^)]*\)\s*[+*{]/.test(source) || /\\\d|\(\?<?[=!]/.test(source)
const maxSource = 200

/** Words in any order, or `/regex/`; a string says what is wrong with the query. */
function matcherOf(query: string): Match | string {
  const source = /^\/(.+)\/([a-z]*)$/s.exec(query.trim())?.[1]
  if (source === undefined) {
    const words = query.toLowerCase().split(/\s+/).filter(Boolean)
    if (words.length === 0) return 'The query is empty.'
    return (line) => words.every((word) => line.includes(word))
  }
  if (source.length > maxSource) return 'The pattern is too long.'
  if (isDangerous(source)) return 'The pattern is too complex: no nested repetition, look-around or back reference.'
  try {
    const pattern = new RegExp(source, 'iu')
    return (line) => pattern.test(line.slice(0, 2000))
  } catch (error) {
    return `Not a pattern: ${error instanceof Error ? error.message : String(error)}`
  }
}

/** Where a line stands: `in list "Results" > listitem 3`. */
function contextOf(above: Item[], item: Item): string {
  const chain = [...above, item]
  const named: string[] = []
  above.forEach((a, i) => {
    const siblings = i > 0 ? (chain[i - 1]?.children ?? []) : []
    const alike = siblings.filter((s) => s.role === a.role)
    const title = a.name || a.text || a.children.find((c) => c.role === 'heading')?.name || ''
    const number = alike.length > 1 ? ` ${alike.indexOf(a) + 1}` : ''
    if (title || number) named.push(`${a.role}${number}${title ? ` ${JSON.stringify(clean(title, 40))}` : ''}`)
  })
  return named.length > 0 ? ` (in ${named.slice(-2).join(' > ')})` : ''
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
  const fold = (text: string) => (isPattern ? text : text.toLowerCase())
  const lines: string[] = []
  let total = 0
  for (const placed of flatList(roots)) {
    const { item } = placed
    if (matches(fold(`${render(item, () => null)} ${fullText(item)}`))) {
      total++
      const refOf = (i: Item) => (i.target ? refs.refOf(i.el) : null)
      if (lines.length < limit) lines.push(`- ${render(item, refOf)}${contextOf(placed.above, item)}`)
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
