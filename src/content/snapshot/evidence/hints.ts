import { attr, attrNames, hasAnyAttr, token } from '../../dom/native.ts'
import { word, wordsOf } from './words.ts'

/** Bits of what the attributes of an element tell, beside those of `word`. */
export const hint = {
  ...word,
  /** A handler, or what a framework binds one to. */
  handler: 8,
  tabindex: 16,
  editable: 32,
  /** It stands for something of its own: `data-seat="A4"`, a title. */
  thing: 64,
  classed: 256,
  /** In the tab order or not, it can take the focus. */
  focusable: 512,
  place: 1024,
} as const

/**
 * Markup left by handlers and frameworks: DOM, Alpine, Vue templates, AngularJS, htmx, Stimulus, jsaction, Bootstrap,
 * dnd-kit, react-beautiful-dnd, popovers, and states that only a widget has.
 */
const handling =
  /^(on(click|dblclick|mouse(down|up)|pointer(down|up)|touch(start|end)|key(down|up|press)|contextmenu|drag(start)?|drop)$|@[a-z]|\([a-z]+\)$|(v|x)-on:|ng-(click|dblclick|mouse(down|up)|key)|hx-(get|post|put|patch|delete|on)|(data-)?jsaction$|data-(ng-click|action|toggle|dismiss|bs-(toggle|dismiss|slide)|href|url|link|clickable|onclick|confirm|method|remote|hx-(get|post|put|patch|delete)|drag|dnd|handle|rbd-drag-handle|rfd-drag-handle|clipboard|copy|fancybox|lightbox|modal|dropdown|collapse|popup|open|close|tab)(-|$)|aria-(haspopup|expanded|pressed|grabbed)$|popovertarget|commandfor$)/
const testIds = /^data-(test-?id|test|cy|qa|e2e|hook|role|type|component|slot)$/

const reads = { class: 1, tabindex: 2, contenteditable: 3, draggable: 4, test: 5 } as const
const kinds = new Map<string, number>(Object.entries(reads).slice(0, 4))

/** What the name alone says: below 8 how its value is read, else bits. */
function kindOf(name: string): number {
  const had = kinds.get(name)
  if (had !== undefined) return had
  let kind = 0
  if (handling.test(name)) kind = hint.handler
  else if (testIds.test(name)) kind = reads.test
  // Where it stands in a sheet, a board or a calendar.
  else if (/^data-(x|y|row|col(umn)?|cell|seat|square)$/.test(name)) kind = hint.thing | hint.place
  else if (name === 'title' || (name.startsWith('data-') && !/^data-(v-|reactroot|server|sentry|id$)/.test(name)))
    kind = hint.thing
  if (kinds.size > 5000) kinds.clear()
  kinds.set(name, kind)
  return kind
}

function valueBits(el: Element, name: string, kind: number): number {
  if (kind === reads.tabindex)
    return Number.parseInt(attr(el, name) ?? '', 10) >= 0 ? hint.tabindex | hint.focusable : hint.focusable
  if (kind === reads.contenteditable) return hint.editable
  if (kind === reads.draggable) return token(el, name) === 'true' ? hint.handler : 0
  return wordsOf(attr(el, name) ?? '') | (kind === reads.test ? hint.thing : hint.classed)
}

/** All that the attributes of an element and a speaking tag (`my-button`) tell, in one pass over them. */
export function hintsOf(el: Element, tag: string): number {
  let bits = tag.includes('-') ? wordsOf(tag) : 0
  if (!hasAnyAttr(el)) return bits
  for (const name of attrNames(el)) {
    const kind = kindOf(name)
    if (kind !== 0) bits |= kind < 8 ? valueBits(el, name, kind) : kind
  }
  return bits
}
