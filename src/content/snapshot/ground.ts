import { composedParent } from '../dom/composed.ts'
import { styleOf, tagOf } from '../dom/native.ts'
import { inCache } from '../dom/pass.ts'
import { type Colour, colourOf, coloursIn, isAlike, over } from './colour.ts'

/** What shows pictures: nobody can tell their colours from styles. */
export const pictures = new Set(['img', 'picture', 'video', 'canvas', 'svg', 'iframe', 'object', 'embed'])

/** What the browser paints behind a page that paints nothing; in a frame the page around it shows through. */
function canvasOf(root: Element): Colour | null {
  if (window.parent !== window) return null
  const scheme = styleOf(root).colorScheme
  const isDark =
    /\bdark\b/.test(scheme) && (!/\blight\b/.test(scheme) || matchMedia('(prefers-color-scheme:dark)').matches)
  return isDark ? [18, 18, 18, 1] : [255, 255, 255, 1]
}

/** The colour of a gradient that is none: all its stops are alike. */
function flatGradient(css: string): Colour | null {
  const [first, ...more] = css.startsWith('linear-gradient') ? coloursIn(css) : []
  return first?.[3] === 1 && more.every((stop) => stop[3] === 1 && isAlike(stop, first)) ? first : null
}

/** What lies behind the text of an element, as an opaque colour; null where that cannot be told from colours. */
export const groundOf = (el: Element): Colour | null =>
  inCache('ground', el, () => {
    const style = styleOf(el)
    const image = style.getPropertyValue('background-image')
    if (image !== 'none') return flatGradient(image)
    if (pictures.has(tagOf(el))) return null
    const own = colourOf(style.getPropertyValue('background-color'))
    if (own?.[3] === 1) return own
    const parent = composedParent(el)
    const behind = parent ? groundOf(parent) : canvasOf(el)
    return own && behind && own[3] > 0 ? over(own, behind) : behind
  })
