import { rectOf } from '../dom/native.ts'
import { clean } from './clean.ts'
import { cleanLines } from './clean-lines.ts'
import { guess } from './evidence/guess.ts'
import type { Item } from './item.ts'
import { isDue, type Steps } from './slices.ts'
import type { State } from './state.ts'
import { isCell, isHeader, rowCount } from './table.ts'
import { tokensOf } from './tokens.ts'

export type Naming = (item: Item) => string | null

const maxName = 120
const maxText = 400
const maxValue = 160

/** Stands where a ref goes; no text of a page has it, for `clean` takes it out. */
const slot = '\0'

const quote = (text: string) => JSON.stringify(text)

/** States in words, in a fixed order. */
const words: ((s: State) => string | false)[] = [
  (s) => s.focused && 'focused',
  (s) => s.checked !== null && (s.checked === 'mixed' ? 'mixed' : s.checked ? 'checked' : 'unchecked'),
  (s) => s.disabled && 'disabled',
  (s) => s.expanded !== null && (s.expanded ? 'expanded' : 'collapsed'),
  (s) => s.selected === true && 'selected',
  (s) => s.pressed !== null && (s.pressed === 'mixed' ? 'pressed=mixed' : s.pressed ? 'pressed' : 'unpressed'),
  (s) => s.required && 'required',
  (s) => s.readonly && 'readonly',
  (s) => s.invalid && 'invalid',
  (s) => s.level > 0 && `level=${s.level}`,
  (s) => s.current !== '' && (s.current === 'true' ? 'current' : `current=${clean(s.current, 20)}`),
  (s) => s.sort !== '' && clean(s.sort, 20),
  (s) => s.busy && 'busy',
]

function stateWords({ state }: Item): string {
  if (!state) return ''
  let said = ''
  for (const word of words) {
    const one = word(state)
    if (one !== false) said += ` ${one}`
  }
  return said
}

function valueWords({ state, name }: Item): string {
  const value = state?.value
  return value && value !== name ? ` = ${quote(cleanLines(value, maxValue))}` : ''
}

function labelWords({ name, text }: Item): string {
  if (name) return ` ${quote(name.length > maxName ? clean(name, maxName) : name)}`
  return text ? ` ${quote(text.length > maxText ? cleanLines(text, maxText) : text)}` : ''
}

/** Unquoted text of a cell must not read as a ref or as another cell. */
const bare = (text: string) =>
  clean(text, 200)
    .replace(/\|/g, '¦')
    .replace(/\[((f\d+)?e\d+)\]/g, '($1)')

export const inBrackets = (notes: string[]): string => (notes.length > 0 ? ` (${notes.join(', ')})` : '')

function head(item: Item, isTold: (note: string) => boolean = () => true): string {
  const role = item.role === 'generic' ? 'group' : item.role
  return `${role}${labelWords(item)}${item.target ? slot : ''}${stateWords(item)}${valueWords(item)}${inBrackets(item.notes.filter(isTold))}`
}

function row(item: Item, cells: Item[][]): string {
  const role = isHeader(item) && !item.target ? 'columns' : 'row'
  const targets = cells.flat().filter(({ target }) => target)
  // A guess for all of them is one for the row.
  const isGuessed = targets.length > 1 && targets.every(({ notes }) => notes.includes(guess))
  const piece = (part: Item): string => {
    const isPlain = !part.target && !part.state?.sort && part.notes.length === 0
    if (isPlain && (part.role === 'text' || isCell(part))) return bare(part.name || part.text)
    return head(part, (note) => !isGuessed || note !== guess)
  }
  const said = cells.map((cell) => cell.map(piece).join(' ')).join(' | ')
  return `${role}${item.target ? slot : ''}${stateWords(item)}: ${said}${isGuessed ? ` · all (${guess})` : ''}`.trimEnd()
}

function whole(item: Item): string {
  if (item.cells) return row(item, item.cells)
  const line = head(item)
  if (item.role !== 'table' && item.role !== 'grid' && item.role !== 'treegrid') return line
  const rows = rowCount(item)
  return rows > 0 ? `${line} ${rows} ${rows === 1 ? 'row' : 'rows'}` : line
}

/** The line with a mark where each ref goes, made once. */
function marked(item: Item): string {
  item.line ??= whole(item)
  return item.line
}

/** Makes the lines of all items, until they cost `limit` tokens or more; gives what they cost. */
export function* prepare(items: Item[], limit: number): Steps<number> {
  let cost = 0
  for (const item of items) {
    if (cost >= limit) break
    const line = marked(item)
    if (limit < Number.POSITIVE_INFINITY) cost += tokensOf(line) + 1
    if (isDue()) yield
    if (item.children.length > 0) cost += yield* prepare(item.children, limit - cost)
  }
  return cost
}

/** The line without refs. */
export const plainLine = (item: Item): string => marked(item).replaceAll(slot, '')

/** The items of a line that have refs, in order. */
const named = (item: Item): Item[] => [
  ...(item.target ? [item] : []),
  ...(item.cells?.flatMap((cell) => cell.filter((part) => part.target)) ?? []),
]

const bracket = (ref: string | null) => (ref ? ` [${ref}]` : '')

/** The line of an item, without its dash and indent. `naming` gives the ref to print, or null for none. */
export function render(item: Item, naming: Naming): string {
  const line = marked(item)
  const at = line.indexOf(slot)
  if (at < 0) return line
  if (!item.cells) return `${line.slice(0, at)}${bracket(naming(item))}${line.slice(at + 1)}`
  const items = named(item)
  return line.split(slot).reduce((out, part, i) => {
    const of = items[i - 1]
    return `${out}${of ? bracket(naming(of)) : ''}${part}`
  })
}

export function renderBox(item: Item): string {
  const box = item.box ?? (item.unread > 0 ? null : rectOf(item.el))
  if (!box) return ''
  const numbers = [box.left, box.top, box.right - box.left, box.bottom - box.top]
  return ` box=${numbers.map(Math.round).join(',')}`
}
