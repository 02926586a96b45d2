import { getter } from './getter.ts'
import { childNodesOf, firstChildOf, isConnected, isElement, nodeTypeOf, parentNodeOf, tagOf } from './native.ts'
import { atEndOfPass, isInPass } from './pass.ts'

const openRoot = getter(Element.prototype, 'shadowRoot')
/** The element that a shadow root belongs to. */
export const hostOf = getter(ShadowRoot.prototype, 'host')
const slotOfElement = getter(Element.prototype, 'assignedSlot')
const slotOfText = getter(Text.prototype, 'assignedSlot')
const slotNodes = HTMLSlotElement.prototype.assignedNodes

/** The only built-in elements that take a shadow root. https://dom.spec.whatwg.org/#valid-shadow-host-name */
const hosts = new Set(
  'article aside blockquote body div footer h1 h2 h3 h4 h5 h6 header main nav p section span'.split(' '),
)

/** Content scripts may look into closed roots; a page's own script, as in tests, may not. */
const closedRoot: ((el: HTMLElement) => ShadowRoot | null) | undefined = (() => {
  const dom = (globalThis as { chrome?: { dom?: { openOrClosedShadowRoot?: (el: HTMLElement) => ShadowRoot | null } } })
    .chrome?.dom
  return dom?.openOrClosedShadowRoot?.bind(dom)
})()

/** To ask for a closed root costs as much as a box and a style: so many that hardly ever have one are asked in a pass. */
const maxAsked = 500
let asked = 0
/** Those that have one, for a root stays for life. */
const rooted = new WeakSet<Element>()
/** Those that are taken to have none: by their answer, or until they are asked. */
let rootless = new WeakSet<Element>()
let unasked: WeakRef<HTMLElement>[] = []
const count = atEndOfPass(() => {
  asked = 0
  // All were asked: they may have got one in the meantime.
  if (unasked.length === 0) rootless = new WeakSet()
})

function rarelyClosed(el: HTMLElement, ask: (el: HTMLElement) => ShadowRoot | null): ShadowRoot | null {
  if (rooted.has(el)) return ask(el)
  if (rootless.has(el)) return null
  count()
  if (asked++ >= maxAsked) {
    unasked.push(new WeakRef(el))
    rootless.add(el)
    return null
  }
  const root = ask(el)
  ;(root ? rooted : rootless).add(el)
  return root
}

/**
 * Asks some of those that the passes before left out; gives the ones that have a closed root, which from now on is known.
 * To be called between two looks.
 */
export function askUnasked(): Element[] {
  const found = unasked.slice(0, maxAsked).flatMap((ref) => {
    const el = ref.deref()
    return el && isConnected(el) && closedRoot?.(el) ? [el] : []
  })
  unasked = unasked.slice(maxAsked)
  for (const el of found) rooted.add(el)
  return found
}

/**
 * Open root, or closed where the browser lets us. Within a pass over a very large page not each built-in element with
 * content of its own is asked for a closed one at once, see `askUnasked`.
 */
export function shadowRootOf(el: Element): ShadowRoot | null {
  const open = openRoot(el)
  if (open || !closedRoot) return open
  const tag = tagOf(el)
  const isBuiltIn = hosts.has(tag)
  if (!isBuiltIn && !tag.includes('-')) return null
  const isRare = isBuiltIn && isInPass() && firstChildOf(el) !== null
  return isRare ? rarelyClosed(el as HTMLElement, closedRoot) : closedRoot(el as HTMLElement)
}

export const isShadowRoot = (n: Node | null): n is ShadowRoot =>
  n !== null && nodeTypeOf(n) === 11 && n instanceof ShadowRoot

/** Nodes assigned to a slot; empty for any other element and for a slot that shows its own fallback content. */
export function assignedNodes(el: Element): Node[] {
  return tagOf(el) === 'slot' ? slotNodes.call(el as HTMLSlotElement) : []
}

/** The slot a node is shown in, in closed trees too. */
export function assignedSlot(n: Element | Text): Element | null {
  const open = isElement(n) ? slotOfElement(n) : slotOfText(n)
  if (open) return open
  const parent = parentNodeOf(n)
  const root = isElement(parent) ? shadowRootOf(parent) : null
  if (!root || openRoot(parent as Element)) return null
  for (const slot of ShadowRoot.prototype.querySelectorAll.call(root, 'slot')) {
    if (assignedNodes(slot).includes(n)) return slot
  }
  return null
}

/** Children as they are laid out: a host's shadow tree, a slot's assigned nodes, else the children. */
export function composedChildren(el: Element): Node[] {
  const root = shadowRootOf(el)
  if (root) return childNodesOf(root)
  const assigned = assignedNodes(el)
  return assigned.length > 0 ? assigned : childNodesOf(el)
}

/** Parent element as laid out, through slots and shadow roots; null at the top of the frame. */
export function composedParent(n: Node): Element | null {
  if (nodeTypeOf(n) === 1 || nodeTypeOf(n) === 3) {
    const slot = assignedSlot(n as Element | Text)
    if (slot) return slot
  }
  const parent = parentNodeOf(n)
  if (isElement(parent)) return parent
  return isShadowRoot(parent) ? hostOf(parent) : null
}

/** Is `inner` the element itself or somewhere below it in the layout tree? */
export function composedContains(outer: Element, inner: Node | null): boolean {
  for (let n: Node | null = inner; n; n = composedParent(n)) if (n === outer) return true
  return false
}
