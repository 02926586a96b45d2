import type { RefObject } from 'preact'
import { useEffect } from 'preact/hooks'
import { assertive, say } from '../state/announce.ts'

const writes = (element: Element | null) =>
  element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement || element instanceof HTMLInputElement

/**
 * A card that needs the human has come up: focus goes to its `[data-arrive]`, but never away from a field that is
 * written in. Where a screen reader would not hear of it by the move of focus, it is spoken. So it is said once.
 */
export function useArrival(card: RefObject<HTMLElement | null>, id: string, words: string): void {
  useEffect(() => {
    const busy = writes(document.activeElement)
    const target = card.current?.querySelector<HTMLElement>('[data-arrive]')
    if (!busy) target?.focus({ preventScroll: true })
    if (busy || !target || !document.hasFocus()) say(words, assertive)
  }, [id])
}
