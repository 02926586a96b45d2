import { firstChildOf, rectOf, styleOf, tagOf } from '../../dom/native.ts'

/** Can an element without text be told from what it stands on: by a ground, a picture, a border or an icon font? */
export function isPainted(el: Element): boolean {
  if (tagOf(el) === 'svg' || tagOf(el) === 'img') return true
  const style = styleOf(el)
  if (style.backgroundImage !== 'none' || style.maskImage !== 'none' || style.boxShadow !== 'none') return true
  const colour = style.backgroundColor
  if (colour !== 'transparent' && !colour.endsWith(', 0)')) return true
  if (style.borderTopStyle !== 'none' && style.borderLeftStyle !== 'none' && style.borderTopWidth !== '0px') return true
  if (firstChildOf(el)) return false
  const { content } = styleOf(el, '::before')
  return (content !== 'none' && content !== 'normal' && content !== '""') || rectOf(el).width === 0
}
