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

/** What was read of an element and all that is in it. */
type Part = {
  items: Item[]
  age: number
  around: string
  box: DOMRect
  probe: { el: Element; box: Box } | null
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

function lastBox(items: Item[], of: Element): Item | null {
  for (let i = items.length - 1; i >= 0; i--) {
    const item = items[i]
    if (!item) continue
    const inner = lastBox(item.children, of)
    if (inner) return inner
    if (item.box && item.role !== 'text' && item.el !== of) return item
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
  let changes: Changes = { isFlood: true, news: new Set(), stale: new Set(), touched: new Set() }

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
      const probe = lastBox(items, el)
      parts.set(el, {
        items: [...items],
        age,
        around: aroundOf(above),
        box: rectOf(el),
        probe: probe?.box ? { el: probe.el, box: probe.box } : null,
        controls,
        elements,
      })
    },
    find(el, above, walking) {
      const part = parts.get(el)
      if (!part || part.age !== age || changes.touched.has(el) || part.around !== aroundOf(above)) return null
      const now = rectOf(el)
      const { box, probe } = part
      const [dx, dy] = [now.left - box.left, now.top - box.top]
      if (!isNear(now.width, box.width) || !isNear(now.height, box.height)) return null
      if (probe) {
        const { left, top } = rectOf(probe.el)
        if (!isNear(left - probe.box.left, dx) || !isNear(top - probe.box.top, dy)) return null
      }
      if (part.controls.some(({ el: control, value }) => liveOf(control) !== value)) return null
      move(part.items, dx, dy, above, walking)
      part.box = now
      if (probe) probe.box = rectOf(probe.el)
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
