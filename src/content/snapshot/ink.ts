import { composedChildren, composedContains, composedParent } from '../dom/composed.ts'
import { elementsAt } from '../dom/doc.ts'
import { documentOf, holds, isElement, rectOf, styleOf, tagOf } from '../dom/native.ts'
import { type Colour, colourOf, coloursIn, isAlike, over } from './colour.ts'
import { groundOf, pictures } from './ground.ts'
import type { Box } from './item.ts'
import type { Screen } from './screen.ts'
import { isReachable, type View } from './view.ts'

/** How far around a text something may stand that it is painted on without lying in it. */
const levels = 6
const maxKids = 30
const anyPicture = [...pictures].join()

type Mark = { colour: Colour; x: number; y: number; area: number }

/** A ::before or ::after often is the picture or the shade under a headline. */
function hasPseudo(el: Element, mark: Mark): boolean {
  return (['::before', '::after'] as const).some((pseudo) => {
    const style = styleOf(el, pseudo)
    if (/^(none|normal|)$/.test(style.content) || style.display === 'none') return false
    const isLarge = Number.parseFloat(style.width) * Number.parseFloat(style.height) > mark.area / 2
    return isLarge && differs(style, mark)
  })
}

function differs(style: CSSStyleDeclaration, { colour }: Mark): boolean {
  if (style.backgroundImage !== 'none') return true
  const own = colourOf(style.backgroundColor)
  return own !== null && own[3] > 0.1 && !isAlike(over(own, colour), colour)
}

const isAt = (el: Element, { x, y }: Mark) => {
  const { left, top, right, bottom } = rectOf(el)
  return left <= x && x <= right && top <= y && y <= bottom
}

/** Out of view nothing can be hit: what stands beside it in the tree and at its place is what it may stand on. */
const isOnKid = (parent: Element, inner: Element, mark: Mark) =>
  composedChildren(parent)
    .slice(0, maxKids)
    .some(
      (kid) =>
        isElement(kid) &&
        kid !== inner &&
        isAt(kid, mark) &&
        (pictures.has(tagOf(kid)) || differs(styleOf(kid), mark) || holds(kid, anyPicture)),
    )

/** Does an element paint so that what lies behind it does not matter? */
const isSolid = (style: CSSStyleDeclaration) =>
  style.backgroundImage !== 'none' || colourOf(style.backgroundColor)?.[3] === 1

/** Is something else behind it in the page, by hit test? What it lies in is told by its ground. */
function isOnHit(el: Element, mark: Mark): boolean {
  const stack = elementsAt(documentOf(el), mark.x, mark.y)
  for (const behind of stack.slice(stack.indexOf(el) + 1)) {
    const isAround = composedContains(behind, el)
    const ground = groundOf(behind)
    if (!isAround && (ground === null || !isAlike(ground, mark.colour))) return true
    if (isSolid(styleOf(behind))) return false
  }
  return false
}

/** Looks behind the text for what its ancestors' colours do not tell, as a picture under a headline. */
function isOnOther(el: Element, box: Box, screen: Screen, colour: Colour): boolean {
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
  const mark = { colour, x, y, area: (box.right - box.left) * (box.bottom - box.top) }
  const canHit = x >= 0 && y >= 0 && x < screen.width && y < screen.height
  let inner = el
  for (let at: Element | null = el, level = 0; at && level < levels; inner = at, at = composedParent(at), level++) {
    // White on white by `difference` is black.
    if (styleOf(at).mixBlendMode !== 'normal' || hasPseudo(at, mark)) return true
    if (!canHit && isOnKid(at, inner, mark)) return true
    // What lies behind an opaque ground does not matter.
    if (isSolid(styleOf(at))) break
  }
  return canHit && isOnHit(el, mark)
}

/** Is the text cut out of the background of the element or of one that it lies in? */
function isCutOut(el: Element): boolean {
  let at: Element | null = el
  for (let level = 0; at && level < levels; at = composedParent(at), level++) {
    if (styleOf(at).backgroundClip.includes('text')) return true
  }
  return false
}

/** Does a shadow or an outline of the letters show on this ground? */
function hasOutline(style: CSSStyleDeclaration, ground: Colour): boolean {
  const shadow = coloursIn(style.textShadow)
  const stroke = style.webkitTextStrokeWidth === '0px' ? [] : coloursIn(style.webkitTextStrokeColor)
  return [...shadow, ...stroke].some((colour) => !isAlike(over(colour, ground), ground))
}

/** Letters of a drawing lie on other shapes: only those without any paint are told. */
function isDrawn(style: CSSStyleDeclaration): boolean {
  const isFilled = style.fill !== 'none' && Number(style.fillOpacity) > faint && colourOf(style.fill)?.[3] !== 0
  return isFilled || (style.stroke !== 'none' && Number(style.strokeOpacity) > faint)
}

const faint = 0.05

/** Colours of a text that cannot be told from what its ancestors' styles put behind it, or is hardly painted; else null. */
function clashOf(el: Element, opacity: number): { colour: Colour; ground: Colour | null; isFaint: boolean } | null {
  const colour = colourOf(styleOf(el).getPropertyValue('-webkit-text-fill-color'))
  if (!colour) return null
  const ground = groundOf(el)
  const isFaint = colour[3] * opacity < faint
  return isFaint || (ground && isAlike(over(colour, ground, opacity), ground)) ? { colour, ground, isFaint } : null
}

const isLetterDrawn = (el: Element) => tagOf(el).startsWith('svg:')

/** Is text right in this element plainly in another colour than what its ancestors' styles put behind it? */
export const isClear = (el: Element, opacity: number): boolean => !isLetterDrawn(el) && clashOf(el, opacity) === null

/**
 * Does text of this element leave a mark: neither transparent nor in the colour that it stands on? `opacity` is what the
 * elements around leave of it.
 */
export function isInked(el: Element, box: Box, screen: Screen, opacity = 1): boolean {
  const style = styleOf(el)
  if (isLetterDrawn(el)) return isDrawn(style)
  const clash = clashOf(el, opacity)
  if (!clash) return true
  const { colour, ground, isFaint } = clash
  if (isFaint) return isCutOut(el) || hasOutline(style, ground ?? colour)
  return !ground || hasOutline(style, ground) || isOnOther(el, box, screen, over(colour, ground, opacity))
}

/** Lower letters cannot be read; pixels of the line box. */
const lowest = 4
/** Letters smaller than this, or heaped on one another, cannot be read; square pixels for one. */
const leastArea = 4

/** Are the letters of a text large enough to be read, where they can be seen? `box` is theirs, `view` of what they stand in. */
export function isReadable(data: string, box: Box, view: View, screen: Screen): boolean {
  const [width, height] = [box.right - box.left, box.bottom - box.top]
  if (width <= 1 || height < lowest || !isReachable(box, view, screen, lowest)) return false
  // White space between the words of the source is no letter: counted only where it would matter.
  const isHeap =
    width * height < data.length * leastArea && width * height < data.replace(/\s+/g, '').length * leastArea
  return !isHeap
}

/** Can a person read this text, which stands right in an element with this view? */
export const isLegible = (el: Element, data: string, box: Box, view: View, screen: Screen): boolean =>
  isReadable(data, box, view, screen) && isInked(el, box, screen, view.opacity)
