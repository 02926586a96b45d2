import { topOf } from '../dom/doc.ts'
import { isConnected, isHtml, matches } from '../dom/native.ts'
import { sheetText } from './sheet.ts'

const make = Document.prototype.createElementNS
const attach = Element.prototype.attachShadow
const setAttribute = Element.prototype.setAttribute
const removeElement = Element.prototype.remove
const append = Node.prototype.appendChild
const showPopover = HTMLElement.prototype.showPopover
const xhtml = 'http://www.w3.org/1999/xhtml'

export const newDiv = (): HTMLElement => make.call(document, xhtml, 'div') as HTMLElement

/** One node of ours over everything, in the browser's top layer. */
export type Overlay = {
  add(el: HTMLElement): void
  /** Is it above everything? A page may refuse the popover, or take the node out. */
  isUp(): boolean
  remove(): void
}

/** Opens it; null in a document that is not HTML, which lays no HTML out. */
export function openOverlay(): Overlay | null {
  const top = topOf(document)
  if (!top || !isHtml(top)) return null
  const host = newDiv()
  // All before it stands in the page: an observer there sees one node come and nothing change.
  for (const [name, value] of [
    ['popover', 'manual'],
    ['inert', ''],
    ['aria-hidden', 'true'],
  ] as const) {
    setAttribute.call(host, name, value)
  }
  // Closed: the page's scripts find no way in. A constructed sheet needs no leave of the page's policy.
  const root = attach.call(host, { mode: 'closed' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(sheetText)
  root.adoptedStyleSheets = [sheet]
  const canvas = newDiv()
  append.call(root, canvas)
  append.call(top, host)
  showPopover.call(host)
  // What is zoomed by a style of the root element would be drawn zoomed, at places that are measured already.
  const zoom = (host as HTMLElement & { currentCSSZoom?: number }).currentCSSZoom ?? 1
  if (zoom !== 1) canvas.style.zoom = String(1 / zoom)
  return {
    add: (el) => append.call(canvas, el),
    isUp: () => isConnected(host) && matches(host, ':popover-open'),
    remove: () => removeElement.call(host),
  }
}
