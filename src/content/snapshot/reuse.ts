import { checkedOf, fieldValueOf, indeterminateOf } from '../dom/field.ts'
import { getter } from '../dom/getter.ts'
import { matches, rectOf, tagOf } from '../dom/native.ts'
import { credentialOf } from './credential.ts'
import type { Facts } from './css/facts.ts'
import type { Box, Item } from './item.ts'
import type { Place } from './place.ts'
import { distance } from './view.ts'
import type { Walking } from './walking.ts'
import type { Changes } from './watch-page.ts'

/** What is known of what is being read: a part of the page whose items can be kept until something in it changes. */
export type Scope = {
  /** Nothing in it depends on what lies elsewhere or changes unseen. */
  isKept: boolean
  /** Controls, whose values change without a change of the document. */
  controls: Control[]
  elements: number
}

export type Control = { el: Element; value: string }

type Probe = { el: Element; box: Box }

/** What was read of an element and all that is in it. */
type Part = {
  items: Item[]
  age: number
  around: string
  /** Where the first and the last thing in it stood that was measured. */
  first: Probe
  last: Probe
  controls: Control[]
  elements: number
}

export type Kept = { items: Item[]; part: Part }

export type Cache = {
  /** Takes what changed into account; with other sheets or another window everything is read afresh. */
  begin(changes: Changes, facts: Facts, frame: string): void
  keep(place: Place, scope: Scope, items: Item[]): void
  /** The items of an element as they were, at their new place; null where it must be read. */
  find(el: Element, above: Place, walking: Walking): Kept | null
  readonly changes: Changes
}

/** Fewer elements are as quickly read as compared. */
const fewest = 4

const selectedIndex = getter(HTMLSelectElement.prototype, 'selectedIndex')

/** What of a control can change with no change of the document. Only compared, never told: it may be a secret. */
export function liveOf(el: Element): string {
  if (credentialOf(el) !== 'none') return ''
  const isInvalid = matches(el, ':user-invalid')
  if (tagOf(el) === 'select') return `${selectedIndex(el as HTMLSelectElement)} ${isInvalid}`
  return `${fieldValueOf(el)} ${checkedOf(el)} ${indeterminateOf(el)} ${isInvalid}`
}

/** All about the place around that decides how an element in it is read. */
const aroundOf = (above: Place): string => {
  above.around ??= JSON.stringify([above.view, above.shown, above.arranged])
  return above.around
}

const inside = ({ cells, children }: Item): Item[] => cells?.flat() ?? children
const isMeasured = (item: Item): item is Item & Probe => item.box !== null && item.role !== 'text'

function firstIn(items: Item[]): Probe | null {
  for (const item of items) {
    const found = isMeasured(item) ? item : firstIn(inside(item))
    if (found) return { el: found.el, box: found.box }
  }
  return null
}

function lastIn(items: Item[]): Probe | null {
  for (let i = items.length - 1; i >= 0; i--) {
    const item = items[i]
    const found = item && (lastIn(inside(item)) ?? (isMeasured(item) ? item : null))
    if (found) return { el: found.el, box: found.box }
  }
  return null
}

const seal = (items: Item[]): void => {
  for (const item of items) {
    item.said = item.notes.length
    for (const cell of item.cells ?? []) seal(cell)
    seal(item.children)
  }
}

export function createCache(): Cache {
  let parts = new WeakMap<Element, Part>()
  let age = 0
  let facts: Facts | null = null
  let frame = ''
  let changes: Changes = {
    isFlood: true,
    news: new Set(),
    stale: new Set(),
    touched: new Set(),
    attributes: new Set(),
    moved: [],
  }

  return {
    get changes() {
      return changes
    },
    begin(next, sheets, size) {
      changes = next
      if (next.isFlood || facts !== sheets || frame !== size || sheets.blind) {
        parts = new WeakMap()
        age++
      }
      facts = sheets
      frame = size
    },
    keep({ el, above }, { isKept, controls, elements }, items) {
      if (!isKept || elements < fewest || !above || facts?.blind) {
        parts.delete(el)
        return
      }
      seal(items)
      const first = firstIn(items) ?? { el, box: rectOf(el) }
      parts.set(el, {
        items: [...items],
        age,
        around: aroundOf(above),
        first,
        last: lastIn(items) ?? first,
        controls,
        elements,
      })
    },
    find(el, above, walking) {
      const part = parts.get(el)
      if (!part || part.age !== age || changes.touched.has(el) || part.around !== aroundOf(above)) return null
      const { first, last } = part
      const now = rectOf(first.el)
      const [dx, dy] = [now.left - first.box.left, now.top - first.box.top]
      if (!isNear(now.right - first.box.right, dx) || !isNear(now.bottom - first.box.bottom, dy)) return null
      const end = rectOf(last.el)
      if (!isNear(end.left - last.box.left, dx) || !isNear(end.top - last.box.top, dy)) return null
      if (part.controls.some(({ el: control, value }) => liveOf(control) !== value)) return null
      move(part.items, dx, dy, above, walking)
      first.box = now
      last.box = end
      return { items: part.items, part }
    },
  }
}

const isNear = (a: number, b: number) => Math.abs(a - b) < 0.6

/** Puts items where they are now and takes away what was noted about them from outside. */
function move(items: Item[], dx: number, dy: number, above: Place, walking: Walking): number {
  let nearest = Number.POSITIVE_INFINITY
  for (const item of items) {
    const { box } = item
    if (box && (dx !== 0 || dy !== 0)) {
      item.box = { left: box.left + dx, top: box.top + dy, right: box.right + dx, bottom: box.bottom + dy }
    }
    if (item.notes.length > item.said) {
      item.notes.length = item.said
      item.line = null
    }
    let far = item.box && !item.isUnseen ? distance(item.box, above.view, walking.screen) : Number.POSITIVE_INFINITY
    for (const cell of item.cells ?? []) far = Math.min(far, move(cell, dx, dy, above, walking))
    far = Math.min(far, move(item.children, dx, dy, above, walking))
    item.far = far
    nearest = Math.min(nearest, far)
  }
  return nearest
}
