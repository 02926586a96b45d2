import { composedContains } from '../dom/composed.ts'
import { attr, isConnected, rectOf, tagOf, token } from '../dom/native.ts'
import { deepestAt } from '../hit/deepest.ts'
import { middleOf } from '../hit/points.ts'
import { pause } from '../watch/clock.ts'
import type { Act, Result } from './act.ts'
import { aimAt, missed } from './aim.ts'
import { clickAt } from './click.ts'
import { dragTo } from './drag-handle.ts'
import { focusable, focused, moveFocus } from './focus.ts'
import { pressChord } from './keyboard.ts'
import { readKeys } from './keys.ts'
import { type Axis, axisOf, isTurned, trackOf } from './slider-track.ts'
import type { Ready } from './when-ready.ts'

/** An ARIA slider; an `input` of type range is set by its value. */
export const isSlider = (el: Element): boolean => token(el, 'role') === 'slider' && tagOf(el) !== 'input'

const numberIn = (el: Element, name: string): number | null => {
  const text = attr(el, name)
  return text === null || text.trim() === '' || !Number.isFinite(Number(text)) ? null : Number(text)
}

const nowOf = (el: Element): number | null => numberIn(el, 'aria-valuenow')

/** Defaults of https://w3c.github.io/aria/#slider */
const rangeOf = (el: Element) => ({
  min: numberIn(el, 'aria-valuemin') ?? 0,
  max: numberIn(el, 'aria-valuemax') ?? 100,
})

/**
 * Where in a row of a few stars a value lies: a little before its end. Some round to the nearest and some up, and both
 * give the value there; exactly at the end a fraction of a pixel would make it the next.
 */
const shareOf = (wanted: number, { min, max }: { min: number; max: number }): number => {
  const few = Number.isInteger(wanted) && max - min >= 3 && max - min <= 20
  return Math.max(0, (wanted - (few ? 0.3 : 0) - min) / (max - min))
}

/** One click where the value lies. False: there is no such point at which it arrives. */
async function clickAtValue(act: Act, ready: Ready, el: Element, share: number, axis: Axis): Promise<boolean> {
  const box = rectOf(el)
  const along = (start: number, size: number) => start + Math.min(Math.max(size * share, 0.5), size - 0.5)
  const point =
    axis === 'x'
      ? { x: along(box.left, box.width), y: box.top + box.height / 2 }
      : { x: box.left + box.width / 2, y: along(box.top, box.height) }
  const hit = deepestAt(point)
  if (!hit || !composedContains(el, hit)) return false
  await clickAt(act, { ...ready, hit, point }, 1, { point, modifiers: [], button: 'left' })
  return true
}

/** Keys that add one and take one off. https://www.w3.org/WAI/ARIA/apg/patterns/slider/#keyboardinteraction */
const keysOf = (axis: Axis, turned: boolean): [string, string] =>
  axis === 'y' ? ['ArrowUp', 'ArrowDown'] : turned ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']

/** Each press is a change of its own for the page, so only what a rounded point left over is made up for. */
const most = 8

async function pressToValue(act: Act, el: Element, wanted: number, [more, less]: [string, string]): Promise<void> {
  let [up, down] = [more, less]
  for (let n = 0; n < most && isConnected(el) && !act.signal.aborted; n++) {
    const before = nowOf(el)
    if (before === null || before === wanted) return
    const [chord] = readKeys(wanted > before ? up : down).chords
    if (!chord) return
    act.started()
    if (focused() !== el && focusable(el)) moveFocus(el)
    await pressChord(chord)
    await pause(15, act.signal)
    const after = nowOf(el)
    if (after === null || after === before) return
    // the next step lies beyond: closer there than here or not, no further press makes it fit
    if ((after - wanted) * (before - wanted) < 0) return
    if ((after - before) * (wanted - before) > 0) continue
    // it runs the other way round
    if (n > 0) return
    ;[up, down] = [down, up]
  }
}

/**
 * Sets a slider made of other elements, as a person does: one click where the value lies, or one pull where only a
 * handle takes the mouse. What stands there afterwards decides.
 */
export async function setSlider(act: Act, el: Element, value: string, ready: Ready): Promise<Result> {
  const [, said] = /^\D*?(-?\d+(?:\.\d+)?)\D*$/.exec(value.trim().replace(/(\d),(?=\d{3}\b)/g, '$1')) ?? []
  const wanted = Number(said)
  const now = nowOf(el)
  if (now === null) return { outcome: 'unsuitable', detail: 'It does not tell its value: use click or press.' }
  if (said === undefined) return { outcome: 'unsuitable', detail: 'It takes a number.' }
  if (now === wanted) return { outcome: 'unchanged' }
  const { min, max } = rangeOf(el)
  if (!(wanted >= min && wanted <= max)) return { outcome: 'unsuitable', detail: `It goes from ${min} to ${max}.` }
  const aim = aimAt(el)
  if (aim.state !== 'hit') return missed(aim)
  const axis = axisOf(el)
  const track = trackOf(el, axis)
  const turned = isTurned(el, axis, track)
  if (track) {
    const ends = { min: Math.min(...track.sliders.map((one) => rangeOf(one).min)), max: 0 }
    ends.max = Math.max(...track.sliders.map((one) => rangeOf(one).max))
    const way = ((wanted - now) / (ends.max - ends.min)) * (turned ? -1 : 1) * track.length
    const from = middleOf(el)
    await dragTo(act, aim.hit, from, axis === 'x' ? { x: from.x + way, y: from.y } : { x: from.x, y: from.y + way })
  } else {
    const share = shareOf(wanted, { min, max })
    if (!(await clickAtValue(act, ready, el, turned ? 1 - share : share, axis)))
      return { outcome: 'covered', detail: 'Something lies over the place of that value.' }
  }
  await pause(30, act.signal)
  await pressToValue(act, el, wanted, keysOf(axis, axis === 'x' && turned))
  const end = isConnected(el) ? nowOf(el) : null
  if (end === wanted) return { outcome: 'done' }
  return { outcome: 'rejected', detail: `It now stands at ${end ?? 'no value'}.` }
}
