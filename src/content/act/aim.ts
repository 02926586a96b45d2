import { drawnBy } from '../dom/area.ts'
import { rectOf } from '../dom/native.ts'
import { coversOf } from '../hit/covers.ts'
import { describeCover } from '../hit/describe.ts'
import { type Hit, hitTest } from '../hit/hit-test.ts'
import { alignments, rememberScroll, scrollIntoView } from '../hit/scroll-to.ts'
import { frame } from '../watch/clock.ts'
import type { Result } from './act.ts'
import { surfacesOf } from './fitness.ts'

export type Aim = Extract<Hit, { state: 'hit' }> | { state: 'covered'; detail: string } | { state: 'outside' }

/** Same rectangle in two frames. */
export async function stable(el: Element): Promise<boolean> {
  await frame()
  const before = rectOf(drawnBy(el))
  await frame()
  const after = rectOf(drawnBy(el))
  return (['left', 'top', 'width', 'height'] as const).every((side) => before[side] === after[side])
}

/**
 * A point at which a click arrives at the element. Scrolls only if there is none, as little as will do, and puts the
 * page back where it was if nothing helps: these are the user's tabs.
 */
export function aimAt(el: Element): Aim {
  const surfaces = surfacesOf(el)
  const first = surfaces.map(hitTest)
  const ready = first.find((hit) => hit.state === 'hit')
  if (ready) return ready
  let covered = first.find((hit) => hit.state === 'covered')
  const back = rememberScroll(drawnBy(el))
  for (const block of alignments) {
    for (const surface of surfaces) {
      scrollIntoView(drawnBy(surface), block)
      const hit = hitTest(surface)
      if (hit.state === 'hit') return hit
      if (hit.state === 'covered') covered ??= hit
    }
  }
  back()
  return covered
    ? { state: 'covered', detail: `${describeCover(coversOf(covered.by, el))} lies over it.` }
    : { state: 'outside' }
}

/** What to report where there was no point to click at. */
export const missed = (aim: Exclude<Aim, { state: 'hit' }>): Result =>
  aim.state === 'covered'
    ? { outcome: 'covered', detail: aim.detail }
    : { outcome: 'hidden', detail: 'It lies where no scrolling leads.' }
