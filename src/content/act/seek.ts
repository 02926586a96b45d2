import { composedChildren } from '../dom/composed.ts'
import { dataOf, isElement, isText, nodeTypeOf, tagOf } from '../dom/native.ts'
import { drawn } from './fitness.ts'

const fold = (text: string) => text.replace(/\s+/g, ' ').toLowerCase()
const quiet = new Set(['script', 'style', 'noscript', 'template'])

function textBelow(n: Node): string {
  if (isText(n)) return dataOf(n)
  if (nodeTypeOf(n) !== 1 || quiet.has(tagOf(n as Element))) return ''
  return composedChildren(n as Element)
    .map(textBelow)
    .join('')
}

/** The smallest drawn element whose text holds the words, case and white space aside. */
export function elementWith(words: string, from: Element): Element | null {
  const wanted = fold(words).trim()
  if (!fold(textBelow(from)).includes(wanted)) return null
  for (const child of composedChildren(from).filter(isElement)) {
    const found = elementWith(words, child)
    if (found) return found
  }
  // Held together by several children, or by this element's own text.
  const inChild = composedChildren(from).some((child) => isElement(child) && fold(textBelow(child)).includes(wanted))
  return !inChild && drawn(from) ? from : null
}
