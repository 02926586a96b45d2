import type { BundleName } from '../protocol/bundles.ts'
import type { Open } from './frame.ts'
import { readHandle } from './handle.ts'

/**
 * How a later bundle joins the eyes that are there already. A frame whose part is open keeps that one when the bundle
 * comes a second time, so that a ledger outlives it.
 */
export function bring(name: BundleName, open: Open): void {
  readHandle()?.world.brought.set(name, open)
}
