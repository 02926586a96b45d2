/** 0 outside of a pass. */
let running = 0
let passes = 0
const ends: (() => void)[] = []
/** A pass was interrupted and may go on. */
let isResting = false

function end(): void {
  running = 0
  isResting = false
  // What is left would keep the page's elements alive.
  for (const forget of ends) forget()
  ends.length = 0
}

/**
 * Runs `work` with computed styles, roles, names and rectangles remembered until it returns. Only for synchronous work
 * that does not change the page: what is remembered would go stale.
 */
export function inPass<T>(work: () => T): T {
  if (running !== 0) return work()
  if (isResting) end()
  running = ++passes
  try {
    return work()
  } finally {
    end()
  }
}

/**
 * One part of a pass that is interrupted so that the page can work. What was remembered in the part before is used where
 * `isSame` says that the page is as it was.
 */
export function inPartOfPass<T extends { done?: boolean }>(work: () => T, isSame: boolean): T {
  if (running !== 0) return work()
  if (isResting && !isSame) end()
  running = ++passes
  let isOver = true
  try {
    const value = work()
    isOver = value.done === true
    return value
  } finally {
    if (isOver) end()
    else {
      running = 0
      isResting = true
    }
  }
}

/** Is something being remembered at this time? */
export const isInPass = (): boolean => running !== 0

/** To be called in a pass: has `work` done once when that ends. */
export function atEndOfPass(work: () => void): () => void {
  let isSet = false
  return () => {
    if (isSet) return
    isSet = true
    ends.push(() => {
      isSet = false
      work()
    })
  }
}

/** `make` as a function that answers each element from memory, once asked, until the running pass ends. */
export function perPass<T>(make: (el: Element) => T): (el: Element) => T {
  let known: Map<Element, T> | null = null
  const forget = () => {
    known = null
  }
  return (el) => {
    if (running === 0) return make(el)
    if (known === null) {
      known = new Map()
      ends.push(forget)
    }
    const had = known.get(el)
    if (had !== undefined) return had
    const made = make(el)
    known.set(el, made)
    return made
  }
}

const kinds = new Map<string, Map<Element, unknown>>()

/** The value remembered for this element in the running pass, else a fresh one. */
export function inCache<T>(kind: string, el: Element, make: (el: Element) => T): T {
  if (running === 0) return make(el)
  if (kinds.size === 0) ends.push(() => kinds.clear())
  let cache = kinds.get(kind)
  if (!cache) {
    cache = new Map()
    kinds.set(kind, cache)
  }
  const known = cache.get(el)
  if (known !== undefined || cache.has(el)) return known as T
  const made = make(el)
  cache.set(el, made)
  return made
}
