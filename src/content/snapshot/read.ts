import { markCovered } from './covered.ts'
import { holdFacts } from './css/facts.ts'
import type { Item } from './item.ts'
import { markBehind, modalOf } from './modal.ts'
import type { Screen } from './screen.ts'
import { isDue, type Steps } from './slices.ts'
import { startWalking, walk } from './walk.ts'

export type Read = { roots: Item[]; screen: Screen; modal: Element | null }

/** Reads the document: the items of all that can be seen, with notes on what covers them. */
export function* read(doc: Document): Steps<Read> {
  const walking = startWalking(doc)
  const { screen, facts } = walking
  holdFacts(facts)
  try {
    const root = yield* walk(doc, walking, isDue)
    const modal = modalOf(doc)
    if (modal) markBehind(root.children, modal)
    else markCovered(root.children, screen)
    return { roots: root.children, screen, modal }
  } finally {
    holdFacts(null)
  }
}
