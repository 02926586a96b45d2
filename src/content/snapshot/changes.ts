import type { Item } from './item.ts'
import { plainLine } from './render.ts'

/** Items of a look by their node. */
export type Lines = Map<Node, Item>
export type Change = { from: Item; to: Item }

/** Tells a look that did not read all of the page what it knows of the rest. */
export type Knowledge = {
  /** Was it there at the last look, though not read? */
  wasThere(item: Item): boolean
  /** Is it still there, though not read? */
  isThere(item: Item): boolean
}

/** What comes and goes without anything having happened: the focus, and what lies over what. */
export const essence = (line: string): string =>
  line
    .replace(/ focused\b/g, '')
    .replace(/(, )?covered( by [^,)]+)?/g, '')
    .replace(/ \((, )?\)/g, '')

/** A line that differs in its numbers only has the same one. */
export const signature = (line: string): string => line.replace(/\d+/g, '0')

const isSame = (a: Item, b: Item): boolean => {
  if (a === b) return true
  const [from, to] = [plainLine(a), plainLine(b)]
  return from === to || essence(from) === essence(to)
}

/** Takes from `items`, in order, one for each of `wanted` that has the same key; null keys fit nothing. */
function match(wanted: Item[], items: Item[], keyOf: (item: Item) => unknown): Change[] {
  const waiting = new Map<unknown, Item[]>()
  for (const item of wanted) {
    const key = keyOf(item)
    const same = waiting.get(key)
    if (same) same.push(item)
    else if (key !== null) waiting.set(key, [item])
  }
  const pairs: Change[] = []
  for (const item of items) {
    const from = waiting.get(keyOf(item))?.shift()
    if (from) pairs.push({ from, to: item })
  }
  return pairs
}

const without = (items: Item[], taken: Item[]) => {
  const gone = new Set(taken)
  return taken.length > 0 ? items.filter((item) => !gone.has(item)) : items
}

/**
 * What two looks have in common and what not: equal things in place of others count as replaced, not as new. `unread`
 * holds what the look before did not read again; `still` what this one did not.
 */
export function pairUp(before: Lines, unread: Lines, now: Lines, knowledge: Knowledge) {
  let added: Item[] = []
  const changed: Change[] = []
  for (const [node, to] of now) {
    const from = before.get(node) ?? unread.get(node)
    if (!from) added.push(to)
    else if (!isSame(from, to)) changed.push({ from, to })
  }
  let removed: Item[] = []
  const still: Lines = new Map()
  for (const lines of [before, unread]) {
    for (const [node, item] of lines) {
      if (now.has(node)) continue
      if (knowledge.isThere(item)) still.set(node, item)
      else removed.push(item)
    }
  }
  added = added.filter((item) => !knowledge.wasThere(item))
  if (added.length === 0 || removed.length === 0) return { added, removed, changed, replaced: [], still }
  // Frameworks replace elements by equal ones.
  const replaced = match(removed, added, (item) => essence(plainLine(item)))
  const take = (pairs: Change[]) => {
    removed = without(
      removed,
      pairs.map(({ from }) => from),
    )
    added = without(
      added,
      pairs.map(({ to }) => to),
    )
    return pairs
  }
  take(replaced)
  // And texts by others in the same place, or by the same with another number.
  changed.push(...take(match(removed, added, (item) => (item.role === 'text' ? item.el : null))))
  changed.push(...take(match(removed, added, (item) => (item.target ? null : signature(plainLine(item))))))
  return { added, removed, changed, replaced, still }
}

/** Names and notes whole, other words one by one. */
const tokens = (line: string): string[] => essence(line).match(/"(?:[^"\\]|\\.)*"|\([^)]*\)|\S+/g) ?? []

const longest = 100

/** What the old line says that the new one does not. */
export function lost(from: string, to: string): string {
  const left = tokens(to)
  const gone = tokens(from).filter((token) => {
    const at = left.indexOf(token)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  const piece = gone.join(' ')
  return piece ? (piece.length > longest ? `${piece.slice(0, longest - 1)}…` : piece) : 'without it'
}
