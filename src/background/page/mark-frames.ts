import type { contentLane } from '../../protocol/content.ts'
import type { Reply, Request } from '../../protocol/lane.ts'
import { isGone } from './attach.ts'
import { askFrame, type Place } from './frames.ts'
import { placeFrames } from './place-frames.ts'
import { within } from './reach.ts'

type Marked = Reply<typeof contentLane, 'frame.mark'>
export type MarkedFrame = { frame: number; place: Place; part: Marked }

/** How long a frame may take to draw, ms. One that is later stays under its parent's plate. */
const patience = 4000

const unlessGone = <T>(answer: Promise<T>): Promise<T | null> =>
  answer.catch((error: unknown) => {
    if (isGone(error)) return null
    throw error
  })

/** Draws the marks of each frame; those that are gone or late are left out. */
export async function markFrames(
  frames: { frame: number; place: Place }[],
  asked: (frame: number) => Request<typeof contentLane, 'frame.mark'>,
): Promise<MarkedFrame[]> {
  const drawn = await Promise.all(
    frames.map(async ({ frame, place }) => {
      const part = await unlessGone(within(askFrame(place)('frame.mark', asked(frame)), patience, null))
      return part && { frame, place, part }
    }),
  )
  return drawn.filter((one) => one !== null)
}

/** Which element of which frame a child stands in; null where nobody can tell. */
function holeOf(child: MarkedFrame, all: MarkedFrame[], links: Awaited<ReturnType<typeof placeFrames>>) {
  const link = links.get(child.frame)
  if (link) return link
  const { path } = child.part
  if (!path || path.length === 0) return null
  const parent = all.find(({ part }) => part.path?.join() === path.slice(0, -1).join())
  const hole = parent?.part.holes.find(({ index }) => index === path.at(-1))
  return parent && hole ? { parent: parent.frame, key: hole.key } : null
}

/** Takes the plates off the frames that drew their own: whatever did not, or is not shared, stays covered. */
export async function uncoverFrames(marked: MarkedFrame[]): Promise<void> {
  const children = marked.filter(({ part }) => part.path?.length !== 0)
  if (children.length === 0) return
  const links = await placeFrames(marked)
  const keys = new Map<number, number[]>()
  for (const child of children) {
    const hole = holeOf(child, marked, links)
    if (hole) keys.set(hole.parent, [...(keys.get(hole.parent) ?? []), hole.key])
  }
  await Promise.all(
    marked.map(({ frame, place }) => {
      const own = keys.get(frame)
      return own && unlessGone(askFrame(place)('frame.uncover', { keys: own }))
    }),
  )
}

/** Takes all drawings out; one that does not answer takes its own out in time. Says whether every plate was in its place the whole time. */
export async function unmarkFrames(places: Place[]): Promise<boolean> {
  const ends = await Promise.all(
    places.map((place) => unlessGone(within(askFrame(place)('frame.unmark', {}), patience, null))),
  )
  return ends.every((end) => end?.steady === true)
}
