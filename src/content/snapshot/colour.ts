/** sRGB, 0 to 255, and alpha, 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number, alpha: number]

const known = new Map<string, Colour | null>()
const maxKnown = 2000

let canvas: OffscreenCanvasRenderingContext2D | null = null

/** oklch(), color() and the like: the browser paints one pixel of it. */
function paint(css: string): Colour | null {
  canvas ??= new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  if (!canvas || !CSS.supports('color', css)) return null
  canvas.clearRect(0, 0, 1, 1)
  canvas.fillStyle = css
  canvas.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data
  return [red, green, blue, alpha / 255]
}

function parse(css: string): Colour | null {
  const [, red, green, blue, alpha] = /^rgba?\(([\d.]+), ([\d.]+), ([\d.]+)(?:, ([\d.]+))?\)$/.exec(css) ?? []
  return red ? [Number(red), Number(green), Number(blue), Number(alpha ?? 1)] : paint(css)
}

/** A computed colour; null for what is none. Pages have few, so each text is parsed once. */
export function colourOf(css: string): Colour | null {
  const had = known.get(css)
  if (had !== undefined) return had
  if (known.size >= maxKnown) known.clear()
  const colour = parse(css)
  known.set(css, colour)
  return colour
}

/** All colours in a gradient or a shadow. */
export const coloursIn = (css: string): Colour[] =>
  (css.slice(0, 2000).match(/(?:rgba?|color|(?:ok)?l(?:ab|ch))\([^()]*\)/g) ?? [])
    .map(colourOf)
    .filter((colour) => colour !== null)

/** What is seen where one colour lies on another that is opaque. */
export const over = (front: Colour, back: Colour, opacity = 1): Colour => {
  const alpha = front[3] * opacity
  const mix = (i: 0 | 1 | 2) => front[i] * alpha + back[i] * (1 - alpha)
  return [mix(0), mix(1), mix(2), 1]
}

/** Relative luminance. https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
const luminance = (colour: Colour) => {
  const linear = (i: 0 | 1 | 2) => {
    const share = colour[i] / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(0) + 0.7152 * linear(1) + 0.0722 * linear(2)
}

const leastContrast = 1.15
/** Colours of one luminance are told apart by their hue: beyond this in one channel. */
const hue = 48

/** Are two opaque colours too close for an eye to tell them apart? */
export function isAlike(a: Colour, b: Colour): boolean {
  if (Math.abs(a[0] - b[0]) > hue || Math.abs(a[1] - b[1]) > hue || Math.abs(a[2] - b[2]) > hue) return false
  const [one, two] = [luminance(a) + 0.05, luminance(b) + 0.05]
  return Math.max(one, two) / Math.min(one, two) < leastContrast
}
