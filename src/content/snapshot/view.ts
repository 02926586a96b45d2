import { hasAttr, rectOf, styleOf, tagOf, token } from '../dom/native.ts'
import { gap, isTiny, meets, overlap } from './box.ts'
import { isHand } from './evidence/cursor.ts'
import type { Box } from './item.ts'
import type { Screen } from './screen.ts'

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

/** `inset()` from both sides or a circle without radius: nothing is left. */
const cutAway =
  /^(inset\((5\d|[6-9]\d|100)(\.\d+)?%|circle\(0|ellipse\(0|polygon\(0(px|%)? 0(px|%)?(, 0(px|%)? 0(px|%)?)*\))/

const isClippedAway = (clip: string) => {
  const sides = clip.match(/-?[\d.]+/g)?.map(Number)
  return sides?.length === 4 && ((sides[2] ?? 0) - (sides[0] ?? 0) <= 1 || (sides[1] ?? 0) - (sides[3] ?? 0) <= 1)
}

/** The view inside `el`, or null where nothing in it can be seen. */
export function enter(el: Element, above: View, screen: Screen): View | null {
  const style = styleOf(el)
  const display = style.display
  if (display === 'none') return null
  const ariaHidden = above.ariaHidden || token(el, 'aria-hidden') === 'true'
  const inert = above.inert || hasAttr(el, 'inert')
  const pointer = isHand(style.cursor)
  if (display === 'contents') return { ...above, ariaHidden, inert, pointer, display, scrolls: false }
  const ownOpacity = style.opacity
  const opacity = ownOpacity === '1' ? above.opacity : above.opacity * Number(ownOpacity)
  if (opacity < faint || cutAway.test(style.clipPath)) return null
  const position = style.position
  const isAbsolute = position === 'absolute'
  const isFixed = position === 'fixed'
  if ((isAbsolute || isFixed) && style.clip !== 'auto' && isClippedAway(style.clip)) return null
  let clip = isFixed ? null : isAbsolute ? above.clipAbsolute : above.clip
  let clipAbsolute = isFixed ? null : above.clipAbsolute
  let port = isFixed ? null : above.port
  let scrolls = false
  const overflow = style.overflow
  const tag = tagOf(el)
  if (isFixed) {
    const rect = rectOf(el)
    // Nothing can scroll a fixed box into view.
    if (!isTiny(rect) && !meets(rect, screen.view)) return null
  }
  if (overflow !== 'visible' && tag !== 'html' && tag !== 'body' && display !== 'inline') {
    const rect = rectOf(el)
    if (isTiny(rect) || (clip && !meets(rect, clip))) return null
    scrolls = /auto|scroll/.test(overflow)
    if (scrolls) port = port ? overlap(rect, port) : rect
    // Content of a scrolled box can be brought into it; what surrounds the box cuts the box only.
    clip = scrolls ? null : clip ? overlap(rect, clip) : rect
    if (position !== 'static') clipAbsolute = clip
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

/** Can this box be seen, perhaps after scrolling? */
export function isReachable(box: Box, view: View, screen: Screen): boolean {
  if (view.clip && !meets(box, view.clip)) return false
  if (view.fixed) return view.port !== null || meets(box, screen.view)
  return view.port !== null || meets(box, screen.reach)
}

/** How far out of view a box is, in viewports. */
export function distance(box: Box, view: View, screen: Screen): number {
  const outside = gap(box, screen.view) / Math.max(1, screen.height)
  return view.port ? Math.max(outside, gap(box, view.port) / Math.max(1, screen.height)) : outside
}
