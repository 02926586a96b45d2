import { composedParent, shadowRootOf } from '../dom/composed.ts'
import { activeOf, bodyOf } from '../dom/doc.ts'
import { getter } from '../dom/getter.ts'
import { isHtml, matches } from '../dom/native.ts'
import { disabledOf, drawn } from './fitness.ts'
import { send } from './pointer.ts'

const focusMethod = HTMLElement.prototype.focus
const blurMethod = HTMLElement.prototype.blur
const focusSvg = SVGElement.prototype.focus
const tabIndex = getter(HTMLElement.prototype, 'tabIndex')
const hasFocus = Document.prototype.hasFocus

/** What keys go to, inside shadow roots too; null where that is the page itself. */
export function focused(): Element | null {
  let el = activeOf(document)
  for (let root = el && shadowRootOf(el); root; root = el && shadowRootOf(el)) {
    const inner = activeOf(root)
    if (!inner) break
    el = inner
  }
  return el === bodyOf(document) ? null : el
}

const native = 'a[href], area[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable]'

/** Takes focus by script or mouse; `tabIndex` alone would leave out tabindex=-1. */
export const focusable = (el: Element): boolean =>
  matches(el, native) && !matches(el, ':disabled, [contenteditable=false]:not([tabindex])') && drawn(el)

/** Is reached with the Tab key. */
export const tabbable = (el: Element): boolean =>
  focusable(el) && (!isHtml(el) || tabIndex(el as HTMLElement) >= 0) && !disabledOf(el)

/**
 * Moves the focus, null to the page. A window that is not in front moves it without a word; as then the side panel is
 * where the user is, which is always, the events are sent here. https://html.spec.whatwg.org/#focus-update-steps
 */
export function moveFocus(to: Element | null): void {
  const from = focused()
  if (from === to) return
  let told = false
  const listen = () => {
    told = true
  }
  const target = to ?? from
  const type = to ? 'focus' : 'blur'
  target?.addEventListener(type, listen)
  if (!to) blurMethod.call(from as HTMLElement)
  else (isHtml(to) ? focusMethod : focusSvg).call(to as HTMLElement & SVGElement, { preventScroll: true })
  target?.removeEventListener(type, listen)
  if (told || hasFocus.call(document) || focused() !== to) return
  const tell = (el: Element, name: string, other: Element | null) => {
    const init = { composed: true, view: window, relatedTarget: other }
    send(el, new FocusEvent(name, init))
    send(el, new FocusEvent(name === 'focus' ? 'focusin' : 'focusout', { ...init, bubbles: true }))
  }
  if (from) tell(from, 'blur', to)
  if (to) tell(to, 'focus', from)
}

/** What a mouse button pressed on this element moves the focus to. */
export function focusByMouse(hit: Element): void {
  let el: Element | null = hit
  while (el && !focusable(el)) el = composedParent(el)
  moveFocus(el)
}
