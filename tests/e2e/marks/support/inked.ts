import { inks } from '../../../../src/content/marks/sheet.ts'
import type { Picture } from './pixels.ts'

const colours = inks.map((ink) => [1, 3, 5].map((at) => Number.parseInt(ink.slice(at, at + 2), 16)))

const isInk = (pixel: number[]) =>
  colours.some((colour) => colour.every((part, at) => Math.abs(part - (pixel[at] ?? 0)) < 30))

export type Rect = { left: number; top: number; right: number; bottom: number }

/** Is a frame drawn around the rectangle? Its lines lie just outside; a label may hide some of them. */
export function isFramed(picture: Picture, { left, top, right, bottom }: Rect, scale = 1): boolean {
  const near = [-2.5, -2, -1.5, -1, -0.5, 0]
  const along = [0.15, 0.5, 0.85]
  const line = (point: (by: number, share: number) => [number, number]) =>
    along.flatMap((share) => near.map((by) => picture.at(...point(by, share))))
  const [across, down] = [
    (share: number) => (left + (right - left) * share) * scale,
    (share: number) => (top + (bottom - top) * share) * scale,
  ]
  const sides = [
    line((by, share) => [(left + by) * scale, down(share)]),
    line((by, share) => [(right - by) * scale, down(share)]),
    line((by, share) => [across(share), (top + by) * scale]),
    line((by, share) => [across(share), (bottom - by) * scale]),
  ]
  return sides.filter((pixels) => pixels.some(isInk)).length >= 2
}

/** Rectangles of all that can be acted on, in open shadow roots too; an expression for the page. */
export const targetRects = `(() => {
  const found = []
  const look = (root) => {
    for (const el of root.querySelectorAll('*')) {
      if (el.matches('a[href], button, input')) { const { left, top, right, bottom } = el.getBoundingClientRect(); found.push({ left, top, right, bottom }) }
      if (el.shadowRoot) look(el.shadowRoot)
    }
  }
  look(document.querySelector('dialog:modal') ?? document)
  return found
})()`
