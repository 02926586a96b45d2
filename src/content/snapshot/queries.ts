import { queryAll } from '../dom/doc.ts'
import { holds, isElement, matches } from '../dom/native.ts'
import type { Changes } from './watch-page.ts'

/** Questions to the whole document. */
export type Queries = {
  /** What fits a selector, in tree order. */
  all(selector: string): readonly Element[]
}

/** Asks each time. */
export const plainQueries: Queries = { all: (selector) => queryAll(document, selector) }

/** Attributes that a selector speaks of. */
const attributesIn = (selector: string): string[] => [
  ...[...selector.matchAll(/\[([\w-]+)/g)].map(([, name = '']) => name),
  ...(selector.includes('.') ? ['class'] : []),
  ...(selector.includes('#') ? ['id'] : []),
]

/** Does what it fits depend on more than elements and attributes? */
export const isVolatile = (selector: string): boolean => /[:+~]/.test(selector)

/**
 * The same with answers kept for as long as nothing that came, went or got another attribute can change them: on a large
 * page each answer costs milliseconds.
 */
export function createQueries() {
  const kept = new Map<string, Element[]>()

  const holdsAny = (nodes: readonly Node[], selector: string) =>
    nodes.some((node) => isElement(node) && (matches(node, selector) || holds(node, selector)))

  return {
    all(selector: string): readonly Element[] {
      const had = kept.get(selector)
      if (had) return had
      const found = queryAll(document, selector)
      if (!isVolatile(selector)) kept.set(selector, found)
      return found
    },
    /** Takes into account what happened since the last look. */
    begin({ isFlood, attributes, moved }: Changes) {
      if (isFlood) kept.clear()
      for (const selector of kept.keys())
        if (attributesIn(selector).some((name) => attributes.has(name)) || holdsAny(moved, selector))
          kept.delete(selector)
    },
    forget: () => kept.clear(),
  }
}
