import { useSignal } from '@preact/signals'
import type { RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'

/** Within so many pixels of the end the reader counts as being at the end. */
const near = 32

/**
 * Keeps a scrolled box at its end as it grows or its room shrinks, but only if it was there. `away` is true while
 * the reader looks at something further up; the browser's scroll anchoring holds that in place.
 */
export function useStick(box: RefObject<HTMLElement | null>, content: RefObject<HTMLElement | null>) {
  const away = useSignal(false)
  const atEnd = useRef(true)

  useEffect(() => {
    const outer = box.current
    const inner = content.current
    if (!outer || !inner) return
    const scrolled = () => {
      atEnd.current = outer.scrollHeight - outer.scrollTop - outer.clientHeight < near
      away.value = !atEnd.current
    }
    const resized = () => {
      if (atEnd.current) outer.scrollTop = outer.scrollHeight
    }
    const watcher = new ResizeObserver(resized)
    watcher.observe(outer)
    watcher.observe(inner)
    outer.addEventListener('scroll', scrolled, { passive: true })
    return () => {
      watcher.disconnect()
      outer.removeEventListener('scroll', scrolled)
    }
  }, [])

  return {
    away: away.value,
    toEnd: () => {
      atEnd.current = true
      const outer = box.current
      if (outer) outer.scrollTop = outer.scrollHeight
    },
  }
}
