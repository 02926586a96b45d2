import { attr, isElement, isText, parentNodeOf } from '../dom/native.ts'

/** More than that between two looks, and everything counts as changed. */
const most = 4000

const what = { subtree: true, childList: true, attributeOldValue: true, characterData: true } as const

/** Inline styles move all the time; only those that show or hide something count. */
const shows = /display|visibility/

const isIdle = ({ attributeName, oldValue, target }: MutationRecord): boolean =>
  attributeName === 'style' && !shows.test((oldValue ?? '') + (attr(target as Element, 'style') ?? ''))

export type Changes = {
  /** Elements and texts that came, or of which an attribute or the text changed; null where there were too many. */
  readonly nodes: ReadonlySet<Node> | null
}

/** Notes what changes in a document from the first look on. */
export function createWatch() {
  let nodes = new Set<Node>()
  let isFull = false
  const seen = new WeakSet<Node>()

  const note = (records: MutationRecord[]) => {
    for (const record of records) {
      for (const node of record.addedNodes) nodes.add(node)
      if (record.type !== 'childList' && !isIdle(record)) nodes.add(record.target)
    }
    if (nodes.size <= most) return
    // Nothing more is to be learned before the next look: the page is left alone until then.
    isFull = true
    observer.disconnect()
    nodes.clear()
  }
  const observer = new MutationObserver(note)
  let roots: WeakRef<Node>[] = []

  return {
    /** Watches a document or shadow root from now on. */
    add(root: Node) {
      if (seen.has(root)) return
      seen.add(root)
      roots.push(new WeakRef(root))
      observer.observe(root, what)
    },
    /** What changed since the last call. */
    take(): Changes {
      note(observer.takeRecords())
      const changes = { nodes: isFull ? null : nodes }
      nodes = new Set()
      if (isFull) {
        roots = roots.filter((held) => held.deref() !== undefined)
        for (const held of roots) {
          const root = held.deref()
          if (root) observer.observe(root, what)
        }
      }
      isFull = false
      return changes
    },
    stop() {
      observer.disconnect()
      nodes.clear()
    },
  }
}

export type Watch = ReturnType<typeof createWatch>

/** The element that a changed node is or stands in. */
export const elementOf = (node: Node): Element | null => {
  if (isElement(node)) return node
  const parent = isText(node) ? parentNodeOf(node) : null
  return isElement(parent) ? parent : null
}
