import { markCovered } from './covered.ts'
import { type Facts, holdFacts } from './css/facts.ts'
import type { Veil } from './frame-covers.ts'
import type { Item } from './item.ts'
import { type Lens, lensOn, mustsIn } from './lens.ts'
import { markBehind, modalOf } from './modal.ts'
import type { Queries } from './queries.ts'
import { prepare } from './render.ts'
import type { Cache } from './reuse.ts'
import { type Screen, screenOf } from './screen.ts'
import { isDue, isUp, type Steps } from './slices.ts'
import { startWalking, walk } from './walk.ts'

export type Read = { roots: Item[]; screen: Screen; modal: Element | null; unread: ReadonlySet<Element> }

const none: ReadonlySet<Element> = new Set()

/** What is known of the page before it is read. */
export type Known = { facts: Facts; cache: Cache | null; queries: Queries; veils?: readonly Veil[] | undefined }

type Walked = { root: Item; screen: Screen; lens: Lens | null }

/** Walks the document, all of it or what a lens lets through. */
function* walked(doc: Document, known: Known, lens: Lens | null): Steps<Walked> {
  const walking = startWalking(doc, known, lens)
  holdFacts(known.facts)
  try {
    return { root: yield* walk(doc, walking, isDue), screen: walking.screen, lens }
  } finally {
    holdFacts(null)
  }
}

/** Adds notes on what covers what was found. */
function* withCovers({ root, screen, lens }: Walked, { facts, queries, veils }: Known): Steps<Read> {
  holdFacts(facts)
  try {
    if (isUp()) yield
    const modal = modalOf(queries)
    if (modal) markBehind(root.children, modal)
    else markCovered(root.children, screen, veils)
    if (isUp()) yield
    return { roots: root.children, screen, modal, unread: lens?.unread ?? none }
  } finally {
    holdFacts(null)
  }
}

/** Reads all of the document: items with notes on what covers them. */
export function* read(doc: Document, known: Known): Steps<Read> {
  return yield* withCovers(yield* walked(doc, known, null), known)
}

/** So far the margin around the viewport may grow, in viewports; then all is read. */
const widest = 400

/** Reads what is in view, and around it as much as a budget of tokens can pay for. */
export function* readNear(doc: Document, known: Known, budget: number, also: ReadonlySet<Element>): Steps<Read> {
  const screen = screenOf(doc)
  const musts = mustsIn(doc, screen, known.facts, known.queries, also)
  let margin = 1
  while (margin < widest) {
    const found = yield* walked(doc, known, lensOn(screen, margin, musts))
    const isAll = found.lens?.unread.size === 0
    const cost = isAll ? budget : yield* prepare(found.root.children, budget)
    if (cost >= budget) return yield* withCovers(found, known)
    // What lies around it is as dense as what was read, more or less.
    const grown = ((1 + 2 * margin) * budget * 1.3) / (cost + 1)
    margin = Math.min(margin * 20, Math.max(margin * 2, grown / 2))
  }
  return yield* read(doc, known)
}
