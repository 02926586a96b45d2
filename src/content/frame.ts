import type { BundleName } from '../protocol/bundles.ts'
import type { contentLane, noticeLane } from '../protocol/content.ts'
import type { Handlers, Request } from '../protocol/lane.ts'
import type { Refs } from './snapshot/refs.ts'
import type { Snapshotter } from './snapshot/snapshot.ts'
import type { Guard } from './watch/guard.ts'

/** Tells the worker; nobody waits for it. */
export type Tell = <K extends keyof typeof noticeLane>(kind: K, body: Request<typeof noticeLane, K>) => void

/** What a later bundle does for one frame in one run. */
export type Part = {
  answers: Partial<Handlers<typeof contentLane>>
  /** Takes out what it left in the page; called when the frame is let go. */
  close?(): void
}

/** Opens a bundle's part at the first question to it. */
export type Open = (frame: Frame, tell: Tell) => Part

/** Everything that the frame holds for one run. */
export type Frame = { run: string; refs: Refs; guard: Guard; snapshotter: Snapshotter; parts: Map<BundleName, Part> }
