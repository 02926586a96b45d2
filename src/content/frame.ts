import type { noticeLane } from '../protocol/content.ts'
import type { Handlers, Request, Specs } from '../protocol/lane.ts'
import type { Refs } from './snapshot/refs.ts'
import type { Snapshotter } from './snapshot/snapshot.ts'
import type { Guard } from './watch/guard.ts'

/** Tells the worker; nobody waits for it. */
export type Tell = <K extends keyof typeof noticeLane>(kind: K, body: Request<typeof noticeLane, K>) => void

/** What a later bundle does for one frame in one run. */
export type Part<S extends Specs> = {
  answers: Handlers<S>
  /** Takes out what it left in the page; called when the frame is let go. */
  close?(): void
}

/** Opens a bundle's part at the first question to it. */
export type Open<S extends Specs> = (frame: Frame, tell: Tell) => Part<S>

/** Everything that the frame holds for one run. */
export type Frame = {
  run: string
  refs: Refs
  guard: Guard
  snapshotter: Snapshotter
  /** Opened so far, by name of the bundle. */
  parts: Map<string, Part<Specs>>
}
