import { type ColumnKind, columnKinds, type RawTable } from '../../protocol/table.ts'

/** A wanted column: its words and, after a colon, the kind that it should be of. */
export type Field = { name: string; kind: ColumnKind | undefined }

const kindNames: Record<string, ColumnKind> = {
  ...Object.fromEntries(columnKinds.map((kind) => [kind, kind])),
  url: 'link',
  href: 'link',
  address: 'link',
  picture: 'image',
  photo: 'image',
  check: 'boolean',
  amount: 'number',
}

/** Words that ask for an address or a picture by themselves. */
const asking: [RegExp, ColumnKind][] = [
  [/\b(link|url|href)s?\b|链接/i, 'link'],
  [/\b(image|picture|photo|thumbnail)s?\b|图片/i, 'image'],
]

export function readField(text: string): Field {
  const [, name, kind = ''] = /^(.*?)\s*:\s*(\w+)\s*$/.exec(text) ?? []
  const known = kindNames[kind.toLowerCase()]
  if (name && known) return { name, kind: known }
  return { name: text.trim(), kind: asking.find(([words]) => words.test(text))?.[1] }
}

const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Singular of the words that pages name columns by; enough to find `price` in `prices`. */
const stem = (word: string) => word.replace(/(?<=\w{3})(es|s)$/, '')

/** Words that mean the same in the heads of tables and cards. */
const alike = [
  ['name', 'title', 'product', 'item', 'heading', 'headline', 'article'],
  ['price', 'cost', 'amount', 'preis', 'prix', 'precio', '价格'],
  ['link', 'url', 'href', 'address', 'website'],
  ['image', 'picture', 'photo', 'img', 'thumbnail'],
  ['rating', 'stars', 'score', 'review'],
  ['date', 'day', 'time', 'published', 'datum'],
  ['description', 'text', 'summary', 'details', 'body'],
  ['author', 'by', 'writer'],
  ['company', 'employer', 'organisation', 'organization'],
  ['location', 'place', 'city', 'where'],
].map((words) => new Set(words))

/** How well a name says a wanted field, from 0 to 1. */
export function likeness(wanted: string, name: string): number {
  const [a, b] = [fold(wanted), fold(name)]
  if (a === '' || b === '') return 0
  if (a === b) return 1
  const [as, bs] = [a.split(' ').map(stem), b.split(' ').map(stem)]
  if (as.join(' ') === bs.join(' ')) return 0.98
  const shared = as.filter((word) => bs.includes(word)).length
  if (shared > 0) return 0.5 + (0.4 * shared) / Math.max(as.length, bs.length)
  if (a.length >= 3 && b.length >= 3 && (a.includes(b) || b.includes(a))) return 0.55
  return alike.some((words) => as.some((word) => words.has(word)) && bs.some((word) => words.has(word))) ? 0.45 : 0
}

const enough = 0.4

/** A column with addresses or pictures is meant by its own name, by what else the field says, or by being the first. */
function scoreOf({ name, kind }: Field, column: RawTable['columns'][number], there: boolean): number {
  const score = (wanted: string) =>
    Math.max(likeness(wanted, column.name), ...column.also.map((one) => likeness(wanted, one) * 0.9))
  if (kind !== 'link' && kind !== 'image') return score(name)
  if (!there) return 0
  const rest = asking.reduce((text, [words]) => text.replace(words, ' '), name).trim()
  return Math.max(score(name), rest === '' ? enough : score(rest))
}

/** Which column of a table each field means; -1 where none does. A column is given to one field of each kind. */
export function matchFields(fields: Field[], table: RawTable): number[] {
  const has = (kind: Field['kind'], index: number) =>
    table.rows.some(({ cells }) => cells[index]?.[kind === 'image' ? 'image' : 'link'])
  const pairs = fields.flatMap((field, at) =>
    table.columns.map((column, index) => ({
      at,
      index,
      score: scoreOf(field, column, has(field.kind, index)),
      kind: field.kind,
    })),
  )
  const found = fields.map(() => -1)
  const taken = new Set<string>()
  for (const { at, index, score, kind } of pairs.toSorted((a, b) => b.score - a.score)) {
    const key = `${index} ${kind === 'link' || kind === 'image' ? kind : ''}`
    if (score < enough || found[at] !== -1 || taken.has(key)) continue
    found[at] = index
    taken.add(key)
  }
  return found
}
