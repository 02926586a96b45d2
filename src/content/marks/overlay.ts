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
  /** It covers the viewport. */
  host: HTMLElement
  add(el: HTMLElement): void
  /** Is it above everything? A page may refuse the popover, or take the node out. */
  isUp(): boolean
  remove(): void
}

/** Opens it; null in a document that is not HTML, which lays no HTML out, and where the page takes it out at once. */
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
  try {
    showPopover.call(host)
  } catch {
    // The only way it fails: the page heard that it would open, and took it out.
    removeElement.call(host)
    return null
  }
  // What is zoomed by a style of the root element would be drawn zoomed, at places that are measured already.
  const zoom = (host as HTMLElement & { currentCSSZoom?: number }).currentCSSZoom ?? 1
  if (zoom !== 1) canvas.style.zoom = String(1 / zoom)
  return {
    host,
    add: (el) => append.call(canvas, el),
    isUp: () => isConnected(host) && matches(host, ':popover-open'),
    remove: () => removeElement.call(host),
  }
}
