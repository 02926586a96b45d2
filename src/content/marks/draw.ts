import type { Box } from '../snapshot/item.ts'
import { newDiv, type Overlay } from './overlay.ts'
import { placeLabels } from './place-labels.ts'
import { inks } from './sheet.ts'

/** A box with its label. `partly`: something lies over a part of it. */
export type Mark = { box: Box; label: string; partly: boolean }

const stand = (el: HTMLElement, { left, top, right, bottom }: Box) => {
  el.style.cssText = `left:${left}px;top:${top}px;width:${right - left}px;height:${bottom - top}px`
}

const part = (name: string, box: Box): HTMLElement => {
  const el = newDiv()
  el.className = name
  stand(el, box)
  return el
}

/** Around the element, so that its own edge stays to be seen, and within the viewport. */
const around = ({ left, top, right, bottom }: Box): Box => ({
  left: Math.max(1, left - 2),
  top: Math.max(1, top - 2),
  right: Math.min(innerWidth - 1, right + 2),
  bottom: Math.min(innerHeight - 1, bottom + 2),
})

/** Width of a letter in monospaced fonts, as a share of the font's size; a little more than the widest in use. */
const advance = 0.62

const sizeOf = (label: string, font: number) => ({
  width: Math.ceil(label.length * advance * font) + 6,
  height: Math.ceil(font * 1.2) + 1,
})

/** Further from its box than this, a label is joined to it by a line, CSS px. */
const adjacent = 3

const nearest = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value))

/** From the middle of a label to the nearest point of its box; null where they touch. */
function lineBetween(label: Box, box: Box): HTMLElement | null {
  const gap = Math.max(label.left - box.right, box.left - label.right, label.top - box.bottom, box.top - label.bottom)
  if (gap <= adjacent) return null
  const [x, y] = [(label.left + label.right) / 2, (label.top + label.bottom) / 2]
  const [dx, dy] = [nearest(x, box.left, box.right) - x, nearest(y, box.top, box.bottom) - y]
  const line = part('line', { left: x, top: y - 1, right: x + Math.hypot(dx, dy), bottom: y + 1 })
  line.style.transform = `rotate(${Math.atan2(dy, dx)}rad)`
  return line
}

/** Draws the marks; says how many labels found no room. `font`: height of the letters, CSS px. */
export function drawMarks(overlay: Overlay, marks: Mark[], font: number): number {
  const frames = marks.map(({ box }) => around(box))
  const { labels, overflow } = placeLabels(
    frames,
    marks.map(({ label }) => sizeOf(label, font)),
    { width: innerWidth, height: innerHeight },
  )
  const boxes = frames.map((box) => part('box', box))
  const lines = frames.map((box, at) => (labels[at] ? lineBetween(labels[at], box) : null))
  const texts = marks.map(({ label }, at) => {
    const place = labels[at]
    if (!place) return null
    const el = part('label', place)
    el.style.fontSize = `${font}px`
    el.style.lineHeight = `${place.bottom - place.top}px`
    el.textContent = label
    return el
  })
  // Labels last: they lie over the boxes of their neighbours.
  for (const layer of [boxes, lines, texts]) {
    for (const [at, el] of layer.entries()) {
      if (!el) continue
      el.style.setProperty('--ink', inks[at % inks.length] ?? inks[0])
      if (marks[at]?.partly) el.classList.add('partly')
      overlay.add(el)
    }
  }
  return overflow
}

/** An opaque plate over what the picture must not show, with words where they have room. */
export function drawPlate(overlay: Overlay, box: Box, words: string): HTMLElement {
  const plate = part('plate', { left: box.left - 1, top: box.top - 1, right: box.right + 1, bottom: box.bottom + 1 })
  if (box.bottom - box.top >= 40) plate.textContent = words
  overlay.add(plate)
  return plate
}
