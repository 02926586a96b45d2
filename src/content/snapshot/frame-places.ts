import { getter } from '../dom/getter.ts'
import { keyOfWindow } from './frames.ts'

const dataOf = getter(MessageEvent.prototype, 'data')
const sourceOf = getter(MessageEvent.prototype, 'source')
const post: (message: string, origin: string) => void = window.parent.postMessage

/**
 * Finds the elements of child frames that no list of the window names (those in shadow roots). Listens only between
 * `expect` and `take`, and only to nonces that the worker made up for this one time. A page may hear a nonce and say it
 * again from another frame; then it came twice, and neither is believed.
 */
export function createFramePlaces() {
  let expected = new Set<string>()
  const heard = new Map<string, number | null>()

  const listen = (event: MessageEvent) => {
    const nonce = dataOf(event)
    if (typeof nonce !== 'string' || !expected.has(nonce)) return
    heard.set(nonce, heard.has(nonce) ? null : keyOfWindow(sourceOf(event)))
  }

  return {
    expect(nonces: string[]) {
      expected = new Set(nonces)
      heard.clear()
      window.addEventListener('message', listen, true)
    },
    take() {
      window.removeEventListener('message', listen, true)
      return [...heard].flatMap(([nonce, key]) => (key === null ? [] : [{ nonce, key }]))
    },
  }
}

/** Says a nonce to the parent frame, whatever its origin: it means nothing to anyone else. */
export const announce = (nonce: string) => post.call(window.parent, nonce, '*')
