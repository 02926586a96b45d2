import type { FramePart } from '../../protocol/page.ts'
import { getter } from '../dom/getter.ts'
import { styleOf, tagOf } from '../dom/native.ts'
import { alikeFrom, renderAlike } from './alike.ts'
import { coversOf } from './frame-covers.ts'
import { frameKey } from './frames.ts'
import type { Item } from './item.ts'
import { rankOf, type Scope } from './rank.ts'
import type { Refs } from './refs.ts'
import { plainLine, render, renderBox } from './render.ts'
import { tokensOf } from './tokens.ts'
import { childCount } from './walking.ts'

export type Folding = {
  budget: number
  scope: Scope
  depth: number
  boxes: boolean
  refs: Refs
  /** Told of each ref that a fold line names: a look at it goes on with its neighbours. */
  onFold(ref: string): void
}

type Hole = FramePart['holes'][number]

export type Folded = {
  lines: string[]
  holes: Hole[]
  /** Items without a line. */
  folded: number
  /** Tokens of the lines. */
  tokens: number
}

type Entry = { item: Item; depth: number; size: number; rank: number; cost: number }

/** Longer than any ref the frame gives out soon: the estimate must hold before refs are known. */
const longRef = (refs: Refs) => `${refs.frame ? `f${refs.frame}` : ''}e${'9'.repeat(String(refs.last).length + 2)}`
const foldCost = (ref: string) => tokensOf(`… 99999 more listitem below: look {"ref": "${ref}"}`) + 1

const isRead = (item: Item) => item.unread === 0

/** Lines within the budget: what ranks first is kept, each gap says how to see what is in it. */
export function fold(roots: Item[], folding: Folding): Folded {
  // No encoder needs more than a token a byte: then nothing need be counted.
  if (folding.depth === Number.POSITIVE_INFINITY && bytesOf(roots, folding.budget) < folding.budget)
    return write(roots, isRead, new Map(), folding)
  const sample = longRef(folding.refs)
  const entries = new Map<Item, Entry>()
  const list = (items: Item[], depth: number): number => {
    let size = 0
    for (const item of items) {
      const entry: Entry = { item, depth, size: 0, rank: 0, cost: 0 }
      entries.set(item, entry)
      entry.size = item.unread || 1 + list(item.children, depth + 1)
      size += entry.size
    }
    return size
  }
  const total = list(roots, 0)
  const order = rankOf(roots, folding.scope).filter(
    (item) => isRead(item) && (entries.get(item)?.depth ?? 0) <= folding.depth,
  )
  const gapCost = foldCost(sample)
  const room = affordable(order, entries, folding, sample)
  const isIn = (count: number) => (item: Item) => (entries.get(item)?.rank ?? Number.POSITIVE_INFINITY) < count
  for (const entry of entries.values()) entry.rank = Number.POSITIVE_INFINITY
  order.forEach((item, i) => {
    const entry = entries.get(item)
    if (entry) entry.rank = i
  })
  const fits = (count: number) => room.sum(count) + gaps(roots, isIn(count)) * gapCost <= folding.budget
  let low = 0
  let high = room.most
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (fits(middle)) low = middle
    else high = middle - 1
  }
  // Fewer lines can mean more gaps, so the cost is not quite monotonic.
  while (low > 0 && !fits(low)) low--
  if (low === 0 && total > 0 && gapCost > folding.budget) return { lines: [], holes: [], folded: total, tokens: 0 }
  return write(roots, isIn(low), entries, folding)
}

const clientLeft = getter(Element.prototype, 'clientLeft')
const clientTop = getter(Element.prototype, 'clientTop')

/** Where the viewport of a frame begins within its element's box. */
function cornerOf({ el, box }: Item): { x: number; y: number } {
  const { paddingLeft, paddingTop } = styleOf(el)
  const inset = (border: number, padding: string) => border + (Number.parseFloat(padding) || 0)
  return {
    x: Math.round((box?.left ?? 0) + inset(clientLeft(el), paddingLeft)),
    y: Math.round((box?.top ?? 0) + inset(clientTop(el), paddingTop)),
  }
}

/** What lies over a frame's box, where something does. */
function coversIn({ el }: Item): { covers?: Hole['covers'] } {
  const covers = coversOf(el)
  return covers.length > 0 ? { covers: [...covers] } : {}
}

/** Rather too many bytes than too few; counts no further than `limit`. */
function bytesOf(items: Item[], limit: number, depth = 0): number {
  let bytes = 0
  for (const item of items) {
    // A ref, a box, the dash and the line break.
    bytes += plainLine(item).length * 3 + depth * 2 + 60 + (item.cells ? 200 : 0)
    if (bytes > limit) break
    bytes += bytesOf(item.children, limit - bytes, depth + 1)
  }
  return bytes
}

/** Running costs of the ranked items, as far as the budget reaches; refs count at their longest. */
function affordable(order: Item[], entries: Map<Item, Entry>, folding: Folding, sample: string) {
  const sums = [0]
  for (const item of order) {
    const before = sums[sums.length - 1] ?? 0
    if (before > folding.budget) break
    const indent = '  '.repeat(entries.get(item)?.depth ?? 0)
    const line = render(item, (i) => (i.target || i.children.length > 0 ? sample : null))
    sums.push(before + tokensOf(`${indent}- ${line}${folding.boxes ? renderBox(item) : ''}`))
  }
  return { most: sums.length - 1, sum: (count: number) => sums[count] ?? Number.POSITIVE_INFINITY }
}

/** Runs of left-out neighbours: each becomes one line. */
function gaps(items: Item[], isIn: (item: Item) => boolean): number {
  let runs = 0
  let open = false
  for (const item of items) {
    const stays = isIn(item)
    if (stays) runs += gaps(item.children, isIn)
    else if (!open) runs++
    open = !stays
  }
  return runs
}

function write(roots: Item[], isIn: (item: Item) => boolean, entries: Map<Item, Entry>, folding: Folding): Folded {
  const { refs } = folding
  const out: Folded = { lines: [], holes: [], folded: 0, tokens: 0 }
  const refOf = (item: Item) => (item.target ? refs.refOf(item.el) : null)
  const gapLine = (run: Item[], parent: Item | null, depth: number, before: Item | undefined, isTail = false) => {
    const size = run.reduce((n, item) => n + (entries.get(item)?.size ?? (item.unread || 1)), 0)
    const isGuess = run.some((item) => item.unread > 0)
    out.folded += size
    // What was not read is taken for more of the kind that it follows, where it has the same tag.
    const like = run.find(isRead) ?? before
    const role = like?.role ?? 'generic'
    const isOneKind =
      role !== 'generic' &&
      run.every((item) => (isRead(item) ? item.role === role : like && tagOf(item.el) === tagOf(like.el)))
    const count = run.reduce((n, { el, unread }) => n + (unread ? unread / (1 + childCount(el)) : 1), 0)
    // A text stands in its parent's element: name the first with an element of its own.
    const first = run.find((item) => item.role !== 'text' && item.el !== parent?.el) ?? run[0]
    const whole = run.length === parent?.children.length ? parent : first
    const ref = whole ? refs.refOf(whole.el) : null
    if (ref && whole !== parent) folding.onFold(ref)
    const what = `${isGuess ? 'about ' : ''}${isOneKind ? `${Math.round(count)} more ${role}` : `${size} more`}`
    const where = before || isTail ? (isOneKind ? '' : ' below') : ' above'
    out.lines.push(`${'  '.repeat(depth)}… ${what}${where}${ref ? `: look {"ref": "${ref}"}` : ''}`)
  }
  const writeAll = (items: Item[], parent: Item | null, depth: number) => {
    let run: Item[] = []
    let before: Item | undefined
    for (let i = 0; i < items.length; ) {
      const alike = folding.boxes ? [] : alikeFrom(items, i, isIn)
      const item = alike[0] ?? items[i]
      if (!item) break
      i += alike.length || 1
      if (!isIn(item)) {
        run.push(item)
        continue
      }
      if (run.length > 0) gapLine(run, parent, depth, before)
      run = []
      before = alike.at(-1) ?? item
      const line = out.lines.length
      const said = folding.boxes ? `${render(item, refOf)}${renderBox(item)}` : renderAlike(alike, refOf)
      out.lines.push(`${'  '.repeat(depth)}- ${said}`)
      if (item.frame !== undefined)
        out.holes.push({
          line,
          index: item.frame,
          key: frameKey(item.el),
          indent: (depth + 1) * 2,
          ...cornerOf(item),
          ...coversIn(item),
        })
      writeAll(item.children, item, depth + 1)
    }
    if (run.length > 0) gapLine(run, parent, depth, before, true)
  }
  writeAll(roots, null, 0)
  // What is far below the budget need not be counted one by one.
  const isSmall = folding.budget < 100_000
  for (const line of out.lines) out.tokens += isSmall ? tokensOf(line) : line.length
  return out
}
