import type { RawCell } from '../../../protocol/table.ts'
import { textOf } from '../grid.ts'
import { type Slot, signOf, slotsOf } from './slots.ts'
import type { Found } from './table-rows.ts'

const maxItems = 2000
const maxColumns = 30
const sample = 5

const apart = 'nav, header, footer, aside, [role=navigation], [role=tablist], [role=menu], [role=menubar]'

/** Elements that stand at the same place of the page's plan, whether they share a parent or not, in document order. */
function likes(top: Element): Element[][] {
  const groups: Element[][] = []
  const numbers = new Map<string, number>()
  const visit = (el: Element, above: number) => {
    const key = `${above} ${signOf(el)}`
    const number = numbers.get(key) ?? numbers.size + 1
    numbers.set(key, number)
    groups[number] ??= []
    groups[number].push(el)
    if (el.localName === 'table') return
    for (const child of el.children) visit(child, number)
  }
  for (const child of top.children) visit(child, 0)
  return groups.filter((group) => group.length >= (group[0]?.localName === 'li' ? 2 : 3))
}

/** How many things an item says; likes of several things inside of it count once, since they are the items then. */
function width(slots: Slot[]): number {
  const bases = new Set(slots.map((slot) => slot.base)).size
  return bases >= 2 && slots.length / bases >= 2 ? bases : slots.length
}

function scoreOf(items: Element[]): number {
  const widths = items.slice(0, sample).map((item) => width(slotsOf(item)))
  const mean = widths.reduce((sum, one) => sum + one, 0) / widths.length
  if (mean < 0.5) return 0
  const single = mean < 1.5 ? 0.4 : 1
  return Math.min(items.length, 200) * mean * single * (items[0]?.closest(apart) ? 0.15 : 1)
}

type Column = { key: string; names: string[]; cells: Map<Element, RawCell>; at: number }

/** The items' slots side by side, in the order in which they are read. */
function columnsOf(items: Element[]): Column[] {
  const columns = new Map<string, Column>()
  for (const item of items) {
    let before = 0
    for (const { key, names, cell } of slotsOf(item)) {
      const known = columns.get(key)
      const column = known ?? { key, names, cells: new Map(), at: before + 1 / (columns.size + 2) }
      if (!known) columns.set(key, column)
      column.cells.set(item, cell)
      before = Math.max(before, column.at)
    }
  }
  const often = Math.max(1, items.length * 0.15)
  return [...columns.values()].filter(({ cells }) => cells.size >= often).toSorted((a, b) => a.at - b.at)
}

/** A text that all items share is the label of what comes after it: `Price` `12`. */
function labelled(columns: Column[], count: number): Column[] {
  const out: Column[] = []
  let label = ''
  for (const column of columns) {
    const texts = new Set([...column.cells.values()].map((cell) => cell.text))
    const [only = ''] = texts
    const isSame = texts.size === 1 && column.cells.size === count && count > 2 && only !== '' && only.length <= 40
    if (isSame && ![...column.cells.values()].some((cell) => cell.link || cell.image)) {
      label = only.replace(/\s*:$/, '')
      continue
    }
    out.push(label === '' ? column : { ...column, names: [label, ...column.names] })
    label = ''
  }
  return out
}

/** `Weight: 5 kg` in all items is a column of that name. */
function splitLabels(column: Column): Column {
  const texts = [...column.cells].map(([item, cell]) => [item, cell, /^([^:]{2,30}):\s+(.+)$/.exec(cell.text)] as const)
  const label = texts[0]?.[2]?.[1]
  if (!label || texts.length < 2 || !texts.every(([, , found]) => found?.[1] === label)) return column
  const cells = new Map(texts.map(([item, cell, found]) => [item, { ...cell, text: found?.[2] ?? '' }]))
  return { ...column, names: [label, ...column.names], cells }
}

function named(columns: Column[]) {
  const used = new Map<string, number>()
  return columns.map(({ names }) => {
    const name = names.find((one) => !used.has(one)) ?? names[0] ?? 'text'
    const times = (used.get(name) ?? 0) + 1
    used.set(name, times)
    return { name: times === 1 ? name : `${name} ${times}`, also: names.filter((one) => one !== name) }
  })
}

/** A group of likes as a table. */
export function cardRows(items: Element[], score: number, top: Element): Found {
  const some = items.slice(0, maxItems)
  const columns = labelled(columnsOf(some).map(splitLabels), some.length).slice(0, maxColumns)
  return {
    kind: some[0]?.localName === 'li' ? 'list' : 'cards',
    columns: named(columns),
    rows: some.map((item) => ({ index: null, cells: columns.map(({ cells }) => cells.get(item) ?? null) })),
    score,
    top,
    items: some,
  }
}

function commonTop(items: Element[], within: Element): Element {
  const last = items.at(-1)
  for (let at = items[0]?.parentElement; at && at !== within; at = at.parentElement) {
    if (!last || at.contains(last)) return at
  }
  return within
}

/** Repeated items below an element, the best groups first: how many, and how much each says. Unread until asked. */
export function cardGroups(top: Element): { score: number; top: Element; items: Element[]; read(): Found }[] {
  return likes(top)
    .map((items) => ({ items, score: items.some((item) => textOf(item) !== '') ? scoreOf(items) : 0 }))
    .filter(({ score }) => score >= 1.5)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, 40)
    .map(({ items, score }) => {
      const around = commonTop(items, top)
      return { score, top: around, items, read: () => cardRows(items, score, around) }
    })
}
