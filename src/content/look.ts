// The snapshot: the second file of the eyes, so that neither is large. Borrows from the first.
import { readHandle } from './handle.ts'
import { createSnapshotter } from './snapshot/snapshot.ts'

const handle = readHandle()
if (handle) handle.world.createSnapshotter = createSnapshotter
