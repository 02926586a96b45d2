import { composedParent, shadowRootOf } from '../dom/composed.ts'
import { getter } from '../dom/getter.ts'
import { rectOf, styleOf, tagOf } from '../dom/native.ts'
import { meets, overlap } from '../snapshot/box.ts'
import { credentialOf } from '../snapshot/credential.ts'
import { frameIndex, frameKey } from '../snapshot/frames.ts'
import type { Box } from '../snapshot/item.ts'

/** What a picture must not show. `frame` names a child frame that may be shown once it has marked itself. */
export type Veiled = { el: Element; box: Box; frame: { index: number | null; key: number } | null }

const objectWindow = getter(HTMLObjectElement.prototype, 'contentWindow')
const all = Document.prototype.querySelectorAll
const allIn = DocumentFragment.prototype.querySelectorAll

/** Documents in the page that are not in the list of shared frames or cannot be told apart there. */
const opaque = new Set(['embed', 'fencedframe', 'portal'])
const frames = new Set(['iframe', 'frame'])

const isVeiled = (el: Element, tag: string) =>
  frames.has(tag) ||
  opaque.has(tag) ||
  (tag === 'object' && objectWindow(el as HTMLObjectElement) !== null) ||
  ((tag === 'input' || tag === 'textarea') && credentialOf(el) !== 'none')

/** The part of a frame that its scrolled surroundings show; less is cut off than may be, never more. */
function shownPart(el: Element, box: Box): Box {
  let shown = box
  for (let at: Element | null = el; at; at = composedParent(at)) {
    const { position, overflowX, overflowY } = styleOf(at)
    if (at !== el && overflowX !== 'visible' && overflowY !== 'visible') shown = overlap(shown, rectOf(at))
    // From here on the boxes around it need not hold it.
    if (position === 'absolute' || position === 'fixed') break
  }
  return shown
}

function veiledAt(el: Element, tag: string, view: Box): Veiled | null {
  const { left, top, right, bottom } = rectOf(el)
  const whole = { left, top, right, bottom }
  if (!meets(whole, view) || styleOf(el).visibility !== 'visible') return null
  const isFrame = frames.has(tag)
  const box = isFrame ? shownPart(el, whole) : whole
  return meets(box, view) ? { el, box, frame: isFrame ? { index: frameIndex(el), key: frameKey(el) } : null } : null
}

/** Fields for passwords, codes and cards, and all documents in the document, as far as they lie in the viewport. */
export function veiledIn(doc: Document, view: Box): Veiled[] {
  const found: Veiled[] = []
  const look = (elements: NodeListOf<Element>) => {
    for (const el of elements) {
      const tag = tagOf(el)
      const veiled = isVeiled(el, tag) ? veiledAt(el, tag, view) : null
      if (veiled) found.push(veiled)
      const root = shadowRootOf(el)
      if (root) look(allIn.call(root, '*'))
    }
  }
  look(all.call(doc, '*'))
  return found
}

const close = (a: number, b: number) => Math.abs(a - b) < 1

/** Do the same things lie at the same places? */
export const sameVeil = (a: Veiled[], b: Veiled[]): boolean =>
  a.length === b.length &&
  a.every(({ el, box }, at) => {
    const other = b[at]
    return (
      other?.el === el &&
      close(box.left, other.box.left) &&
      close(box.top, other.box.top) &&
      close(box.right, other.box.right) &&
      close(box.bottom, other.box.bottom)
    )
  })
