import type { contentLane } from '../../protocol/content.ts'
import type { Reply, Request } from '../../protocol/lane.ts'
import { askFrame, type Place } from './frames.ts'
import { orGone } from './gone.ts'
import { childIn } from './merge.ts'
import { placeFrames } from './place-frames.ts'
import { within } from './reach.ts'

type Marked = Reply<typeof contentLane, 'frame.mark'>
export type MarkedFrame = { frame: number; place: Place; part: Marked }

/** How long a frame may take to draw, ms. One that is later stays under its parent's plate. */
const patience = 4000

/** Draws the marks of each frame; those that are gone or late are left out. */
export async function markFrames(
  frames: { frame: number; place: Place }[],
  asked: (frame: number) => Request<typeof contentLane, 'frame.mark'>,
): Promise<MarkedFrame[]> {
  const drawn = await Promise.all(
    frames.map(async ({ frame, place }) => {
      const part = await orGone(within(askFrame(place)('frame.mark', asked(frame)), patience, null), null)
      return part && { frame, place, part }
    }),
  )
  return drawn.filter((one) => one !== null)
}

/** Takes the plates off the frames that drew their own: whatever did not, or is not shared, stays covered. */
export async function uncoverFrames(marked: MarkedFrame[]): Promise<void> {
  if (marked.every(({ part }) => part.path?.length === 0)) return
  const links = await placeFrames(marked)
  await Promise.all(
    marked.map((parent) => {
      const keys = parent.part.holes.filter((hole) => childIn(hole, parent, marked, links)).map(({ key }) => key)
      return keys.length > 0 ? orGone(askFrame(parent.place)('frame.uncover', { keys }), null) : null
    }),
  )
}

/** Takes all drawings out; one that does not answer takes its own out in time. Says whether every plate was in its place the whole time. */
export async function unmarkFrames(places: Place[]): Promise<boolean> {
  const ends = await Promise.all(
    places.map((place) => orGone(within(askFrame(place)('frame.unmark', {}), patience, null), null)),
  )
  return ends.every((end) => end?.steady === true)
}
