import { composedParent } from '../dom/composed.ts'
import { bodyOf, queryAll } from '../dom/doc.ts'
import { rectOf, textContentOf } from '../dom/native.ts'
import { hitTest } from '../hit/hit-test.ts'
import { viewport } from '../hit/points.ts'
import { alignments, rememberScroll, scrollBoxTo, scrollIntoView, scrollOf } from '../hit/scroll-to.ts'
import { clean } from '../snapshot/clean.ts'
import { nameOf } from '../snapshot/name.ts'
import type { Refs } from '../snapshot/refs.ts'
import { roleOf } from '../snapshot/role.ts'
import { frame, pause } from '../watch/clock.ts'
import type { Do } from './act.ts'
import { type Act, held, type Result } from './act.ts'
import { drawn } from './fitness.ts'
import { type Axis, extent, mainScroller, scrollerFor } from './scroller.ts'
import { elementWith } from './seek.ts'
import { titled, whenReady } from './when-ready.ts'

type Direction = NonNullable<Do<'scroll'>['direction']>
const ways: Record<Direction, { axis: Axis; sign: 1 | -1 }> = {
  up: { axis: 'y', sign: -1 },
  down: { axis: 'y', sign: 1 },
  left: { axis: 'x', sign: -1 },
  right: { axis: 'x', sign: 1 },
}

/** How long an endless list may be scrolled for, and how long its end waits for more to come. */
const patience = { whole: 20_000, end: 1200, busyEnd: 4000 }

const inView = (el: Element): boolean => {
  const { width, height } = viewport()
  const r = rectOf(el)
  return r.top >= 0 && r.left >= 0 && r.bottom <= height + 1 && r.right <= width + 1 && hitTest(el).state === 'hit'
}

/** Into view with least movement, and out from under what sticks to the edges. False if it was there. */
function bring(el: Element): boolean {
  if (inView(el)) return false
  const back = rememberScroll(el)
  for (const block of alignments) {
    scrollIntoView(el, block)
    if (hitTest(el).state === 'hit') return true
  }
  back()
  scrollIntoView(el, 'center')
  return true
}

function step(box: Element, { axis, sign }: { axis: Axis; sign: 1 | -1 }, pages: number): number {
  const before = extent(box, axis)
  const by = sign * pages * before.client
  const { x, y } = scrollOf(box)
  scrollBoxTo(box, axis === 'x' ? x + by : x, axis === 'y' ? y + by : y)
  return Math.abs(extent(box, axis).at - before.at)
}

function where(box: Element, axis: Axis): string {
  const { client, whole, at } = extent(box, axis)
  const rest = Math.max(0, Math.round(whole - client - Math.abs(at)))
  return `${Math.round(Math.abs(at))} of ${Math.round(whole - client)} px scrolled${rest < 2 ? ', the end' : ''}.`
}

const busy = () => queryAll(document, '[aria-busy=true], [role=progressbar], .loading, .spinner, .skeleton').some(drawn)

/** At the end: does more come? */
async function grew(act: Act, box: Element, axis: Axis): Promise<boolean> {
  const { whole } = extent(box, axis)
  const since = performance.now()
  while (!act.signal.aborted) {
    await pause(50, act.signal)
    if (extent(box, axis).whole > whole + 1) return true
    if (performance.now() - since > (busy() ? patience.busyEnd : patience.end)) return false
  }
  return false
}

/** The line that a text was found in: the nearest thing that has a role, or its own words. */
function lineOf(refs: Refs, found: Element): string {
  for (let at: Element | null = found; at; at = composedParent(at)) {
    const role = roleOf(at)
    if (at !== found && !landed.has(role)) continue
    if (role !== 'generic' && role !== 'none') {
      const said = refs.refOf(at)
      const name = nameOf(at) || clean(textContentOf(at) ?? '', 120)
      return `${role} ${JSON.stringify(name)}${said ? ` [${said}]` : ''}`
    }
  }
  return `text ${JSON.stringify(clean(textContentOf(found) ?? '', 120))}`
}

const landed = new Set(['listitem', 'row', 'option', 'link', 'button', 'article', 'heading', 'treeitem', 'gridcell'])

async function seek(act: Act, box: Element, way: (typeof ways)[Direction], words: string): Promise<Result> {
  const since = performance.now()
  for (let steps = 0; ; steps++) {
    const found = elementWith(words, box)
    if (found) {
      const moved = bring(found)
      return {
        outcome: moved || steps > 0 ? 'done' : 'unchanged',
        target: lineOf(act.refs, found),
        detail: `Found after ${steps} pages.`,
      }
    }
    if (act.signal.aborted) return held
    if (performance.now() - since > patience.whole)
      return {
        outcome: 'not-found',
        detail: `Not found in ${steps} pages and ${patience.whole / 1000} seconds; the end was not reached.`,
      }
    const moved = step(box, way, 0.9)
    await frame()
    await pause(30, act.signal)
    if (moved < 1 && !elementWith(words, box) && !(way.sign === 1 && (await grew(act, box, way.axis))))
      return { outcome: 'not-found', detail: `The end was reached after ${steps} pages.` }
  }
}

async function scrollBox(act: Act, asked: Do<'scroll'>, box: Element | null): Promise<Result> {
  const way = ways[asked.direction ?? 'down']
  if (!box) {
    const body = asked.until ? bodyOf(document) : null
    const found = body && elementWith(asked.until ?? '', body)
    if (asked.until && !found) return { outcome: 'not-found', detail: 'Nothing here scrolls.' }
    if (found) return { outcome: 'unchanged', target: lineOf(act.refs, found), detail: 'Found; nothing here scrolls.' }
    return { outcome: 'unchanged', detail: 'Nothing here scrolls that way.' }
  }
  act.started()
  if (asked.until) return seek(act, box, way, asked.until)
  const moved = step(box, way, asked.amount ?? 1)
  await frame()
  return { outcome: moved > 0 ? 'done' : 'unchanged', detail: where(box, way.axis) }
}

/** Scrolls to an element, or a box or the page by pages, or on until a text is there. */
export async function scroll(act: Act, asked: Do<'scroll'>): Promise<Result> {
  const { to, ref, direction = 'down' } = asked
  const { axis } = ways[direction]
  if (to)
    return whenReady(act, to, [], (ready) => {
      act.started()
      return { outcome: bring(ready.named) ? 'done' : 'unchanged' }
    })
  if (ref) return whenReady(act, ref, [], (ready) => scrollBox(act, asked, scrollerFor(ready.named, axis)))
  if (act.signal.aborted) return held
  const box = mainScroller(axis)
  return { strategy: 'page', ...(box && { target: titled(act.refs, box) }), ...(await scrollBox(act, asked, box)) }
}
