import { queryAll } from '../dom/doc.ts'
import { getter } from '../dom/getter.ts'
import { tagOf } from '../dom/native.ts'
import { nameOf } from '../snapshot/name.ts'
import { roleOf } from '../snapshot/role.ts'
import { stateOf } from '../snapshot/state.ts'

const messages: Record<string, (el: never) => string> = {
  input: getter(HTMLInputElement.prototype, 'validationMessage'),
  select: getter(HTMLSelectElement.prototype, 'validationMessage'),
  textarea: getter(HTMLTextAreaElement.prototype, 'validationMessage'),
}

const marked = () => new Set(queryAll(document, '[aria-invalid]:not([aria-invalid=false], [aria-invalid=""])'))

/**
 * Fields that the browser or the page refused. A form that does not pass the browser's own check is not sent, and of a
 * click by script nobody is told; the `invalid` events tell.
 */
export function watchInvalid(): { complaints(): string[]; stop(): void } {
  const before = marked()
  const blocked = new Set<Element>()
  const ended = new AbortController()
  const note = (event: Event) => {
    const el = event.composedPath()[0]
    if (el instanceof Element) blocked.add(el)
  }
  window.addEventListener('invalid', note, { capture: true, signal: ended.signal })

  return {
    complaints() {
      const native = [...blocked].map(
        (el) => `not sent: ${roleOf(el)} "${nameOf(el)}": ${messages[tagOf(el)]?.(el as never)}`,
      )
      const fresh = [...marked()].filter((el) => !before.has(el) && !blocked.has(el))
      const own = fresh.map(
        (el) => `${roleOf(el)} "${nameOf(el)}" is invalid${stateOf(el).error && `: ${stateOf(el).error}`}`,
      )
      return [...native, ...own].slice(0, 12)
    },
    stop: () => ended.abort(),
  }
}
