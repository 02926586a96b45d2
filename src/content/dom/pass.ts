type Cache = Map<Element, unknown>

let caches: Map<string, Cache> | null = null

/**
 * Runs `work` with computed styles, roles, names and rectangles remembered until it returns. Only for synchronous work
 * that does not change the page: what is remembered would go stale.
 */
export function inPass<T>(work: () => T): T {
  if (caches) return work()
  caches = new Map()
  try {
    return work()
  } finally {
    caches = null
  }
}

/** The value remembered for this element in the running pass, else a fresh one. */
export function inCache<T>(kind: string, el: Element, make: (el: Element) => T): T {
  if (!caches) return make(el)
  const cache = caches.get(kind) ?? new Map<Element, unknown>()
  if (cache.size === 0) caches.set(kind, cache)
  const known = cache.get(el)
  if (known !== undefined || cache.has(el)) return known as T
  const made = make(el)
  cache.set(el, made)
  return made
}
