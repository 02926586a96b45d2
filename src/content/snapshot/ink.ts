import { composedParent } from '../dom/composed.ts'
import { elementsAt } from '../dom/doc.ts'
import { documentOf, holds, rectOf, styleOf, tagOf } from '../dom/native.ts'
import { inCache } from '../dom/pass.ts'
import type { Box } from './item.ts'
import type { Screen } from './screen.ts'

type Colour = [number, number, number, number]

const parse = (css: string): Colour | null => {
  const n = css.startsWith('rgb') ? css.match(/[\d.]+/g)?.map(Number) : null
  return n && n.length >= 3 ? [n[0] ?? 0, n[1] ?? 0, n[2] ?? 0, n[3] ?? 1] : null
}

const near = (a: Colour, b: Colour) => [0, 1, 2].every((i) => Math.abs((a[i] ?? 0) - (b[i] ?? 0)) <= 6)

const painted = new Set(['img', 'picture', 'video', 'canvas', 'svg', 'iframe', 'object', 'embed'])

/** What an element paints behind its text: a colour, null where that cannot be told from colours. */
const groundOf = (el: Element): Colour | null =>
  inCache('ground', el, () => {
    const style = styleOf(el)
    if (style.backgroundImage !== 'none' || painted.has(tagOf(el))) return null
    const colour = parse(style.backgroundColor)
    if (!colour || (colour[3] > 0 && colour[3] < 1)) return null
    if (colour[3] === 1) return colour
    const parent = composedParent(el)
    return parent ? groundOf(parent) : [255, 255, 255, 1]
  })

/** Out of view nothing can be hit: a picture within a few levels may be what the text stands on. */
function hasPictureNear(el: Element): boolean {
  let at: Element | null = el
  for (let level = 0; at && level < 5 && tagOf(at) !== 'body'; level++, at = composedParent(at)) {
    if (holds(at, 'img,picture,video,canvas,svg')) return true
  }
  return false
}

/** Looks behind the text for something that its ancestors do not tell of, as a picture under a headline. */
function isOnOther(el: Element, box: Box, screen: Screen, colour: Colour): boolean {
  const x = (box.left + box.right) / 2
  const y = (box.top + box.bottom) / 2
  if (x < 0 || y < 0 || x >= screen.width || y >= screen.height) return hasPictureNear(el)
  for (const behind of elementsAt(documentOf(el), x, y)) {
    const ground = groundOf(behind)
    if (ground === null) return true
    if (!near(ground, colour)) return true
    if (rectOf(behind).width > 0 && styleOf(behind).backgroundColor !== 'rgba(0, 0, 0, 0)') return false
  }
  return false
}

/** Does text of this element leave a mark: not transparent and not in the colour that it stands on? */
export function isInked(el: Element, box: Box, screen: Screen): boolean {
  const style = styleOf(el)
  const colour = parse(style.webkitTextFillColor || style.color)
  if (!colour) return true
  if (colour[3] < 0.05) return style.backgroundClip === 'text' || style.textShadow !== 'none'
  const ground = groundOf(el)
  if (!ground || !near(ground, colour) || style.textShadow !== 'none') return true
  return isOnOther(el, box, screen, colour)
}
