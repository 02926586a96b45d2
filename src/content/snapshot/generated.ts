/** A function such as `url()`, a text, an attribute, or the `/` that parts a content from its alternative. */
const part = /attr\(\s*([\w-]+)[^)]*\)|[\w-]+\((?:[^()"]|"[^"]*"|\([^()]*\))*\)|"((?:[^"\\]|\\.)*)"|\//g
/** Icon fonts put their pictures there: nobody can read them. */
const pictures = /[\uE000-\uF8FF\u{F0000}-\u{10FFFD}]/gu

/**
 * Text that a style sheet puts before, after or at the marker of an element, or its alternative where there is one.
 * https://drafts.csswg.org/css-content/#alt
 */
export function generated(el: Element, pseudo: '::before' | '::after' | '::marker'): string {
  const style = getComputedStyle(el, pseudo)
  const content = style.content
  if (content === 'none' || content === 'normal' || content === '') return ''
  const display = style.display
  if (display === 'none' || style.visibility !== 'visible') return ''
  let text = ''
  for (const [token, name, string] of content.matchAll(part)) {
    if (token === '/') text = ''
    else if (name !== undefined) text += Element.prototype.getAttribute.call(el, name) ?? ''
    else if (string !== undefined) text += string.replace(/\\(.)/g, '$1')
  }
  text = text.replace(pictures, '')
  return text && display !== 'inline' && display !== 'contents' && pseudo !== '::marker' ? ` ${text} ` : text
}
