import { composedParent } from '../dom/composed.ts'
import { attr, isConnected, isElement, parentNodeOf } from '../dom/native.ts'

/** More than that between two looks, and everything counts as changed. */
const most = 4000

const what = { subtree: true, childList: true, attributeOldValue: true, characterData: true } as const

/** Inline styles move all the time; only those that show or hide something are news. */
const shows = /display|visibility/

const isNews = ({ type, attributeName, oldValue, target }: MutationRecord): boolean =>
  type !== 'childList' &&
  (attributeName !== 'style' || shows.test((oldValue ?? '') + (attr(target as Element, 'style') ?? '')))

/** What happened since the last look. */
export type Changes = {
  /** More than could be kept: anything may have changed. */
  readonly isFlood: boolean
  /** Elements that came, or of which the text or an attribute changed that shows or hides. */
  readonly news: ReadonlySet<Element>
  /** All in these may have changed. */
  readonly stale: ReadonlySet<Element>
  /** Something in these changed, down to the children. */
  readonly touched: ReadonlySet<Element>
  /** Names of attributes that changed somewhere. */
  readonly attributes: ReadonlySet<string>
  /** What came or went, each with all that is in it. */
  readonly moved: readonly Node[]
}

/** The element that a node is or stands in. */
const elementOf = (node: Node): Element | null => {
  const at = isElement(node) ? node : parentNodeOf(node)
  return isElement(at) ? at : null
}

const living = (nodes: Iterable<Node>): Set<Element> => {
  const out = new Set<Element>()
  for (const node of nodes) {
    const el = elementOf(node)
    if (el && isConnected(el)) out.add(el)
  }
  return out
}

/** Notes what changes in a document from the first look on. */
export function createWatch() {
  let news = new Set<Node>()
  let stale = new Set<Node>()
  let touched = new Set<Node>()
  let attributes = new Set<string>()
  let moved = new Set<Node>()
  let isFlood = false
  let count = 0
  const roots = new Map<Node, WeakRef<Node>>()

  const note = (records: MutationRecord[]) => {
    count += records.length
    for (const record of records) {
      const { type, target, addedNodes, removedNodes, attributeName } = record
      if (attributeName) attributes.add(attributeName)
      for (const node of removedNodes) moved.add(node)
      if (type === 'childList') touched.add(target)
      else stale.add(target)
      for (const node of addedNodes) {
        stale.add(node)
        news.add(node)
        moved.add(node)
      }
      if (isNews(record)) news.add(target)
    }
    if (stale.size + touched.size + moved.size <= most) return
    // Nothing more is to be learned before the next look: the page is left alone until then.
    stop()
    isFlood = true
  }
  const observer = new MutationObserver(note)
  const forget = () => {
    news = new Set()
    stale = new Set()
    touched = new Set()
    attributes = new Set()
    moved = new Set()
  }
  function stop() {
    observer.disconnect()
    roots.clear()
    forget()
  }

  return {
    /** Watches a document or shadow root from now on. */
    add(root: Node) {
      if (roots.has(root)) return
      roots.set(root, new WeakRef(root))
      observer.observe(root, what)
    },
    /** What changed since the last call. */
    take(): Changes {
      note(observer.takeRecords())
      const inside = living(stale)
      const around = new Set<Element>()
      for (const el of [...inside, ...living(touched)])
        for (let at: Element | null = el; at && !around.has(at); at = composedParent(at)) around.add(at)
      const changes = { isFlood, news: living(news), stale: inside, touched: around, attributes, moved: [...moved] }
      forget()
      isFlood = false
      return changes
    },
    /** Grows with each change. */
    count(): number {
      note(observer.takeRecords())
      return count
    },
    stop,
  }
}
