import { composedContains } from '../dom/composed.ts'
import { follows } from '../dom/native.ts'
import { flatList } from './flat-list.ts'
import type { Item } from './item.ts'
import { optionItems } from './select-options.ts'

/** The items from an element on that has none of its own: the first in it or after it, with those beside it. */
function from(items: Item[], element: Element): Item[] {
  const at = items.findIndex(({ node, el }) => follows(node, element) || composedContains(el, element))
  const first = items[at]
  if (!first) return []
  return !follows(first.node, element) && first.children.length > 0 ? from(first.children, element) : items.slice(at)
}

/** What a look at an element shows: it and what is in it, or, at an open end of a fold, it and what follows. */
export function below(roots: Item[], element: Element, isOpenEnd: boolean): Item[] {
  const all = flatList(roots)
  const placed = all.find(({ item }) => item.el === element && item.role !== 'text')
  if (!placed) {
    if (isOpenEnd) return from(roots, element)
    const inside = all.filter(({ item }) => composedContains(element, item.el))
    return inside.filter(({ above }) => !above.some((a) => composedContains(element, a.el))).map(({ item }) => item)
  }
  const siblings = placed.above.at(-1)?.children ?? roots
  if (isOpenEnd) return siblings.slice(siblings.indexOf(placed.item))
  return [{ ...placed.item, children: [...placed.item.children, ...optionItems(placed.item)] }]
}
