import { clean } from './clean.ts'
import type { Item } from './item.ts'
import type { State } from './state.ts'
import { isCell, isHeader, rowCount } from './table.ts'

export type Naming = (item: Item) => string | null

const maxName = 120
const maxText = 400
const maxValue = 160

const quote = (text: string) => JSON.stringify(text)

/** States in words, in a fixed order. */
const words: ((s: State, role: string) => string | false)[] = [
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

function stateWords(item: Item): string {
  const { state } = item
  if (!state) return ''
  const said = words.map((word) => word(state, item.role)).filter((w) => w !== false)
  return said.length > 0 ? ` ${said.join(' ')}` : ''
}

function valueWords(item: Item): string {
  const value = item.state?.value
  return value && value !== item.name ? ` = ${quote(clean(value, maxValue))}` : ''
}

function labelWords(item: Item): string {
  if (item.name) return ` ${quote(clean(item.name, maxName))}`
  return item.text ? ` ${quote(clean(item.text, maxText))}` : ''
}

/** Unquoted text of a cell must not read as a ref or as another cell. */
const bare = (text: string) =>
  clean(text, 200)
    .replace(/\|/g, '¦')
    .replace(/\[((f\d+)?e\d+)\]/g, '($1)')

function piece(item: Item, naming: Naming): string {
  const isPlain = !item.target && !item.state?.sort && item.notes.length === 0
  if (isPlain && (item.role === 'text' || isCell(item))) return bare(item.name || item.text)
  return head(item, naming)
}

function head(item: Item, naming: Naming): string {
  const ref = naming(item)
  const notes = item.notes.length > 0 ? ` (${item.notes.join(', ')})` : ''
  const role = item.role === 'generic' ? 'group' : item.role
  return `${role}${labelWords(item)}${ref ? ` [${ref}]` : ''}${stateWords(item)}${valueWords(item)}${notes}`
}

/** The line of an item, without its dash and indent. `naming` gives the ref to print, or null for none. */
export function render(item: Item, naming: Naming): string {
  if (item.cells) {
    const ref = naming(item)
    const role = isHeader(item) && !item.target ? 'columns' : 'row'
    const cells = item.cells.map((cell) => cell.map((part) => piece(part, naming)).join(' ')).join(' | ')
    return `${role}${ref ? ` [${ref}]` : ''}${stateWords(item)}: ${cells}`.trimEnd()
  }
  const line = head(item, naming)
  if (item.role !== 'table' && item.role !== 'grid' && item.role !== 'treegrid') return line
  const rows = rowCount(item)
  return rows > 0 ? `${line} ${rows} ${rows === 1 ? 'row' : 'rows'}` : line
}

export function renderBox(item: Item): string {
  const { box } = item
  if (!box) return ''
  const numbers = [box.left, box.top, box.right - box.left, box.bottom - box.top]
  return ` box=${numbers.map(Math.round).join(',')}`
}
