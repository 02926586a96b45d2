import { attr, closest } from '../dom/native.ts'
import { clean } from './clean.ts'
import type { Item } from './item.ts'
import { misleads } from './misleads.ts'
import { isCell } from './table.ts'
import { madeOf } from './text-parts.ts'

const said = (item: Item) => item.name || item.text

const isBare = (item: Item) => !item.target && item.children.length === 0 && !item.cells

/** Does a name say a text that is seen in it, as "17" in "March 17"? */
const isPartOf = (name: string, text: string) =>
  /^\d+$/.test(text)
    ? name.split(/\D+/).includes(text)
    : text.length > 1 && name.toLowerCase().includes(text.toLowerCase()) && !misleads(name, text)

/** Text, heading or picture that says what the line above it says; what is one thing need not say a part of its name. */
function repeats(item: Item, name: string, isWhole: boolean): boolean {
  if (!isBare(item) || name === '') return false
  if (item.role === 'text') return clean(item.text, 120) === name || (isWhole && isPartOf(name, item.text))
  return (item.role === 'heading' || item.role === 'img') && item.name === name
}

const address = (item: Item) => (item.role === 'link' ? attr(item.el, 'href') : null)

/** Two links beside each other to the same place: the picture and the title of a card. */
function isTwin(a: Item, b: Item | undefined): boolean {
  if (b?.role !== 'link' || a.role !== 'link' || a.children.length > 0) return false
  const where = address(a)
  return where !== null && where === address(b) && (a.name === b.name || a.name === '')
}

const isSaidBy = ({ text }: Item, by: Item | undefined) => by?.target === true && text === by.name

/** Children without those that only repeat their parent or a neighbour. */
export function dropRepeats(children: Item[], parent: Item): Item[] {
  const { name } = parent
  const isWhole = parent.target || isCell(parent)
  const named = name === '' ? children : children.filter((c) => !repeats(c, name, isWhole))
  if (named.length < 2) return named
  return named.filter((item, i) => {
    const next = named[i + 1]
    const last = named[i - 1]
    if (isTwin(item, next)) return false
    // A label that is no <label>.
    if (item.role === 'text' && (isSaidBy(item, next) || isSaidBy(item, last))) return false
    if (item.role !== 'img' || item.target || item.children.length > 0) return true
    return said(next ?? item) !== item.name || next === undefined
      ? last === undefined || said(last) !== item.name
      : false
  })
}

const maxShort = 80
const maxJoined = 200
const isTerm = (el: Element | null) => el !== null && closest(el, 'dt') !== null

/** Short texts side by side, such as a card's brand, price and stock, on one line. */
export function joinShortTexts(items: Item[]): Item[] {
  if (items.length < 2) return items
  const out: Item[] = []
  let end: Element | null = null
  for (const item of items) {
    const last = out.at(-1)
    const joins =
      item.role === 'text' &&
      last?.role === 'text' &&
      item.text.length <= maxShort &&
      !(last.text + item.text).includes('\n')
    if (joins && last.text.length <= maxJoined) {
      // A term and what it stands for.
      const text = last.text + (isTerm(item.el) || !isTerm(end) ? ` · ${item.text}` : `: ${item.text}`)
      end = item.el
      // A copy: the item may be shown again as it is.
      out[out.length - 1] = madeOf({ ...last, text, far: Math.min(last.far, item.far) }, [last, item])
    } else {
      end = item.el
      out.push(item)
    }
  }
  return out
}
