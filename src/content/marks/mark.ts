import type { contentLane } from '../../protocol/content.ts'
import type { Reply, Request } from '../../protocol/lane.ts'
import { inPass } from '../dom/pass.ts'
import type { Frame } from '../frame.ts'
import { framePath } from '../snapshot/frames.ts'
import { rememberAll } from '../snapshot/remember.ts'
import { drawMarks, drawPlate } from './draw.ts'
import { nextFrames } from './next-frames.ts'
import { type Overlay, openOverlay } from './overlay.ts'
import { toMark } from './to-mark.ts'
import { sameVeil, type Veiled, veiledIn } from './veil.ts'
import { visiblePart } from './visible-part.ts'

type Lane = typeof contentLane
type Asked = Request<Lane, 'frame.mark'>

/** What stands in the page now, and what it was drawn for. */
type Drawn = {
  overlay: Overlay | null
  veiled: Veiled[]
  plates: Map<number, HTMLElement>
  where: string
  end(): void
}

const viewNow = () => ({ left: 0, top: 0, right: innerWidth, bottom: innerHeight })
const whereNow = () => [scrollX, scrollY, innerWidth, innerHeight].map(Math.round).join()

const names = { field: 'hidden from pictures', frame: 'another site, not shared' }

/** Marks of one frame. They go away by themselves: after `deadline`, and when the document is left. */
export function createMarks({ refs, snapshotter }: Frame) {
  let drawn: Drawn | null = null

  function remove() {
    drawn?.end()
    drawn = null
  }

  /** Everything is read before anything is drawn. */
  const read = ({ marks, limit, grant }: Asked, part: Drawn['veiled'][number]['box']) =>
    inPass(() => {
      if (grant) refs.grant(grant)
      const items = marks ? snapshotter.items() : []
      const found = toMark(items, part)
      const named = found.slice(0, limit).flatMap(({ item, box, partly }) => {
        const ref = refs.refOf(item.el)
        return ref ? [{ ref, role: item.role, name: (item.name || item.text).slice(0, 120), partly, box }] : []
      })
      rememberAll(items, refs)
      return { named, more: found.length - named.length, veiled: veiledIn(document, viewNow()) }
    })

  function open(deadline: number): Drawn {
    const overlay = openOverlay()
    const timer = setTimeout(remove, deadline)
    window.addEventListener('pagehide', remove)
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', remove)
      overlay?.remove()
    }
    return { overlay, veiled: [], plates: new Map(), where: whereNow(), end }
  }

  async function draw(asked: Asked, now: Drawn): Promise<Reply<Lane, 'frame.mark'>> {
    const { overlay } = now
    const { named, more, veiled } = read(asked, await visiblePart(overlay?.host))
    now.veiled = veiled
    now.where = whereNow()
    let crowded = 0
    if (overlay) {
      for (const { box, frame } of veiled) {
        const plate = drawPlate(overlay, box, frame ? names.frame : names.field)
        if (frame) now.plates.set(frame.key, plate)
      }
      const marks = named.map(({ ref, box, partly }) => ({ label: ref, box, partly }))
      crowded = drawMarks(overlay, marks, asked.font)
    }
    await nextFrames()
    return {
      path: framePath(),
      holes: veiled.flatMap(({ frame }) => (frame ? [frame] : [])),
      secrets: veiled.filter(({ frame }) => !frame).map(({ box }) => ({ ...box })),
      view: viewOf(visualViewport),
      marks: named.map(({ box: _, ...rest }) => rest),
      crowded,
      more,
      lastRef: refs.last,
    }
  }

  async function mark(asked: Asked): Promise<Reply<Lane, 'frame.mark'>> {
    remove()
    drawn = open(asked.deadline)
    try {
      return await draw(asked, drawn)
    } catch (error) {
      remove()
      throw error
    }
  }

  return {
    mark,
    /** Lets child frames be seen that have marked themselves. */
    async uncover(keys: number[]) {
      for (const key of keys) drawn?.plates.get(key)?.remove()
      await nextFrames()
    },
    /** Takes everything out. Was all covered, and where it is now, the whole time? */
    unmark(): { steady: boolean } {
      const before = drawn
      const covered = before?.veiled.length === 0 || before?.overlay?.isUp()
      remove()
      if (!before || !covered || before.where !== whereNow()) return { steady: false }
      return { steady: inPass(() => sameVeil(before.veiled, veiledIn(document, viewNow()))) }
    },
    remove,
  }
}

/** What the browser shows of the viewport, in its CSS pixels: less where the user has pinched the page larger. */
const viewOf = (pinched: VisualViewport | null) => {
  const { offsetLeft: left = 0, offsetTop: top = 0, scale = 1 } = pinched ?? {}
  return { left, top, right: left + innerWidth / scale, bottom: top + innerHeight / scale }
}
