import { askFrame, type Place } from './frames.ts'
import { orGone } from './gone.ts'
import { pause } from './pause.ts'

/** Parent frame (K) and number of the element there, by child frame (K). */
export type Links = Map<number, { parent: number; key: number }>

/** Known links, by the child's document: a document keeps its element for life. */
const known = new Map<string, { parent: string; key: number }>()

/** How long a message may take to a frame in another process, ms. Waited for once in a document's life. */
const journey = 300

/** A frame that was read; `part` tells whether it knows its path, and whether frames stand in it. */
type Placed = { frame: number; part: { path: number[] | null; holes: unknown[] }; place: Place }

/** Lets children that cannot tell their index path say a nonce to their parents, and asks these where it came from. */
async function shakeHands(children: Placed[], parents: Placed[]): Promise<void> {
  const nonces = new Map<string, string>(children.map((child) => [crypto.randomUUID(), child.place.documentId]))
  await Promise.all(
    parents.map(({ place }) => orGone(askFrame(place)('frame.expect', { nonces: [...nonces.keys()] }), null)),
  )
  const spoken = [...nonces.keys()].map((nonce, i) => {
    const child = children[i]
    return child && orGone(askFrame(child.place)('frame.announce', { nonce }), null)
  })
  await Promise.all(spoken)
  await pause(journey)
  for (const { place } of parents) {
    const answer = await orGone(askFrame(place)('frame.placed', {}), null)
    for (const { nonce, key } of answer?.placed ?? []) {
      const child = nonces.get(nonce)
      if (child) known.set(child, { parent: place.documentId, key })
    }
  }
}

/** Where the frames stand that no list of a window names: those in shadow roots, and what lies in them. */
export async function placeFrames(pieces: Placed[]): Promise<Links> {
  const lost = pieces.filter(({ part }) => part.path === null)
  const fresh = lost.filter(({ place }) => !known.has(place.documentId))
  if (fresh.length > 0) {
    await shakeHands(
      fresh,
      pieces.filter(({ part }) => part.holes.length > 0),
    )
  }
  const frames = new Map(pieces.map(({ place, frame }) => [place.documentId, frame]))
  const links: Links = new Map()
  for (const { place, frame } of lost) {
    const link = known.get(place.documentId)
    const parent = link && frames.get(link.parent)
    if (link && parent !== undefined) links.set(frame, { parent, key: link.key })
  }
  return links
}
