// The second bundle, injected before the first action in a document: a page that is only read never carries it.
import { createEngine } from './act/engine.ts'
import { factsOf } from './act/facts.ts'
import { readHandle } from './handle.ts'

const handle = readHandle()
if (handle) handle.world.hands = { createEngine, factsOf }
