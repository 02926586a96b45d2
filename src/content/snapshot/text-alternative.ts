import { composedChildren } from '../dom/composed.ts'
import { elementById } from '../dom/doc.ts'
import {
  attr,
  dataOf,
  documentOf,
  hasAttr,
  hasBox,
  isElement,
  isText,
  rootOf,
  styleOf,
  tagOf,
  token,
} from '../dom/native.ts'
import { mayGenerate } from './css/facts.ts'
import { embeddedValue } from './embedded-value.ts'
import { nativeName } from './native-name.ts'
import { roleOf } from './role.ts'

/** Where the computation stands; the letters below are the steps of https://w3c.github.io/accname/#computation-steps */
export type Naming = {
  readonly visited: Set<Element>
  /** Elements still to be looked at before it gives up: a page may be hostile. */
  readonly left: { nodes: number; chars: number }
  readonly depth: number
  readonly within: 'start' | 'content' | 'label' | 'labelledby'
  /** Below a hidden element that was referenced, hidden text counts. */
  readonly hidden: boolean
  /** Labelledby is followed once, never from within. */
  readonly referenced: boolean
}

export const startOf = (): Naming => ({
  visited: new Set(),
  left: { nodes: 3000, chars: 4000 },
  depth: 0,
  within: 'start',
  hidden: false,
  referenced: false,
})

const fromContent = new Set(
  `button cell checkbox columnheader gridcell heading link menuitem menuitemcheckbox menuitemradio option radio row
  rowheader switch tab tooltip treeitem`.split(/\s+/),
)
/** Widgets that stand for a value; their content is no part of another's name. */
const silent = new Set(['script', 'style', 'template', 'noscript', 'svg:style', 'svg:script', 'head', 'datalist'])

const isInline = (display: string) => display === 'inline' || display === 'contents'
const isExcluded = (el: Element) =>
  styleOf(el).display === 'none' || token(el, 'aria-hidden') === 'true' || silent.has(tagOf(el))

/** Text of a ::before or ::after: strings and attr(), after the `/` its alternative. https://drafts.csswg.org/css-content/#alt */
function generated(el: Element, pseudo: '::before' | '::after'): string {
  if (!mayGenerate(el)) return ''
  const style = styleOf(el, pseudo)
  const content = style.content
  if (content === 'none' || content === 'normal' || content === '' || style.display === 'none') return ''
  const alternative = /\/\s*((?:"(?:[^"\\]|\\.)*"\s*)+)$/.exec(content)?.[1] ?? content
  const strings = alternative.match(/"(?:[^"\\]|\\.)*"/g) ?? []
  const text = strings.map((s) => s.slice(1, -1).replace(/\\(.)/g, '$1')).join('')
  return isInline(style.display) ? text : ` ${text} `
}

function referencesOf(el: Element, name: string): Element[] {
  const ids = attr(el, name)?.trim()
  if (!ids) return []
  const root = rootOf(el)
  const scope = root instanceof ShadowRoot ? root : documentOf(el)
  return ids
    .split(/\s+/, 50)
    .map((id) => elementById(scope, id))
    .filter((found) => found !== null)
}

/** F: the element's own generated content, its children as laid out and what it owns. */
function contentOf(el: Element, naming: Naming): string {
  let out = generated(el, '::before')
  const inner: Naming = {
    ...naming,
    within: naming.within === 'start' ? 'content' : naming.within,
    depth: naming.depth + 1,
  }
  const speaks = naming.hidden || styleOf(el).visibility === 'visible'
  for (const child of [...composedChildren(el), ...referencesOf(el, 'aria-owns')]) {
    if (naming.left.chars <= 0) break
    if (isText(child)) {
      if (!speaks) continue
      const data = dataOf(child).slice(0, naming.left.chars)
      naming.left.chars -= data.length
      out += data
    } else if (isElement(child)) {
      const text = textAlternative(child, inner)
      out += tagOf(child) === 'br' || !isInline(styleOf(child).display) ? ` ${text} ` : text
    }
  }
  return out + generated(el, '::after')
}

const isHiddenReference = (el: Element) => {
  const style = styleOf(el)
  return (!hasBox(el) && style.display !== 'contents') || style.visibility !== 'visible' || isExcluded(el)
}

/** B: the elements that aria-labelledby names, hidden or not. */
function labelledby(el: Element, naming: Naming): string {
  return referencesOf(el, 'aria-labelledby')
    .map((target) =>
      textAlternative(target, {
        ...naming,
        depth: naming.depth + 1,
        within: 'labelledby',
        referenced: true,
        hidden: isHiddenReference(target),
      }),
    )
    .join(' ')
}

/** Text alternative of an element, not yet folded; empty where it has none. */
export function textAlternative(el: Element, naming: Naming): string {
  const { visited, left, within } = naming
  if (visited.has(el) || naming.depth > 100 || left.nodes-- <= 0) return ''
  if (within !== 'start' && !naming.hidden && isExcluded(el)) return ''
  if (!naming.referenced) {
    const named = labelledby(el, naming)
    if (named.trim()) return named
  }
  visited.add(el)
  const role = roleOf(el)
  const isTop = within === 'start'
  if (!isTop) {
    const value = embeddedValue(el, role)
    if (value !== null) return value
  }
  const label = attr(el, 'aria-label')
  if (label?.trim()) return label
  if (role !== 'none' || isTop) {
    const native = nativeName(el, role, naming, textAlternative)
    if (native?.trim()) return native
  }
  if (!isTop || fromContent.has(role) || tagOf(el) === 'summary') {
    const content = contentOf(el, naming)
    // White space alone still parts the words around it.
    if (content.trim() || (!isTop && !hasAttr(el, 'title'))) return content
  }
  return attr(el, 'title')?.trim() || (isTop ? (attr(el, 'placeholder') ?? attr(el, 'aria-placeholder') ?? '') : '')
}
