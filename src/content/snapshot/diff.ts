import type { Diff } from '../../protocol/page.ts'
import { alikeFrom, renderAlike } from './alike.ts'
import { cap } from './cap-diff.ts'
import { type Change, type Knowledge, type Lines, lost, pairUp, signature } from './changes.ts'
import { flatList } from './flat-list.ts'
import type { Item } from './item.ts'
import type { Refs } from './refs.ts'
import { plainLine, render } from './render.ts'
import { reordered } from './reordered.ts'
import { replacedLines } from './replaced.ts'

const weights: [number, string][] = [
  [0, 'dialog alertdialog alert'],
  [1, 'status log'],
  [2, 'option menuitem menuitemcheckbox menuitemradio listbox menu tooltip'],
  [4, 'text img generic separator timer marquee'],
]
const weightOf = new Map(weights.flatMap(([weight, roles]) => roles.split(' ').map((role) => [role, weight] as const)))
const restless = new Set(['timer', 'marquee', 'progressbar'])

/** Of what changed its place, so many are named in their new order. */
const mostMoved = 12
/** What changed so often in a row, with nothing to act on in it, is no news. */
const mostTicks = 2

const all: Knowledge = { wasThere: () => false, isThere: () => false }

/** Compares each look at a document with the one before. */
export function createDiffer(refs: Refs): { compare(roots: Item[], knowledge?: Knowledge): Diff | null } {
  let last: Lines | null = null
  /** What an earlier look read and the last one did not, though it is still there. */
  let unread: Lines = new Map()
  let ticks = new Map<unknown, number>()

  const printed = (item: Item) => render(item, (i) => refs.refOf(i.el))

  const printedAll = (items: Item[]): string[] => {
    const lines: string[] = []
    for (let i = 0; i < items.length; ) {
      const alike = alikeFrom(items, i, () => true)
      lines.push(renderAlike(alike, ({ el }) => refs.refOf(el)))
      i += alike.length
    }
    return lines
  }

  /** What went with something around it goes without saying. */
  const printedGone = (items: Item[]): string[] => {
    const all = new Set(items)
    const tops = new Map(items.map((item) => [item, 0]))
    for (const item of items) {
      if (!tops.has(item) || item.children.length === 0) continue
      const parts = flatList(item.children).filter((part) => all.has(part.item))
      for (const part of parts) tops.delete(part.item)
      tops.set(item, parts.length)
    }
    return [...tops].map(
      ([item, parts]) => render(item, (i) => refs.known(i.el)) + (parts > 0 ? ` and ${parts} in it` : ''),
    )
  }

  /** Lines worth telling, without those that change all the time. */
  const told = (changes: Change[]): Change[] => {
    const counts = new Map<unknown, number>()
    const news = changes.filter(({ from, to }) => {
      if (to.target) return true
      const isTick = signature(plainLine(from)) === signature(plainLine(to))
      const key = isTick ? signature(plainLine(to)) : to.el
      const count = (ticks.get(key) ?? 0) + 1
      counts.set(key, count)
      return count <= mostTicks && !(isTick && restless.has(to.role))
    })
    ticks = counts
    return news
  }

  return {
    compare(roots, knowledge = all) {
      const { lines: now, urgent } = linesOf(roots)
      const before = last
      last = now
      if (!before) return null
      const { added, removed, changed, replaced, still } = pairUp(before, unread, now, knowledge)
      unread = still
      const weigh = (item: Item) => (urgent.has(item) ? 0 : item.state?.invalid ? 1 : (weightOf.get(item.role) ?? 3))
      const sorted = (items: Item[]) => [...items].sort((a, b) => weigh(a) - weigh(b))
      const moved = reordered(before, now, replaced.length > 0 || added.length + removed.length > 0)
      const order = moved.slice(0, mostMoved).map(printed).join(', ')
      const more = moved.length > mostMoved ? `, … ${moved.length - mostMoved} more` : ''
      const words = told(changed).sort((a, b) => weigh(a.to) - weigh(b.to))
      const isMoved = new Set(moved)
      return cap({
        added: printedAll(sorted(added)),
        removed: printedGone(sorted(removed)),
        changed: [
          ...(order ? [`new order: ${order}${more}`] : []),
          ...words.map(({ from, to }) => `${printed(to)} (was ${lost(plainLine(from), plainLine(to))})`),
          ...replacedLines(
            replaced.filter(({ to }) => !isMoved.has(to)),
            refs,
          ),
        ],
      })
    },
  }
}

/** A group without a name only holds others together, and what was not read tells nothing. */
const isTold = (item: Item) =>
  item.unread === 0 && (item.role !== 'generic' || item.target || item.name !== '' || item.text !== '')

/** All items by what keeps their identity, in reading order, and those that a dialog brings along. */
function linesOf(roots: Item[]): { lines: Lines; urgent: Set<Item> } {
  const lines: Lines = new Map()
  const urgent = new Set<Item>()
  const add = (items: Item[], isUrgent: boolean) => {
    for (const item of items) {
      if (isTold(item)) lines.set(item.node, item)
      const own = isUrgent || weightOf.get(item.role) === 0
      if (own) urgent.add(item)
      if (item.children.length > 0) add(item.children, own)
    }
  }
  add(roots, false)
  return { lines, urgent }
}
