// Everything that acts: a page that is only read never carries it.
import { handsLane } from '../protocol/content.ts'
import { createEngine } from './act/engine.ts'
import { factsOf } from './act/facts.ts'
import { bring } from './bring.ts'

bring('hands', handsLane, ({ refs, guard }, tell) => {
  const engine = createEngine(
    refs,
    () => guard,
    (id, report) => tell('action.acted', { id, report }),
  )
  return {
    answers: {
      'frame.facts': async (body) => ({ facts: body.refs.map((ref) => factsOf(refs, ref)) }),
      'frame.act': ({ id, command, expect }) => engine.act(id, command, expect),
      'frame.outcome': async ({ id }) => engine.outcome(id),
    },
  }
})
