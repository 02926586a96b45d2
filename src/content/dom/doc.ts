import { getter } from './getter.ts'

const doc = Document.prototype
const title = getter(doc, 'title')
const body = getter(doc, 'body')
const active = getter(doc, 'activeElement')
const top = getter(doc, 'documentElement')
const type = getter(doc, 'contentType')
const activeIn = getter(ShadowRoot.prototype, 'activeElement')
const scroller = getter(doc, 'scrollingElement')
const byId = doc.getElementById
const byIdIn = DocumentFragment.prototype.getElementById
const all = doc.querySelectorAll
const create = doc.createElement as (this: Document, tag: string) => Element
const newRange = doc.createRange
const pointed = doc.elementsFromPoint
const pointedIn = ShadowRoot.prototype.elementsFromPoint

/** `document` read safely: `<img name=body>` would hide `document.body`. */
export const titleOf = (of: Document): string => title(of)
export const bodyOf = (of: Document): Element | null => body(of)
export const topOf = (of: Document): Element | null => top(of)
export const contentTypeOf = (of: Document): string => type(of)
export const scrollerOf = (of: Document): Element | null => scroller(of)
export const activeOf = (of: Document | ShadowRoot): Element | null =>
  of instanceof ShadowRoot ? activeIn(of) : active(of)
export const elementById = (of: Document | ShadowRoot, id: string): Element | null =>
  of instanceof ShadowRoot ? byIdIn.call(of, id) : byId.call(of, id)
export const queryAll = (of: Document, selector: string): Element[] => Array.from(all.call(of, selector))
/** A detached element, for where a document has none. */
export const newElement = (of: Document): Element => create.call(of, 'html')
export const rangeIn = (of: Document): Range => newRange.call(of)
/** Topmost first; elements inside shadow roots show as their host, so ask the root for its own. */
export const elementsAt = (of: Document | ShadowRoot, x: number, y: number): Element[] =>
  of instanceof ShadowRoot ? pointedIn.call(of, x, y) : pointed.call(of, x, y)
