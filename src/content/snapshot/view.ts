import { composedParent } from '../dom/composed.ts'
import { hasAttr, rectOf, styleOf, tagOf, token } from '../dom/native.ts'
import { gap, isTiny, meets, overlap } from './box.ts'
import { clipRect, clipShape, endless } from './clip-shape.ts'
import { isHand } from './evidence/cursor.ts'
import type { Box } from './item.ts'
import { isFadingIn, opacityOf } from './opacity.ts'
import { noteOverlay } from './overlays.ts'
import type { Screen } from './screen.ts'
import { scrollReach } from './scroll-reach.ts'

/** How an element's surroundings let it be seen; grows from the top of the document down. */
export type View = {
  /** What ancestors that cut off their overflow leave to their content, and to absolutely positioned content. */
  readonly clip: Box | null
  readonly clipAbsolute: Box | null
  /** Scrolled box around it; what lies outside can be scrolled into it. */
  readonly port: Box | null
  readonly fixed: boolean
  readonly opacity: number
  readonly ariaHidden: boolean
  readonly inert: boolean
  /** The mouse pointer says that something can be done here; inherited. */
  readonly pointer: boolean
  /** `display` of the element itself. */
  readonly display: string
  /** It scrolls its content. */
  readonly scrolls: boolean
}

export const topView: View = {
  clip: null,
  clipAbsolute: null,
  port: null,
  fixed: false,
  opacity: 1,
  ariaHidden: false,
  inert: false,
  pointer: false,
  display: 'block',
  scrolls: false,
}

const faint = 0.05
/** Black on white with less is hard to tell from white. */
const pale = 0.15

/** An element of which a thinner strip shows is not seen. */
const least = 1.5

/** Does enough of a box show in an area: all of it, or so many pixels either way? */
const shows = (box: Box, area: Box, enough: number): boolean => {
  const width = Math.min(box.right, area.right) - Math.max(box.left, area.left)
  const height = Math.min(box.bottom, area.bottom) - Math.max(box.top, area.top)
  return width >= Math.min(enough, box.right - box.left) && height >= Math.min(enough, box.bottom - box.top)
}

/** What scrolled or cut boxes leave of their content: along an axis that scrolls all that can be scrolled in. */
function cutBy(el: Element, style: CSSStyleDeclaration, overflow: string, outer: Box | null, rect: Box): Box {
  const [x = '', y = x] = overflow.split(' ')
  const [rollsX, rollsY] = [isScroll(x), isScroll(y)]
  const reach = rollsX || rollsY ? scrollReach(el, style, rect) : rect
  const cut = outer ? overlap(rect, outer) : rect
  const [across, down] = [rollsX ? reach : x === 'visible' ? (outer ?? endless) : cut, rollsY ? reach : cut]
  return { left: across.left, right: across.right, top: down.top, bottom: down.bottom }
}

const isScroll = (overflow: string) => overflow === 'auto' || overflow === 'scroll' || overflow === 'overlay'

/** A fixed box stays where it is on the screen, unless something around it is transformed. */
function isStuck(el: Element): boolean {
  for (let at = composedParent(el); at; at = composedParent(at)) {
    const { transform, filter, perspective, contain } = styleOf(at)
    if (transform !== 'none' || filter !== 'none' || perspective !== 'none' || /paint|strict|content/.test(contain))
      return false
  }
  return true
}

/** The view inside `el`, or null where nothing in it can be seen. */
export function enter(el: Element, above: View, screen: Screen): View | null {
  const style = styleOf(el)
  const display = style.getPropertyValue('display')
  if (display === 'none') return null
  const ariaHidden = above.ariaHidden || token(el, 'aria-hidden') === 'true'
  const inert = above.inert || hasAttr(el, 'inert')
  const pointer = isHand(style.getPropertyValue('cursor'))
  if (display === 'contents') return { ...above, ariaHidden, inert, pointer, display, scrolls: false }
  const own = opacityOf(style)
  let opacity = own === 1 ? above.opacity : above.opacity * own
  if (opacity < pale && isFadingIn(el)) opacity = 1
  if (opacity < faint) return null
  const position = style.getPropertyValue('position')
  const isAbsolute = position === 'absolute'
  const isFixed = position === 'fixed' && isStuck(el)
  let clip = isFixed ? null : isAbsolute || position === 'fixed' ? above.clipAbsolute : above.clip
  let clipAbsolute = isFixed ? null : above.clipAbsolute
  let port = isFixed ? null : above.port
  let scrolls = false
  // Nothing can scroll a fixed box into view.
  if (isFixed && !isTiny(rectOf(el)) && !meets(rectOf(el), screen.view)) return null
  const shape = style.getPropertyValue('clip-path')
  const hole = isAbsolute || position === 'fixed' ? style.getPropertyValue('clip') : 'auto'
  if (shape !== 'none' || hole !== 'auto') {
    const rect = rectOf(el)
    const left = overlap(clipShape(shape, rect), clipRect(hole, rect))
    if (isTiny(left)) return null
    clip = clip ? overlap(clip, left) : left
    clipAbsolute = clipAbsolute ? overlap(clipAbsolute, left) : left
  }
  if (position !== 'static') noteOverlay(el, style, position)
  const overflow = display === 'inline' ? 'visible' : style.getPropertyValue('overflow')
  if (overflow !== 'visible' && !isPage(tagOf(el))) {
    const rect = rectOf(el)
    // What is positioned may lie outside of a box that is not.
    const isAnchor = position !== 'static'
    if ((isAnchor && isTiny(rect)) || (clip && !shows(rect, clip, least))) return null
    scrolls = /auto|scroll|overlay/.test(overflow)
    if (scrolls) port = port ? overlap(rect, port) : rect
    clip = cutBy(el, style, overflow, clip, rect)
    if (isAnchor) clipAbsolute = clip
  } else if (position !== 'static') clipAbsolute = clip
  // Most elements change nothing: they share what is above them.
  const isSame =
    clip === above.clip && clipAbsolute === above.clipAbsolute && port === above.port && opacity === above.opacity
  const isPlain = ariaHidden === above.ariaHidden && inert === above.inert && pointer === above.pointer
  if (isSame && isPlain && !isFixed && !scrolls && !above.scrolls && display === above.display) return above
  return {
    clip,
    clipAbsolute,
    port,
    fixed: above.fixed || isFixed,
    opacity,
    ariaHidden,
    inert,
    pointer,
    display,
    scrolls,
  }
}

/** Their overflow is the viewport's. https://drafts.csswg.org/css-overflow/#overflow-propagation */
const isPage = (tag: string) => tag === 'html' || tag === 'body'

/** Can this box be seen, perhaps after scrolling? `enough` pixels of it must show, either way. */
export function isReachable(box: Box, view: View, screen: Screen, enough = least): boolean {
  if (view.clip && !shows(box, view.clip, enough)) return false
  if (view.port) return true
  return shows(box, view.fixed ? screen.view : screen.reach, enough)
}

/** How far out of view a box is, in viewports. */
export function distance(box: Box, view: View, screen: Screen): number {
  const outside = gap(box, screen.view) / Math.max(1, screen.height)
  return view.port ? Math.max(outside, gap(box, view.port) / Math.max(1, screen.height)) : outside
}
