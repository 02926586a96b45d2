import { flatList } from './flat-list.ts'
import type { Item } from './item.ts'

/** `viewport`: nearest to what the user sees first. `page`: all parts a little. `order`: from the start on. */
export type Scope = 'viewport' | 'page' | 'order'

const urgent = new Set(['dialog', 'alertdialog', 'alert'])

/** Items by importance. A parent never comes after its child. */
export function rankOf(roots: Item[], scope: Scope): Item[] {
  const out: { item: Item; weight: number }[] = []
  const add = (items: Item[], floor: number) => {
    let alike = 0
    items.forEach((item, i) => {
      alike = i > 0 && items[i - 1]?.role === item.role ? alike + 1 : 0
      const weight = weigh(item, scope, floor, alike)
      out.push({ item, weight })
      if (isSmall(item)) for (const part of flatList(item.children)) out.push({ item: part.item, weight })
      else add(item.children, weight)
    })
  }
  add(roots, -1)
  // Stable: equal weights keep the order of the document.
  return out.sort((a, b) => a.weight - b.weight).map(({ item }) => item)
}

/** A card or the like: shown whole or not at all, for a gap's own line costs as much as what it leaves out. */
const isSmall = (item: Item) =>
  item.children.length <= 6 && item.children.every((c) => c.children.length === 0 && c.text.length < 300)

function weigh(item: Item, scope: Scope, floor: number, alike: number): number {
  if (scope === 'order') return 0
  const isUrgent = urgent.has(item.role) || item.state?.focused === true
  if (scope === 'viewport') return Math.max(floor, isUrgent && item.far === 0 ? -1 : item.far)
  // Each further one of a kind counts less; so does each level down.
  return Math.max(floor, 0) + (alike > 2 ? Math.log2(alike) : 0) + 0.25
}
