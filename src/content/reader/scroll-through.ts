import { extent, mainScroller, scrollerFor } from '../act/scroller.ts'
import { composedParent } from '../dom/composed.ts'
import { isConnected, rectOf } from '../dom/native.ts'
import { deepestAt } from '../hit/deepest.ts'
import { viewport } from '../hit/points.ts'
import { scrollBoxTo, scrollOf } from '../hit/scroll-to.ts'
import { frame, pause } from '../watch/clock.ts'
import type { Guard } from '../watch/guard.ts'

export type Step = 'moved' | 'end' | 'held' | 'still'

export type ScrollThrough = {
  /** Scrolls on by most of a page and waits for what loads; at the end waits for more to come. */
  step(around: Element | null): Promise<Step>
  /** Puts everything back to where the human had it, unless the human has taken over. */
  restore(): Promise<'restored' | 'held'>
}

/** What the end of a list is given to grow, ms. */
const patience = 1500
const beat = 60
/** No growth for so long after a step: what was to load is there, ms. */
const calm = 240

type Kept = { x: number; y: number; anchor: Element | null; top: number }

/** The element that the eye is on at the top of a box, to find the place again where things came in above it. */
function anchorIn(box: Element): { anchor: Element | null; top: number } {
  const { width, height } = viewport()
  const r = rectOf(box)
  const x = (Math.max(0, r.left) + Math.min(width, r.right)) / 2
  const anchor = deepestAt({ x, y: Math.min(Math.max(1, r.top + 8), height - 1) })
  return { anchor, top: anchor ? rectOf(anchor).top : 0 }
}

/** Scrolls through a page step by step in the human's place, and only while the human is not there. */
export function createScrollThrough(guard: () => Guard): ScrollThrough {
  const kept = new Map<Element, Kept>()

  const keep = (box: Element) => {
    if (!kept.has(box)) kept.set(box, { ...scrollOf(box), ...anchorIn(box) })
  }

  /** Waits until the box has not grown for a moment. */
  async function settled(box: Element, signal: AbortSignal): Promise<void> {
    let { whole } = extent(box, 'y')
    let quiet = performance.now()
    const end = quiet + patience
    while (!signal.aborted && performance.now() < end && performance.now() - quiet < calm) {
      await pause(beat, signal)
      const now = extent(box, 'y').whole
      if (now !== whole) quiet = performance.now()
      whole = now
    }
  }

  async function grew(box: Element, signal: AbortSignal): Promise<boolean> {
    const { whole } = extent(box, 'y')
    const end = performance.now() + patience
    while (!signal.aborted && performance.now() < end) {
      await pause(beat, signal)
      if (extent(box, 'y').whole > whole + 1) return true
    }
    return false
  }

  return {
    async step(around) {
      if (guard().held) return 'held'
      const { signal } = guard()
      const box = (around && isConnected(around) && scrollerFor(around, 'y')) || mainScroller('y')
      if (!box) return 'still'
      for (let n: Element | null = box; n; n = composedParent(n))
        if (n === box || scrollOf(n).y || scrollOf(n).x) keep(n)
      const before = extent(box, 'y')
      const { x, y } = scrollOf(box)
      scrollBoxTo(box, x, y + before.client * 0.85)
      await frame()
      await settled(box, signal)
      if (signal.aborted) return 'held'
      if (Math.abs(extent(box, 'y').at - before.at) >= 1 || extent(box, 'y').whole > before.whole + 1) return 'moved'
      const more = await grew(box, signal)
      if (signal.aborted) return 'held'
      return more ? 'moved' : 'end'
    },
    async restore() {
      const { held } = guard()
      if (!held) {
        for (const [box, { x, y }] of [...kept].reverse()) if (isConnected(box)) scrollBoxTo(box, x, y)
        await frame()
        for (const [box, { x, y, anchor, top }] of kept) {
          if (guard().held || y === 0 || !anchor || !isConnected(anchor) || !isConnected(box)) continue
          const by = rectOf(anchor).top - top
          if (Math.abs(by) >= 1) scrollBoxTo(box, x, scrollOf(box).y + by)
        }
      }
      kept.clear()
      return held ? 'held' : 'restored'
    },
  }
}
