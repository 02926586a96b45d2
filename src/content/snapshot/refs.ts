import type { RefGrant } from '../../protocol/page.ts'
import { isConnected } from '../dom/native.ts'

/** What the model last saw of an element; the act engine compares it with what is there now. */
export type Shown = { role: string; name: string; href: string; formAction: string }

export type Found =
  | { state: 'live'; element: Element }
  | { state: 'gone'; role: string; name: string }
  /** Never given out in this document. */
  | { state: 'unknown' }

export type Refs = {
  /** `frame` is K of `f<K>e<N>`, 0 for the top frame. Asked again, elements keep the refs they have. */
  attach(frame: number, grant: RefGrant): void
  /** More numbers, used when those at hand run out. */
  grant(grant: RefGrant): void
  /** The element's ref for life; null when the numbers granted are used up. */
  refOf(el: Element): string | null
  /** The ref if it has one. */
  known(el: Element): string | null
  find(ref: string): Found
  shown(el: Element): Shown | null
  remember(el: Element, shown: Shown): void
  readonly frame: number
  /** Highest number given out so far. */
  readonly last: number
  /** Numbers left to give out. */
  readonly left: number
}

/** Looked through after so many new refs. */
const sweep = 500
/** So many refs of elements that are gone are kept. */
const mostDead = 500

type Entry = { element: WeakRef<Element>; shown: Shown | null }

/** Refs of one document. Held in weak references: nothing is written into the page, nothing keeps an element alive. */
export function createRefs(): Refs {
  const numbers = new WeakMap<Element, number>()
  const entries = new Map<number, Entry>()
  const grants: RefGrant[] = []
  let frame = 0
  let last = 0

  const format = (n: number) => (frame === 0 ? `e${n}` : `f${frame}e${n}`)
  const parse = (ref: string): number | null => {
    const [, k, n] = /^(?:f(\d+))?e(\d+)$/.exec(ref) ?? []
    return n !== undefined && Number(k ?? 0) === frame ? Number(n) : null
  }
  const take = (): number | null => {
    const current = grants[0]
    if (!current) return null
    const n = current.from
    if (n >= current.to) grants.shift()
    else grants[0] = { from: n + 1, to: current.to }
    return n
  }
  const add = (grant: RefGrant) => {
    // A grant sent twice must not give a number twice.
    const from = Math.max(grant.from, last + 1, ...grants.map((g) => g.to + 1))
    if (from <= grant.to) grants.push({ from, to: grant.to })
  }
  /** Of elements that are no more, the last ones may still be asked for. */
  const forgetOldest = () => {
    const dead = [...entries].filter(([, { element }]) => element.deref() === undefined)
    for (const [n] of dead.slice(0, -mostDead)) entries.delete(n)
  }
  const known = (el: Element) => {
    const n = numbers.get(el)
    return n === undefined ? null : format(n)
  }

  return {
    attach(k, grant) {
      frame = k
      add(grant)
    },
    grant: add,
    refOf(el) {
      const had = known(el)
      if (had) return had
      const n = take()
      if (n === null) return null
      numbers.set(el, n)
      entries.set(n, { element: new WeakRef(el), shown: null })
      if (entries.size % sweep === 0) forgetOldest()
      last = Math.max(last, n)
      return format(n)
    },
    known,
    find(ref) {
      const n = parse(ref)
      const entry = n === null ? undefined : entries.get(n)
      if (!entry) return { state: 'unknown' }
      const element = entry.element.deref()
      if (element && isConnected(element)) return { state: 'live', element }
      return { state: 'gone', role: entry.shown?.role ?? '', name: entry.shown?.name ?? '' }
    },
    shown(el) {
      const n = numbers.get(el)
      return (n !== undefined && entries.get(n)?.shown) || null
    },
    remember(el, shown) {
      const n = numbers.get(el)
      const entry = n === undefined ? undefined : entries.get(n)
      if (entry) entry.shown = shown
    },
    get frame() {
      return frame
    },
    get last() {
      return last
    },
    get left() {
      return grants.reduce((sum, g) => sum + g.to - g.from + 1, 0)
    },
  }
}
