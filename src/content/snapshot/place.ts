import { styleOf, token } from '../dom/native.ts'
import { bit, defaultDisplay } from './css/bits.ts'
import { isHand } from './evidence/cursor.ts'
import { isClear } from './ink.ts'
import type { Item } from './item.ts'
import type { Scope } from './reuse.ts'
import { enter, type View } from './view.ts'
import type { Walking } from './walking.ts'

/** An element whose children are being walked. */
export type Place = {
  readonly el: Element
  readonly tag: string
  /** Bits of what only the browser can tell of it, see `Facts`. */
  readonly flags: number
  readonly view: View
  /** `visibility: visible` */
  readonly shown: boolean
  /** It lies in a shadow tree, whose own sheets are not known. */
  readonly inShadow: boolean
  /** Its text is said by something above. */
  readonly quiet: boolean
  /** It lies in a table that only arranges things. */
  readonly arranged: boolean
  /** It may have changed with all that is in it, since what is kept of it was read. */
  readonly stale: boolean
  /** The part of the page that it belongs to, to be kept as a whole. */
  readonly scope: Scope
  readonly depth: number
  /** Items of its content. */
  readonly into: Item[]
  /** Its own item, pruned and added to the place above once its content is known. */
  readonly item: Item | null
  readonly close: 'flat' | 'inline' | 'item'
  readonly above: Place | null
  /** The next child, where children are walked along the tree. */
  next: Node | null
  /** The children, where they are not those of the tree: slotted or owned. */
  list: readonly Node[] | null
  at: number
  /** How many each of the children stands for that were left out with their like. */
  gaps: Map<Element, number> | null
  /** Views of plain children, by display. */
  kids: Record<string, View> | null
  /** Its own text is plainly in another colour than what it stands on; null where nobody asked. */
  clear: boolean | null
  /** All that decides how its children are read, as text, see `Cache`. */
  around: string | null
}

const flexible = /^(inline-)?(flex|grid)$/

/** The view inside a child about which no sheet says anything. */
function plainView(display: string, pointer: boolean, above: Place): View {
  const { view } = above
  const own = display === 'inline' && flexible.test(view.display) ? 'block' : display
  if (own === view.display && pointer === view.pointer && !view.scrolls) return view
  above.kids ??= {}
  const key = pointer === view.pointer ? own : `${own} pointer`
  above.kids[key] ??= { ...view, display: own, pointer, scrolls: false }
  return above.kids[key]
}

/** The view inside an element; null where nothing in it can be seen. Asks for its style only where it must. */
export function viewOf(el: Element, tag: string, flags: number, above: Place, walking: Walking): View | null {
  const display = flags & (bit.display | bit.box) ? undefined : defaultDisplay.get(tag)
  if (display === undefined || above.view.display === 'contents') return enter(el, above.view, walking.screen)
  if (tag === 'input' && token(el, 'type') === 'hidden') return null
  const pointer = flags & bit.cursor ? isHand(styleOf(el).cursor) : above.view.pointer
  return plainView(display, pointer, above)
}

/** Is text that stands right in it painted at all? */
export const isShownIn = (el: Element, flags: number, above: Place): boolean =>
  flags & bit.visibility ? styleOf(el).visibility === 'visible' : above.shown

/** See `clear`. What no rule gives a colour has that of what is around it. */
export function isClearIn(place: Place): boolean {
  const { el, tag, flags, view, above } = place
  if (place.clear === null) {
    const isSame =
      above !== null && (flags & bit.ink) === 0 && view.opacity === above.view.opacity && tag !== 'svg:text'
    place.clear = isSame ? isClearIn(above) : isClear(el, view.opacity)
  }
  return place.clear
}
