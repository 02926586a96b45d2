import { coloursIn } from './colour.ts'

/** So soon an animation must end, or begin again, for what it shows to count as shown; ms. */
const soon = 10_000

const animations = Element.prototype.getAnimations

/** Blurred so far, letters cannot be read; px. */
const illegible = 5

/** What filters leave: `opacity()`, and nothing where all becomes one grey or a smear. */
function throughFilter(css: string): number {
  let left = 1
  for (const [, name, value = ''] of css.matchAll(/(opacity|contrast|blur)\(([\d.]+)(?:px|%)?\)/g)) {
    if (name === 'opacity') left *= Number(value)
    else if (name === 'blur' ? Number(value) >= illegible : Number(value) < 0.05) return 0
  }
  return left
}

/** A mask that is transparent throughout, or has no size, leaves nothing. */
function throughMask(style: CSSStyleDeclaration, image: string): number {
  if (/^0(px|%)?( 0(px|%)?)?$/.test(style.maskSize)) return 0
  return image.includes('gradient(') &&
    !image.includes('url(') &&
    coloursIn(image).every(({ 3: alpha }) => alpha < 0.05)
    ? 0
    : 1
}

/** What an element's own opacity, filter and mask leave of it, 0 to 1. */
export function opacityOf(style: CSSStyleDeclaration): number {
  const own = style.getPropertyValue('opacity')
  const filter = style.getPropertyValue('filter')
  const mask = style.getPropertyValue('mask-image')
  let left = own === '1' ? 1 : Number(own)
  if (filter !== 'none') left *= throughFilter(filter)
  if (mask !== 'none') left *= throughMask(style, mask)
  return left
}

/** Is it being shown at this time: will an animation that runs soon give it a good part of its opacity? */
export const isFadingIn = (el: Element): boolean =>
  animations.call(el).some(({ effect, playState, currentTime }) => {
    if (playState !== 'running' || !(effect instanceof KeyframeEffect)) return false
    const { endTime, activeDuration } = effect.getComputedTiming()
    // The time of one that is driven by scrolling is a share.
    const left = typeof currentTime === 'number' ? Number(endTime) - currentTime : 0
    const isSoon = left <= soon || (activeDuration === Number.POSITIVE_INFINITY && Number(currentTime) >= 0)
    return isSoon && effect.getKeyframes().some(({ opacity }) => Number(opacity) >= 0.5)
  })
