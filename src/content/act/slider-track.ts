import { composedParent } from '../dom/composed.ts'
import { attr, rectOf, token } from '../dom/native.ts'
import { middleOf } from '../hit/points.ts'

const find = Element.prototype.querySelectorAll

export type Axis = 'x' | 'y'
/** What a handle runs on; `sliders`: all handles on it. */
export type Track = { start: number; length: number; sliders: Element[] }

const sides = (el: Element, axis: Axis) => {
  const box = rectOf(el)
  return axis === 'x'
    ? { start: box.left, size: box.width, across: box.height }
    : { start: box.top, size: box.height, across: box.width }
}

export const axisOf = (el: Element): Axis => (token(el, 'aria-orientation') === 'vertical' ? 'y' : 'x')

/** How many times as long as thick something must be to be the whole slider and not its handle. */
const whole = 2.2

/** The track of a handle; null where the element is the whole slider itself. */
export function trackOf(el: Element, axis: Axis): Track | null {
  const own = sides(el, axis)
  if (own.size > own.across * whole) return null
  let n = composedParent(el)
  for (let depth = 0; n && depth < 6; depth++, n = composedParent(n)) {
    const { start, size, across } = sides(n, axis)
    if (across < 1 || size < own.size * 3) continue
    const inner = Array.from(find.call(n, '[role=slider]'))
    return { start, length: size, sliders: inner.includes(el) ? inner : [el] }
  }
  return null
}

const number = (el: Element, name: string, other: number) => Number(attr(el, name) ?? other)

/** Do values fall from left to right, or from the top down? A handle tells by where it stands, the rest by custom. */
export function isTurned(el: Element, axis: Axis, track: Track | null): boolean {
  const custom = axis === 'y' || getComputedStyle(el).direction === 'rtl'
  if (!track) return custom
  const min = Math.min(...track.sliders.map((one) => number(one, 'aria-valuemin', 0)))
  const max = Math.max(...track.sliders.map((one) => number(one, 'aria-valuemax', 100)))
  const share = (number(el, 'aria-valuenow', min) - min) / (max - min)
  const middle = middleOf(el)
  const place = ((axis === 'x' ? middle.x : middle.y) - track.start) / track.length
  const [straight, back] = [Math.abs(place - share), Math.abs(place - (1 - share))]
  return Math.abs(straight - back) < 0.1 ? custom : back < straight
}
