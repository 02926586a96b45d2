import type { contentLane } from '../../protocol/content.ts'
import type { Reply, Request } from '../../protocol/lane.ts'
import { composedContains } from '../dom/composed.ts'
import { contentTypeOf, titleOf } from '../dom/doc.ts'
import { inPass } from '../dom/pass.ts'
import { addressOf } from './address.ts'
import { clean } from './clean.ts'
import { markCovered } from './covered.ts'
import { createDiffer } from './diff.ts'
import { flatList } from './flat-list.ts'
import { fold } from './fold.ts'
import { framePath } from './frames.ts'
import type { Item } from './item.ts'
import { markBehind, modalName, modalOf } from './modal.ts'
import type { Refs } from './refs.ts'
import { rememberAll } from './remember.ts'
import type { Screen } from './screen.ts'
import { optionItems } from './select-options.ts'
import { unsentIn } from './unsent.ts'
import { startWalking, walkAll } from './walk.ts'

type Lane = typeof contentLane

export type Snapshotter = {
  snapshot(request: Request<Lane, 'frame.snapshot'>): Reply<Lane, 'frame.snapshot'>
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

/** Reads this frame's document. Synchronous, writes nothing into the page. */
export function createSnapshotter(refs: Refs): Snapshotter {
  const differ = createDiffer(refs)
  /** Refs that a fold line named: a look at one goes on with its neighbours. */
  let openEnds = new Set<string>()

  const read = () => {
    const walking = startWalking(document)
    const { screen } = walking
    const root = walkAll(document, walking)
    const modal = modalOf(document)
    if (modal) markBehind(root.children, modal)
    else markCovered(root.children, screen)
    return { roots: root.children, screen, modal }
  }

  /** What a look at a ref shows: the element and what is in it, or, at an open end, that and what follows. */
  const below = (roots: Item[], ref: string): Item[] | null => {
    const found = refs.find(ref)
    if (found.state !== 'live') return null
    const { element } = found
    const placed = flatList(roots).find(({ item }) => item.el === element && item.role !== 'text')
    if (!placed) {
      const inside = flatList(roots).filter(({ item }) => composedContains(element, item.el))
      return inside.filter(({ above }) => !above.some((a) => composedContains(element, a.el))).map(({ item }) => item)
    }
    const siblings = placed.above.at(-1)?.children ?? roots
    if (openEnds.has(ref)) return siblings.slice(siblings.indexOf(placed.item))
    return [{ ...placed.item, children: [...placed.item.children, ...optionItems(placed.item)] }]
  }

  return {
    snapshot(request) {
      return inPass(() => {
        if (request.grant) refs.grant(request.grant)
        const { roots, screen, modal } = read()
        const part = request.ref ? below(roots, request.ref) : roots
        const ends = new Set<string>()
        const folded = fold(part ?? [], {
          budget: request.budget,
          scope: request.ref ? 'order' : request.scope,
          depth: request.depth ?? Number.POSITIVE_INFINITY,
          boxes: request.boxes ?? false,
          refs,
          onFold: (ref) => ends.add(ref),
        })
        // After the fold, so that lines are remembered with the refs that the model saw.
        // A look at a part is for reading only: what the next diff compares with stays.
        const diff = request.ref ? null : differ.compare(roots)
        openEnds = new Set(request.ref ? [...openEnds, ...ends] : ends)
        rememberAll(roots, refs)
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
      })
    },
    items: () => read().roots,
  }
}
