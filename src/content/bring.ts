import type { BundleName } from '../protocol/bundles.ts'
import type { Specs } from '../protocol/lane.ts'
import type { Open } from './frame.ts'
import { readHandle } from './handle.ts'

/**
 * How a later bundle joins the eyes that are there already: with its own part of the lane, so that they need not carry
 * it. A frame whose part is open keeps that one when the bundle comes a second time, so that a ledger outlives it.
 */
export function bring<S extends Specs>(name: BundleName, lane: S, open: Open<S>): void {
  readHandle()?.world.join(name, lane, open as unknown as Open<Specs>)
}
