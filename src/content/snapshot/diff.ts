import type { Diff } from '../../protocol/page.ts'
import { flatList } from './flat-list.ts'
import type { Item } from './item.ts'
import type { Refs } from './refs.ts'
import { render } from './render.ts'

/** What a line was at the last look; holds no node, so nothing is kept alive. */
type Line = { text: string; shown: string; role: string; weight: number; calm: boolean }
export type Memory = { lines: Map<number, Line>; ticks: Map<number, number> }

const maxLines = 60
/** Of what changed its place, so many are named in their new order. */
const mostMoved = 12
const weights: [number, string][] = [
  [0, 'dialog alertdialog alert'],
  [1, 'status log'],
  [2, 'option menuitem menuitemcheckbox menuitemradio listbox menu tooltip'],
  [4, 'text img generic separator timer marquee'],
]
const weightOf = new Map(weights.flatMap(([weight, roles]) => roles.split(' ').map((role) => [role, weight] as const)))
const restless = new Set(['timer', 'marquee', 'progressbar'])

const withoutDigits = (text: string) => text.replace(/\d+/g, '0')

/** Compares each look at a document with the one before. */
export function createDiffer(refs: Refs): { compare(roots: Item[]): Diff | null } {
  const numbers = new WeakMap<Node, number>()
  let next = 1
  let memory: Memory | null = null

  const numberOf = (node: Node) => {
    const known = numbers.get(node)
    if (known !== undefined) return known
    numbers.set(node, next)
    return next++
  }

  const linesOf = (roots: Item[]) => {
    const lines = new Map<number, Line & { item: Item }>()
    const depths = new Map<Item, number>()
    for (const { item, above } of flatList(roots)) {
      const parent = above.at(-1)
      const own = item.state?.invalid ? 1 : (weightOf.get(item.role) ?? 3)
      const weight = Math.min(own, parent ? (depths.get(parent) ?? 9) : 9)
      // A new dialog brings its content along in order; other parents lend no weight.
      depths.set(item, own === 0 ? 0 : parent && depths.get(parent) === 0 ? 0 : 9)
      const shown = render(item, (i) => (i.target ? refs.known(i.el) : null))
      const text = shown.replace(/ \[(f\d+)?e\d+\]/g, '')
      lines.set(numberOf(item.node), { item, text, shown, role: item.role, weight, calm: !item.target })
    }
    return lines
  }

  return {
    compare(roots) {
      const now = linesOf(roots)
      const last = memory
      const ticks = new Map<number, number>()
      const refOf = (item: Item) => (item.target ? refs.refOf(item.el) : null)
      const found = last ? changesOf(last, now, ticks) : null
      memory = {
        lines: new Map([...now].map(([n, { item: _, ...line }]) => [n, line])),
        ticks,
      }
      if (!found) return null
      const print = (line: Line & { item: Item }) => render(line.item, refOf)
      const moved = last ? reordered(last, now) : []
      const order = moved.slice(0, mostMoved).map(print).join(', ')
      const more = moved.length > mostMoved ? `, … ${moved.length - mostMoved} more` : ''
      return capped({
        added: sorted(found.added).map(print),
        removed: sorted(found.removed).map((line) => line.shown),
        changed: [
          ...(order ? [`new order: ${order}${more}`] : []),
          ...sorted(found.changed.map(({ from, to }) => ({ ...to, from }))).map(
            (line) => `${print(line)} (was ${difference(line.from.text, line.text)})`,
          ),
        ],
      })
    },
  }
}

type Now = Map<number, Line & { item: Item }>
type Change = { from: Line; to: Line & { item: Item } }

function changesOf(last: Memory, now: Now, ticks: Map<number, number>) {
  let added: (Line & { item: Item })[] = []
  let removed: Line[] = []
  const changed: Change[] = []
  for (const [n, line] of now) {
    const before = last.lines.get(n)
    if (!before) added.push(line)
    else if (essence(before.text) !== essence(line.text)) {
      const isTick = line.calm && withoutDigits(before.text) === withoutDigits(line.text)
      const count = isTick ? (last.ticks.get(n) ?? 0) + 1 : 0
      if (isTick) ticks.set(n, count)
      // A count that changed is news; a clock is not.
      if (!isTick || (count < 3 && !restless.has(line.role))) changed.push({ from: before, to: line })
    }
  }
  for (const [n, line] of last.lines) if (!now.has(n)) removed.push(line)
  // Frameworks replace elements by equal ones: the same line gone and come is no change.
  const gone = new Map<string, number>()
  for (const line of removed) gone.set(line.text, (gone.get(line.text) ?? 0) + 1)
  const came = new Map<string, number>()
  added = added.filter((line) => {
    const left = gone.get(line.text) ?? 0
    if (left > 0) {
      gone.set(line.text, left - 1)
      came.set(line.text, (came.get(line.text) ?? 0) + 1)
    }
    return left === 0
  })
  removed = removed.filter((line) => {
    const left = came.get(line.text) ?? 0
    if (left > 0) came.set(line.text, left - 1)
    return left === 0
  })
  return { added, removed, changed }
}

/** What comes and goes without anything having happened: the focus, and what lies over what. */
const essence = (text: string) =>
  text
    .replace(/ focused\b/g, '')
    .replace(/(, )?covered( by [^,)]+)?/g, '')
    .replace(/ \((, )?\)/g, '')

/** Names and notes whole, other words one by one. */
const tokens = (text: string): string[] => essence(text).match(/"(?:[^"\\]|\\.)*"|\([^)]*\)|\S+/g) ?? []

/** What the old line says that the new one does not. */
function difference(from: string, to: string): string {
  const left = tokens(to)
  const lost = tokens(from).filter((token) => {
    const at = left.indexOf(token)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  const piece = lost.join(' ')
  return piece ? (piece.length > 100 ? `${piece.slice(0, 99)}…` : piece) : 'without it'
}

/** Targets that stand in both looks, from the first one on that has changed its place; empty where none has. */
function reordered(last: Memory, now: Now): (Line & { item: Item })[] {
  const before = [...last.lines.values()].filter((line) => !line.calm).map((line) => essence(line.text))
  const after = [...now.values()].filter((line) => !line.calm)
  const kept = new Set(after.map((line) => essence(line.text)))
  const known = new Set(before)
  const old = [...new Set(before)].filter((text) => kept.has(text))
  const seen = new Set<string>()
  const common = after.filter(({ text }) => {
    const own = essence(text)
    const fresh = known.has(own) && !seen.has(own)
    seen.add(own)
    return fresh
  })
  const first = common.findIndex((line, index) => essence(line.text) !== old[index])
  return first < 0 ? [] : common.slice(first)
}

const sorted = <T extends { weight: number }>(lines: T[]): T[] => [...lines].sort((a, b) => a.weight - b.weight)

function capped({ added, removed, changed }: Diff): Diff {
  const share = (lines: string[], max: number) =>
    lines.length > max ? [...lines.slice(0, max), `… ${lines.length - max} more`] : lines
  const keptChanged = share(changed, 25)
  const keptAdded = share(added, maxLines - 10 - Math.min(keptChanged.length, 25))
  return {
    added: keptAdded,
    changed: keptChanged,
    removed: share(removed, Math.max(10, maxLines - keptAdded.length - keptChanged.length)),
  }
}
