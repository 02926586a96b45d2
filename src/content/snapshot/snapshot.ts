import type { contentLane } from '../../protocol/content.ts'
import type { Reply, Request } from '../../protocol/lane.ts'
import { contentTypeOf, titleOf } from '../dom/doc.ts'
import { addressOf } from './address.ts'
import { below } from './below.ts'
import { clean } from './clean.ts'
import { createDiffer } from './diff.ts'
import { fold } from './fold.ts'
import { framePath } from './frames.ts'
import type { Item } from './item.ts'
import { modalName } from './modal.ts'
import { read } from './read.ts'
import type { Refs } from './refs.ts'
import { remember } from './remember.ts'
import { prepare } from './render.ts'
import type { Screen } from './screen.ts'
import { atOnce, inSlices, isDue, type Steps } from './slices.ts'
import { unsentIn } from './unsent.ts'

type Lane = typeof contentLane

export type Snapshotter = {
  snapshot(request: Request<Lane, 'frame.snapshot'>): Promise<Reply<Lane, 'frame.snapshot'>>
  /** The page as it is now, unfolded; to be called within a pass. */
  items(): Item[]
}

const viewportOf = (screen: Screen) => ({
  width: Math.round(screen.width),
  height: Math.round(screen.height),
  scrollX,
  scrollY,
  pageWidth: Math.round(screen.pageWidth),
  pageHeight: Math.round(screen.pageHeight),
})

/** Reads this frame's document. Never holds the page's thread for long; writes nothing into the page. */
export function createSnapshotter(refs: Refs): Snapshotter {
  const differ = createDiffer(refs)
  /** Refs that a fold line named: a look at one goes on with its neighbours. */
  let openEnds = new Set<string>()
  /** One look at a time. */
  let last: Promise<unknown> = Promise.resolve()

  const partOf = (roots: Item[], ref: string): Item[] => {
    const found = refs.find(ref)
    return found.state === 'live' ? below(roots, found.element, openEnds.has(ref)) : []
  }

  function* take(request: Request<Lane, 'frame.snapshot'>): Steps<Reply<Lane, 'frame.snapshot'>> {
    if (request.grant) refs.grant(request.grant)
    const { roots, screen, modal } = yield* read(document)
    const part = request.ref ? partOf(roots, request.ref) : roots
    yield* prepare(part)
    const ends = new Set<string>()
    const folded = fold(part, {
      budget: request.budget,
      scope: request.ref ? 'order' : request.scope,
      depth: request.depth ?? Number.POSITIVE_INFINITY,
      boxes: request.boxes ?? false,
      refs,
      onFold: (ref) => ends.add(ref),
    })
    if (isDue()) yield
    // After the fold, so that lines are remembered with the refs that the model saw.
    // A look at a part is for reading only: what the next diff compares with stays.
    const diff = request.ref ? null : differ.compare(roots)
    openEnds = new Set(request.ref ? [...openEnds, ...ends] : ends)
    yield* remember(roots, refs)
    return {
      url: addressOf(location.href),
      title: clean(titleOf(document), 200),
      type: contentTypeOf(document).slice(0, 100),
      path: framePath(),
      viewport: viewportOf(screen),
      ...folded,
      lastRef: refs.last,
      modal: modal ? modalName(modal) : '',
      unsent: unsentIn(document),
      diff,
    }
  }

  return {
    snapshot(request) {
      const next = last.then(() => inSlices(take(request)))
      // The one that asked hears of its failure; the next one is served all the same.
      last = next.catch(() => undefined)
      return next
    },
    items: () => atOnce(read(document)).roots,
  }
}
