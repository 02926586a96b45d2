import { getter } from './getter.ts'
import { perPass } from './pass.ts'

/*
 * A form's named fields hide its own properties (`form.attributes` may be an input), in a content script's world too,
 * and `document` is hidden the same way. So every read goes through the prototype's accessor.
 * https://html.spec.whatwg.org/multipage/forms.html#dom-form-nameditem
 */

const node = Node.prototype
const element = Element.prototype

export const nodeTypeOf = getter(node, 'nodeType')
export const parentNodeOf = getter(node, 'parentNode')
export const firstChildOf = getter(node, 'firstChild')
export const nextSiblingOf = getter(node, 'nextSibling')
export const dataOf = getter(CharacterData.prototype, 'data')
export const isConnected = getter(node, 'isConnected')
export const textContentOf = getter(node, 'textContent')
const ownerDocument = getter(node, 'ownerDocument')
const parentElement = getter(node, 'parentElement')
const rootNode = node.getRootNode
const containsNode = node.contains
const position = node.compareDocumentPosition

const localName = getter(element, 'localName')
const namespaceURI = getter(element, 'namespaceURI')
const idGetter = getter(element, 'id')
const getAttribute = element.getAttribute
const hasAttribute = element.hasAttribute
const attributeNames = element.getAttributeNames
const hasAttributes = element.hasAttributes
const matchesSelector = element.matches
const closestElement = element.closest
const queryOne = element.querySelector
const queryEvery = element.querySelectorAll
const clientRect = element.getBoundingClientRect
const clientRects = element.getClientRects
const visibility = element.checkVisibility

const prefixes: Record<string, string> = {
  'http://www.w3.org/2000/svg': 'svg:',
  'http://www.w3.org/1998/Math/MathML': 'math:',
}

export const isElement = (n: Node | null): n is Element => n !== null && nodeTypeOf(n) === 1
export const isText = (n: Node | null): n is Text => n !== null && (nodeTypeOf(n) === 3 || nodeTypeOf(n) === 4)

/**
 * Lower-case local name of an HTML element. Others carry a prefix (`svg:a`, `xml:input`), so that a name alone tells
 * whether an interface's accessors may be called; the `<svg>` and `<math>` roots are plain `svg` and `math`.
 */
export const tagOf: (el: Element) => string = perPass((el) => {
  const name = localName(el)
  const space = namespaceURI(el)
  if (space === 'http://www.w3.org/1999/xhtml') return name.toLowerCase()
  const prefix = prefixes[space ?? ''] ?? 'xml:'
  return `${name}:` === prefix ? name : prefix + name
})

export const isHtml = (el: Element): boolean => namespaceURI(el) === 'http://www.w3.org/1999/xhtml'

/** The attribute's text, or null. */
export const attr = (el: Element, name: string): string | null => getAttribute.call(el, name)
/** The attribute trimmed and in lower case, else empty; for enumerated attributes. */
export const token = (el: Element, name: string): string => (getAttribute.call(el, name) ?? '').trim().toLowerCase()
export const hasAttr = (el: Element, name: string): boolean => hasAttribute.call(el, name)
/** Names of all its attributes, as written. */
export const attrNames = (el: Element): string[] => attributeNames.call(el)
export const hasAnyAttr = (el: Element): boolean => hasAttributes.call(el)
export const idOf = (el: Element): string => idGetter(el)
export const matches = (el: Element, selector: string): boolean => matchesSelector.call(el, selector)
export const closest = (el: Element, selector: string): Element | null => closestElement.call(el, selector)
/** Is there an element below it that matches? */
export const holds = (el: Element, selector: string): boolean => queryOne.call(el, selector) !== null
export const queryAllIn = (el: Element, selector: string): NodeListOf<Element> => queryEvery.call(el, selector)
export const contains = (outer: Node, inner: Node | null): boolean => containsNode.call(outer, inner)
/** Does `n` come after `el` or lie in it, in the order of their tree? */
export const follows = (n: Node, el: Element): boolean => (position.call(el, n) & 4) !== 0
export const parentOf = (n: Node): Element | null => parentElement(n)
export const documentOf = (n: Node): Document => ownerDocument(n) ?? document
/** Document, shadow root, or the top of a detached tree. */
export const rootOf = (n: Node): Node => rootNode.call(n)

/** Direct children, in tree order. */
export function childNodesOf(parent: Node): Node[] {
  const out: Node[] = []
  for (let n = firstChildOf(parent); n; n = nextSiblingOf(n)) out.push(n)
  return out
}

/** CSS pixels of this frame's viewport. */
export type Rect = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly width: number
  readonly height: number
}

/** A plain object: it is read many times, and a browser's own costs at each. */
export const plainRect = ({ left, top, width, height }: DOMRect): Rect => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
  width,
  height,
})

export const rectOf: (el: Element) => Rect = perPass((el) => plainRect(clientRect.call(el)))
export const rectsOf = (el: Element): DOMRect[] => Array.from(clientRects.call(el))

const ownStyle = perPass((el) => getComputedStyle(el))

/** Computed style; inside a pass each element's is fetched once. */
export const styleOf = (el: Element, pseudo?: '::before' | '::after'): CSSStyleDeclaration =>
  pseudo ? getComputedStyle(el, pseudo) : ownStyle(el)

/** Has a box: no display:none or skipped content-visibility above it. */
export const hasBox = (el: Element): boolean => visibility.call(el)
