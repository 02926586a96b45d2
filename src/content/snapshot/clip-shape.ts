import type { Box } from './item.ts'

/** No bounds at all. */
export const endless: Box = {
  left: Number.NEGATIVE_INFINITY,
  top: Number.NEGATIVE_INFINITY,
  right: Number.POSITIVE_INFINITY,
  bottom: Number.POSITIVE_INFINITY,
}

/** `12px`, `50%` and `calc(100% - 12px)` as pixels; NaN for what is none of these. */
function pixels(text: string, whole: number): number {
  const sum = /^calc\((-?[\d.]+)% ([+-]) (-?[\d.]+)px\)$/.exec(text)
  if (sum) return (Number(sum[1]) * whole) / 100 + (sum[2] === '-' ? -1 : 1) * Number(sum[3])
  const number = Number.parseFloat(text)
  return text.endsWith('%') ? (number * whole) / 100 : number
}

const bounds = (xs: number[], ys: number[], { left, top }: Box): Box => ({
  left: left + Math.min(...xs),
  top: top + Math.min(...ys),
  right: left + Math.max(...xs),
  bottom: top + Math.max(...ys),
})

/** Values of the four sides as margins are written: one to four of them. */
const sides = (values: string[]) => {
  const [top = '0', right = top, bottom = top, left = right] = values
  return [top, right, bottom, left] as const
}

type Shape = (words: string[], box: Box, width: number, height: number) => Box

function round(words: string[], box: Box, width: number, height: number): Box {
  const at = words.indexOf('at')
  const [x = '50%', y = '50%'] = at < 0 ? [] : words.slice(at + 1)
  const radii = at < 0 ? words : words.slice(0, at)
  const [rx, ry] = [pixels(radii[0] ?? '', width), pixels(radii[1] ?? radii[0] ?? '', height)]
  const [cx, cy] = [pixels(x, width), pixels(y, height)]
  return bounds([cx - rx, cx + rx], [cy - ry, cy + ry], box)
}

/** Functions whose outer bounds can be told. https://drafts.csswg.org/css-shapes/#basic-shape-functions */
const shapes: Record<string, Shape> = {
  inset(words, box, width, height) {
    const till = words.indexOf('round')
    const [top, right, bottom, left] = sides(till < 0 ? words : words.slice(0, till))
    return {
      left: box.left + pixels(left, width),
      top: box.top + pixels(top, height),
      right: box.right - pixels(right, width),
      bottom: box.bottom - pixels(bottom, height),
    }
  },
  circle: round,
  ellipse: round,
  polygon(words, box, width, height) {
    const points = words.filter((word) => !/^(nonzero|evenodd)$/.test(word))
    return bounds(
      points.filter((_, i) => i % 2 === 0).map((x) => pixels(x, width)),
      points.filter((_, i) => i % 2 === 1).map((y) => pixels(y, height)),
      box,
    )
  },
}

/** Splits at spaces and commas outside of brackets. */
const wordsOf = (text: string) => text.match(/calc\([^)]*\)|[^\s,]+/g) ?? []

/** Box outside of which a clip-path leaves nothing; endless where that cannot be told, as for `url()`. */
export function clipShape(css: string, box: Box): Box {
  const [, name = '', inside = ''] = /^(\w+)\((.{0,4000})\)/s.exec(css) ?? []
  const shape = shapes[name]?.(wordsOf(inside), box, box.right - box.left, box.bottom - box.top)
  return shape && !Object.values(shape).some(Number.isNaN) ? shape : endless
}

/** The same for `clip: rect(top right bottom left)`, measured from the box's corner. */
export function clipRect(css: string, box: Box): Box {
  const words = wordsOf(/^rect\((.*)\)$/.exec(css)?.[1] ?? '')
  if (words.length !== 4) return endless
  const [top = 0, right = 0, bottom = 0, left = 0] = words.map((word) => pixels(word, 0))
  const or = (side: number, else_: number) => (Number.isNaN(side) ? else_ : side)
  return {
    left: box.left + or(left, 0),
    top: box.top + or(top, 0),
    right: or(box.left + right, box.right),
    bottom: or(box.top + bottom, box.bottom),
  }
}
