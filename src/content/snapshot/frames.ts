import { getter } from '../dom/getter.ts'
import { tagOf } from '../dom/native.ts'

const windows: Record<string, (el: never) => Window | null> = {
  iframe: getter(HTMLIFrameElement.prototype, 'contentWindow'),
  frame: getter(HTMLFrameElement.prototype, 'contentWindow'),
}

const indexIn = (parent: Window, child: Window | null): number | null => {
  // Frames in shadow roots are not listed.
  const count = Math.min(parent.length, 10_000)
  for (let i = 0; i < count; i++) if (parent[i] === child) return i
  return null
}

/** Index of a frame element in this window's list of frames; null where it is not listed. */
export function frameIndex(el: Element): number | null {
  const child = windows[tagOf(el)]?.(el as never) ?? null
  return child ? indexIn(window, child) : null
}

const keys = new WeakMap<Element, number>()
const keyed = new Map<number, WeakRef<Element>>()

/** Number of a frame element, for life. */
export function frameKey(el: Element): number {
  const had = keys.get(el)
  if (had !== undefined) return had
  const key = keyed.size + 1
  keys.set(el, key)
  keyed.set(key, new WeakRef(el))
  return key
}

/** The numbered element whose window this is. */
export function keyOfWindow(source: MessageEventSource | null): number | null {
  if (source === null) return null
  for (const [key, held] of keyed) {
    const el = held.deref()
    if (el && windows[tagOf(el)]?.(el as never) === source) return key
  }
  return null
}

/** Index path of this frame from the top, [] at the top; null where a step is not listed. */
export function framePath(): number[] | null {
  const path: number[] = []
  for (let at: Window = window; at !== at.parent; at = at.parent) {
    const index = indexIn(at.parent, at)
    if (index === null) return null
    path.unshift(index)
  }
  return path
}
