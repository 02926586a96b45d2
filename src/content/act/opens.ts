import { queryAll } from '../dom/doc.ts'
import { getter } from '../dom/getter.ts'
import { attr, token } from '../dom/native.ts'
import type { Result } from './act.ts'
import { addressOf, formAround, linkAround, submitterAround } from './fingerprint.ts'
import type { Gesture } from './pointer.ts'

/** What a click could not do itself. */
export type Aside = Pick<Result, 'opens' | 'detail'>

const here = new Set(['', '_self', '_parent', '_top'])
const prevent = Event.prototype.preventDefault
const isPrevented = getter(Event.prototype, 'defaultPrevented')

function elsewhere(target: string | null): boolean {
  const name = target ?? queryAll(document, 'base[target]').map((el) => attr(el, 'target'))[0] ?? ''
  if (here.has(name.toLowerCase())) return false
  return !queryAll(document, 'iframe[name], frame[name]').some((el) => attr(el, 'name') === name)
}

/** Address that following this link opens in another tab, else empty. */
function tabOf(hit: Element, { modifiers, button }: Gesture): string {
  const link = linkAround(hit)
  if (!link) return ''
  const asked = button === 'middle' || modifiers.some((key) => key !== 'Alt')
  return asked || elsewhere(attr(link, 'target')) ? addressOf(link) : ''
}

/**
 * Sends a click. A browser opens another tab for a person's click only, so where the page lets a link have its way the
 * default is stopped and the address is told: the worker opens the tab itself, once.
 */
export function sendActivation(hit: Element, event: Event, gesture: Gesture): Aside {
  const address = gesture.button === 'right' ? '' : tabOf(hit, gesture)
  if (!address) {
    EventTarget.prototype.dispatchEvent.call(hit, event)
    return blankForm(hit)
  }
  let follows = false
  const last = (seen: Event) => {
    if (seen !== event || isPrevented(event)) return
    follows = true
    prevent.call(event)
  }
  window.addEventListener(event.type, last)
  EventTarget.prototype.dispatchEvent.call(hit, event)
  window.removeEventListener(event.type, last)
  // Where a handler stopped the event on its way, the browser was left to decide.
  if (!follows && (isPrevented(event) || navigator.userActivation.isActive)) return {}
  return { opens: address }
}

function blankForm(hit: Element): Aside {
  const button = submitterAround(hit)
  const form = button && formAround(button)
  const target = form && (attr(button, 'formtarget') ?? attr(form, 'target'))
  if (!target || !elsewhere(target) || navigator.userActivation.isActive) return {}
  return { detail: 'Its form answers in a new tab, which the browser opens only for a person.' }
}

const scriptAddress = /^[\s\p{Cc}]*j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t\s*:/iu

/** What a click must not be used for, with the way out; null if nothing speaks against it. */
export function unsuited(el: Element, type: string, tag: string): string | null {
  const link = linkAround(el)
  const submitter = submitterAround(el)
  const form = submitter && formAround(submitter)
  const addresses = [link && addressOf(link), submitter && attr(submitter, 'formaction'), form && attr(form, 'action')]
  if (addresses.some((address) => address && scriptAddress.test(address))) return 'Its address is a script.'
  if (tag === 'select' || (tag === 'option' && token(el, 'role') === '')) return 'Use select for a native drop-down.'
  return type === 'file' ? 'Use upload for a file field.' : null
}
