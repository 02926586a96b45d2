import { composedContains, composedParent } from '../dom/composed.ts'
import { getter } from '../dom/getter.ts'
import { styleOf, tagOf } from '../dom/native.ts'
import { colourOf, coloursIn } from '../snapshot/colour.ts'

const naturalWidth = getter(HTMLImageElement.prototype, 'naturalWidth')

/** So little may come through. */
const solid = 0.9

/** Is the background one that nothing shines through? */
function isFilled(style: CSSStyleDeclaration): boolean {
  const image = style.backgroundImage
  const stops = image.includes('gradient(') && !image.includes('url(') ? coloursIn(image) : []
  const isGradient = stops.length > 0 && stops.every(({ 3: alpha }) => alpha >= solid)
  return isGradient || (colourOf(style.backgroundColor)?.[3] ?? 0) >= solid
}

function paints(el: Element): boolean {
  const style = styleOf(el)
  // What is blended or cut to letters lets something through.
  if (style.mixBlendMode !== 'normal' || style.backgroundClip.includes('text')) return false
  const tag = tagOf(el)
  // A picture of one pixel is a spacer.
  return tag === 'video' || (tag === 'img' ? naturalWidth(el as HTMLImageElement) > 2 : isFilled(style))
}

/** Does an element hide what lies behind it, together with the elements around it that do not hold `behind` too? */
export function isOpaque(el: Element, behind: Element): boolean {
  if (!paints(el)) return false
  let opacity = 1
  for (let at: Element | null = el; at && !composedContains(at, behind); at = composedParent(at))
    opacity *= Number(styleOf(at).opacity)
  return opacity >= solid
}

/** Does a ::before or ::after of the element hide what is in it? */
export const hasOpaqueLid = (el: Element): boolean =>
  (['::before', '::after'] as const).some((pseudo) => {
    const style = styleOf(el, pseudo)
    const isThere = style.content !== 'none' && style.content !== 'normal' && style.position !== 'static'
    return isThere && Number(style.opacity) >= solid && isFilled(style)
  })
