import type { contentLane } from '../../protocol/content.ts'
import type { Reply, Request } from '../../protocol/lane.ts'
import type { Diff } from '../../protocol/page.ts'
import { askUnasked, composedParent } from '../dom/composed.ts'
import { activeOf, contentTypeOf, titleOf } from '../dom/doc.ts'
import { isConnected } from '../dom/native.ts'
import { addressOf } from './address.ts'
import { below } from './below.ts'
import { clean } from './clean.ts'
import { type Facts, readFacts } from './css/facts.ts'
import { createDiffer } from './diff.ts'
import { fold } from './fold.ts'
import { framePath } from './frames.ts'
import type { Item } from './item.ts'
import { modalName } from './modal.ts'
import { createQueries, plainQueries } from './queries.ts'
import { read, readNear } from './read.ts'
import type { Refs } from './refs.ts'
import { remember } from './remember.ts'
import { prepare } from './render.ts'
import { createCache } from './reuse.ts'
import { type Screen, screenOf } from './screen.ts'
import { atOnce, inSlices, isUp, type Steps } from './slices.ts'
import { unsentIn } from './unsent.ts'
import { createWatch } from './watch-page.ts'

type Lane = typeof contentLane

export type Snapshotter = {
  snapshot(request: Request<Lane, 'frame.snapshot'>): Promise<Reply<Lane, 'frame.snapshot'>>
  /** The page as it is now, unfolded; to be called within a pass. */
  items(): Item[]
  /** Leaves the page alone. */
  stop(): void
}

/** Does an element lie in one of these, or is it one? */
function isIn(set: ReadonlySet<Element>): (el: Element) => boolean {
  const known = new Map<Element, boolean>()
  const ask = (el: Element): boolean => {
    const had = known.get(el)
    if (had !== undefined) return had
    const parent = set.has(el) ? null : composedParent(el)
    const found = set.has(el) || (parent !== null && ask(parent))
    known.set(el, found)
    return found
  }
  return (el) => set.size > 0 && ask(el)
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
  const watch = createWatch()
  const cache = createCache()
  const queries = createQueries()
  let facts: Facts | null = null
  let active: WeakRef<Element> | null = null
  /** Changed since the last look. */
  let changed: ReadonlySet<Element> = new Set()
  /** What the last look did not read. */
  let left: ReadonlySet<Element> = new Set()
  /** One look at a time. */
  let last: Promise<unknown> = Promise.resolve()

  const partOf = (roots: Item[], ref: string): Item[] => {
    const found = refs.find(ref)
    return found.state === 'live' ? below(roots, found.element, openEnds.has(ref)) : []
  }

  function readFor({ ref, scope, depth, budget, covers }: Request<Lane, 'frame.snapshot'>) {
    const known = { ...(ref ? afresh() : begin()), veils: covers }
    return ref || scope !== 'viewport' || depth !== undefined
      ? read(document, known)
      : readNear(document, known, budget, changed)
  }

  const stamp = () => `${watch.count()} ${scrollX} ${scrollY} ${innerWidth} ${innerHeight}`

  const afresh = () => ({ facts: readFacts(document), cache: null, queries: plainQueries })

  /** Takes what happened since the last look into account. */
  function begin() {
    watch.add(document)
    const changes = watch.take()
    const focus = activeOf(document)
    const before = active?.deref()
    active = focus && new WeakRef(focus)
    const touched = new Set(changes.touched)
    for (const el of [...(focus === before ? [] : [focus, before]), ...askUnasked()])
      for (let at: Element | null = el ?? null; at; at = composedParent(at)) touched.add(at)
    facts = readFacts(document, facts)
    const { pageWidth } = screenOf(document)
    cache.begin({ ...changes, touched }, facts, `${innerWidth} ${innerHeight} ${devicePixelRatio} ${pageWidth}`)
    changed = changes.news
    queries.begin(changes)
    return { facts, cache, queries }
  }

  function compare(roots: Item[], unread: ReadonlySet<Element>): Diff | null {
    const wasLeft = isIn(left)
    const isLeft = isIn(unread)
    const isNew = isIn(changed)
    left = unread
    return differ.compare(roots, {
      wasThere: ({ el }) => wasLeft(el) && !isNew(el),
      isThere: ({ el }) => isConnected(el) && isLeft(el),
    })
  }

  function* take(request: Request<Lane, 'frame.snapshot'>): Steps<Reply<Lane, 'frame.snapshot'>> {
    if (request.grant) refs.grant(request.grant)
    const { roots, screen, modal, unread } = yield* readFor(request)
    const part = request.ref ? partOf(roots, request.ref) : roots
    yield* prepare(part, Number.POSITIVE_INFINITY)
    if (isUp()) yield
    const ends = new Set<string>()
    const folded = fold(part, {
      budget: request.budget,
      scope: request.ref ? 'order' : request.scope,
      depth: request.depth ?? Number.POSITIVE_INFINITY,
      boxes: request.boxes ?? false,
      refs,
      onFold: (ref) => ends.add(ref),
    })
    if (isUp()) yield
    // After the fold, so that lines are remembered with the refs that the model saw.
    // A look at a part is for reading only: what the next diff compares with stays.
    const diff = request.ref ? null : compare(roots, unread)
    if (isUp()) yield
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
      unsent: unsentIn(request.ref ? plainQueries : queries),
      diff,
    }
  }

  return {
    snapshot(request) {
      const next = last.then(() => inSlices(take(request), stamp))
      // The one that asked hears of its failure; the next one is served all the same.
      last = Promise.allSettled([next])
      return next
    },
    items: () => atOnce(read(document, afresh())).roots,
    stop() {
      watch.stop()
      queries.forget()
    },
  }
}
