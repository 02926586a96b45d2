import type { contentLane } from '../../protocol/content.ts'
import type { Reply, Request } from '../../protocol/lane.ts'
import type { Refs } from './refs.ts'

type Lane = typeof contentLane

export type Snapshotter = {
  snapshot(request: Request<Lane, 'frame.snapshot'>): Reply<Lane, 'frame.snapshot'>
  find(request: Request<Lane, 'frame.find'>): Reply<Lane, 'frame.find'>
  has(request: Request<Lane, 'frame.has'>): Reply<Lane, 'frame.has'>
}

/** Reads this frame's document. Synchronous, writes nothing into the page. */
export function createSnapshotter(_refs: Refs): Snapshotter {
  throw new Error('not yet')
}
