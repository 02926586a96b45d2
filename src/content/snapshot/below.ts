import { composedContains } from '../dom/composed.ts'
import { flatList } from './flat-list.ts'
import type { Item } from './item.ts'
import { optionItems } from './select-options.ts'

/** What a look at an element shows: it and what is in it, or, at an open end of a fold, it and what follows. */
export function below(roots: Item[], element: Element, isOpenEnd: boolean): Item[] {
  const placed = flatList(roots).find(({ item }) => item.el === element && item.role !== 'text')
  if (!placed) {
    const inside = flatList(roots).filter(({ item }) => composedContains(element, item.el))
    return inside.filter(({ above }) => !above.some((a) => composedContains(element, a.el))).map(({ item }) => item)
  }
  const siblings = placed.above.at(-1)?.children ?? roots
  if (isOpenEnd) return siblings.slice(siblings.indexOf(placed.item))
  return [{ ...placed.item, children: [...placed.item.children, ...optionItems(placed.item)] }]
}
