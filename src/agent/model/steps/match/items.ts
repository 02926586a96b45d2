import { atEdge, below, isItem, textOf, titleOf, up } from '../page/around.ts'
import type { PageNode } from '../page/page-node.ts'
import type { Best, Target } from '../parse/unit.ts'
import { plain, wordsOf } from './fold-words.ts'
import { priceOf } from './price.ts'
import type { View } from './view.ts'

const top = (node: PageNode): boolean => {
  const above = [...up(node)].find(isItem)
  // `listitem > article` is one card
  return !above || (above.children.length === 1 && above.children[0] === node && !isItem(above.parent ?? above))
}

/** The part of a card that opens it. */
export const openerOf = (item: PageNode): PageNode | null => {
  const all = [...below(item)].filter(({ ref }) => ref)
  const title = plain(titleOf(item))
  const links = all.filter(({ role }) => role === 'link')
  return (
    links.find(({ name }) => plain(name) === title) ??
    links[0] ??
    (item.ref ? item : null) ??
    all.find(({ role }) => role === 'button') ??
    null
  )
}

/** A row of a table's head is none of its entries. */
const isHead = ({ role, children }: PageNode): boolean =>
  role === 'row' && children.length > 0 && children.every((cell) => cell.role === 'columnheader')

/** The list of results of a page: the one whose cards have prices, else the longest. */
const mainList = (view: View): PageNode[] => {
  const lists = new Map<PageNode, PageNode[]>()
  for (const node of view.nodes) {
    if (!isItem(node) || isHead(node) || !node.parent || atEdge(node) || !openerOf(node)) continue
    if ([...up(node)].some((above) => isItem(above) && above.children.length > 1)) continue
    if (!top(node) && isItem(node.parent)) continue
    lists.set(node.parent, [...(lists.get(node.parent) ?? []), node])
  }
  let best: PageNode[] = []
  let most = 0
  for (const items of lists.values()) {
    const weight = items.filter((item) => priceOf(textOf(item)) !== null).length * 100 + items.length
    if (weight > most) [best, most] = [items, weight]
  }
  return best
}

const ratingOf = (text: string): number | null => {
  const found =
    /\brated\s+(\d(?:[.,]\d)?)|(\d[.,]\d)\s*(?:\(|stars?|of 5|out of 5|\/ ?5)|(\d)\s*(?:stars|of 5|out of 5)/i.exec(
      text,
    )
  return found ? Number((found[1] ?? found[2] ?? found[3] ?? '').replace(',', '.')) : null
}

/** In a table the number stands alone in its column. */
const cellOf = (item: PageNode, column: RegExp): string => {
  const head = item.role === 'row' ? [...(item.parent?.children ?? [])].find(isHead) : undefined
  const at = head?.children.findIndex((cell) => column.test(textOf(cell).trim())) ?? -1
  const cell = at < 0 ? undefined : item.children[at]
  return cell ? textOf(cell).trim() : ''
}

const rated = /^(?:average )?(?:rating|score|stars)$/i
const bare = /^\d(?:[.,]\d+)?$/

const textFor = (item: PageNode): string => {
  const cell = cellOf(item, rated)
  return bare.test(cell) ? `${textOf(item)} rated ${cell}` : textOf(item)
}

const measures: Record<Best, (text: string) => number | null> = {
  cheapest: (text) => priceOf(text),
  dearest: (text) => {
    const price = priceOf(text)
    return price === null ? null : -price
  },
  rated: (text) => {
    const rating = ratingOf(text)
    return rating === null ? null : -rating
  },
}

export type Picked = { items: PageNode[] /** More may lie on other pages. */; partial: boolean }

/** More of the list than is shown. */
const goesOn = (view: View): boolean =>
  view.tree.folds.length > 0 ||
  view.nodes.some(({ role, name }) => role === 'link' && /^(?:page )?2$|^next(?: page)?$/i.test(name.trim()))

/** Cards that a counted or superlative phrase means, in order; empty where the page has no list or the words fit none. */
export const pickItems = (view: View, target: Target, scope: Set<PageNode> | null): Picked => {
  const list = mainList(view).filter((item) => !scope || scope.has(item))
  const asked = wordsOf(target.words).filter((word) => word !== 'one')
  const heading = view.nodes.filter(({ role }) => role === 'heading').map(({ name }) => name)
  const known = wordsOf([heading.slice(0, 1).join(' '), view.title].join(' '))
  const all = asked.every((word) => known.includes(word))
  const fitting = list
    .filter((item) => all || asked.every((word) => wordsOf(textOf(item)).includes(word)))
    .filter((item) => !target.inStock || !/out of stock|sold out|unavailable/i.test(textOf(item)))
  if (target.best) {
    const measure = measures[target.best]
    const measured = fitting.map((item) => ({ item, size: measure(textFor(item)) }))
    if (measured.length === 0 || measured.some(({ size }) => size === null)) return { items: [], partial: false }
    const sizes = measured.map(({ size }) => size ?? 0)
    const best = Math.min(...sizes)
    const inOrder = sizes.every((size, index) => index === 0 || size >= (sizes[index - 1] ?? size))
    return {
      items: measured.filter(({ size }) => size === best).map(({ item }) => item),
      partial: !inOrder && goesOn(view),
    }
  }
  const { nth } = target
  if (nth === null) return { items: fitting, partial: false }
  const one = nth < 0 ? fitting.at(nth) : fitting[nth - 1]
  return { items: one ? [one] : [], partial: nth < 0 && goesOn(view) }
}
