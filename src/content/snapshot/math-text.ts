import { attr, childNodesOf, dataOf, firstChildOf, isElement, isText, tagOf, textContentOf } from '../dom/native.ts'

type Parts = (...parts: string[]) => string

/** More than one sign in brackets, so that `a+b` over `c` is not read as `a` and `b/c`. */
const whole = (text = '') => (text.length > 1 && !/^[\w.]+$/.test(text) ? `(${text})` : text)

/** Linear forms of what is laid out in two dimensions. */
const forms: Record<string, Parts> = {
  'math:mfrac': (over, under) => `${whole(over)}/${whole(under)}`,
  'math:msup': (base, up) => `${whole(base)}^${whole(up)}`,
  'math:msub': (base, down) => `${whole(base)}_${whole(down)}`,
  'math:msubsup': (base, down, up) => `${whole(base)}_${whole(down)}^${whole(up)}`,
  'math:munderover': (base, down, up) => `${whole(base)}_${whole(down)}^${whole(up)}`,
  'math:munder': (base, down) => `${whole(base)}_${whole(down)}`,
  'math:mover': (base, up) => `${whole(base)}^${whole(up)}`,
  'math:msqrt': (...parts) => `√${whole(parts.join(''))}`,
  'math:mroot': (base, degree) => `${degree}√${whole(base)}`,
  'math:mtr': (...cells) => `${cells.join(', ')};`,
}

function linear(n: Node, left: { nodes: number }, depth: number): string {
  if (isText(n)) return dataOf(n).replace(/\s+/g, '')
  if (!isElement(n) || depth > 50 || left.nodes-- <= 0) return ''
  const tag = tagOf(n)
  if (tag.startsWith('math:annotation')) return ''
  if (tag === 'math:mtext') return ` ${textContentOf(n)?.trim()} `
  const parts = childNodesOf(n)
    .map((child) => linear(child, left, depth + 1))
    .filter((text) => text !== '')
  return forms[tag]?.(...parts) ?? parts.join('')
}

/** A formula in one line: as its author wrote it, by the TeX that is kept with it, else by its signs. */
export function mathText(el: Element): string {
  const said = attr(el, 'alttext')
  if (said?.trim()) return said
  const semantics = firstChildOf(el)
  const notes = semantics && isElement(semantics) ? childNodesOf(semantics) : []
  const tex = notes.find((n) => isElement(n) && attr(n, 'encoding') === 'application/x-tex')
  return (tex && textContentOf(tex)?.trim()) || linear(el, { nodes: 500 }, 0)
}
