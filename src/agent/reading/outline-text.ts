import { estimateTokenCount } from 'tokenx'
import type { Outline, OutlinePart } from '../../protocol/outline.ts'

/** Tokens of the whole, a conservative estimate; each kind gets its share, and what it leaves goes on to the next. */
const budget = 3000

const mark = (ref: string) => (ref === '' ? '' : ` [${ref}]`)
const said = (text: string) => JSON.stringify(text)
const cut = (text: string, max: number) => (text.length > max ? `${text.slice(0, max - 1)}…` : text)

type Lines = { [P in OutlinePart]: (part: NonNullable<Outline[P]>) => string[] }

const lines: Lines = {
  headings: (all) =>
    all.map(({ level, text, ref }) => `${'  '.repeat(level - 1)}- h${level} ${said(text)}${mark(ref)}`),
  forms: (all) =>
    all.flatMap(({ name, fields, buttons }) => [
      `- form ${name === '' ? '(fields of no form)' : said(name)}`,
      ...fields.map(
        (field) =>
          `  - ${field.role} ${said(field.name)}${mark(field.ref)}${field.type && field.type !== 'text' ? ` type=${field.type}` : ''}${field.required ? ' required' : ''}`,
      ),
      ...buttons.map(
        (button) => `  - button ${said(button.name)}${mark(button.ref)}${button.submits ? ' submits' : ''}`,
      ),
    ]),
  links: (all) =>
    all.flatMap(({ group, total, links }) => [
      `- ${group}: ${total} links`,
      ...links.map(({ name, address, ref }) => `  - ${said(name)}${mark(ref)} ${cut(address, 120)}`),
    ]),
  tables: (all) =>
    all.map(
      ({ title, rows, columns }) =>
        `- table ${title ? `${said(title)} ` : ''}${rows} rows: ${columns.map((c) => cut(c, 40)).join(', ')}`,
    ),
  lists: (all) =>
    all.map(
      ({ title, items, first }) =>
        `- list ${title ? `${said(title)} ` : ''}${items} items: ${first.map(said).join(', ')}, …`,
    ),
  media: (all) => all.map(({ kind, name, width, height }) => `- ${kind} ${said(name)} ${width}x${height}`),
}

/** As many lines as fit, the rest counted. */
function fitting(all: string[], room: number): string[] {
  const out: string[] = []
  let used = 0
  for (const line of all) {
    used += estimateTokenCount(line) + 1
    if (used > room) return [...out, `… ${all.length - out.length} more lines`]
    out.push(line)
  }
  return out
}

/** What is on a page as text for the model, within a budget of tokens. */
export function outlineText(outline: Outline, limit = budget): string {
  const parts = Object.keys(lines) as OutlinePart[]
  let left = limit
  const out = parts.flatMap((part, index) => {
    const found = outline[part]
    if (found === undefined || found.length === 0) return []
    const all = (lines[part] as (part: typeof found) => string[])(found)
    const kept = fitting(all, Math.floor(left / (parts.length - index) + left / 4))
    left -= estimateTokenCount(kept.join('\n'))
    return [`${part}:`, ...kept]
  })
  const failed = outline.failed.map(({ part, error }) => `${part}: could not be read (${cut(error, 120)})`)
  return [...out, ...failed].join('\n') || 'Nothing that has an outline.'
}
