import type { contentLane, noticeLane } from '../protocol/content.ts'
import type { Ask, Handlers } from '../protocol/lane.ts'
import type { createEngine, Engine } from './act/engine.ts'
import type { factsOf } from './act/facts.ts'
import { contentTypeOf, titleOf } from './dom/doc.ts'
import { announce, createFramePlaces } from './snapshot/frame-places.ts'
import { createRefs, type Refs } from './snapshot/refs.ts'
import { createSnapshotter, type Snapshotter } from './snapshot/snapshot.ts'
import { createGuard, type Guard } from './watch/guard.ts'

/** Everything that the frame holds for one run. */
type Frame = { run: string; refs: Refs; guard: Guard; engine: Engine | null; snapshotter: Snapshotter }

/** What the second bundle brings. */
type Hands = { createEngine: typeof createEngine; factsOf: typeof factsOf }

/** Outlives a second injection of the same extension, so that refs and ledger do. */
export type World = {
  frame: Frame | null
  /** Null until the second bundle is there. */
  hands: Hands | null
  /** Sends to the worker; the newest script's, since an older one's may be dead. */
  notify: Ask<typeof noticeLane>
  /** False once the extension was reloaded or removed: this script is an orphan then. */
  alive(): boolean
}

/** Nothing of ours listens or changes in the page until the worker attaches the frame. */
export function createHandlers(world: World): Handlers<typeof contentLane> {
  const places = createFramePlaces()

  const tell = <K extends keyof typeof noticeLane>(...[kind, body]: Parameters<typeof world.notify<K>>) => {
    // Nobody may be there: the worker is just starting and will ask. An orphan is never asked again and takes itself out.
    world.notify(kind, body).catch(() => world.alive() || letGo())
  }

  function letGo() {
    world.frame?.guard.stop()
    world.frame = null
  }

  function open(run: string): Frame {
    letGo()
    const refs = createRefs()
    const guard = createGuard((event, on) => tell('user.acted', { event, on }))
    return { run, refs, guard, engine: null, snapshotter: createSnapshotter(refs) }
  }

  const hands = (): Hands => {
    if (!world.hands) throw new Error('The second bundle is not here.')
    return world.hands
  }

  /** The engine keeps the ledger, so a frame has one for as long as it is attached. */
  function engineOf(frame: Frame): Engine {
    frame.engine ??= hands().createEngine(
      frame.refs,
      () => frame.guard,
      (id, report) => tell('action.acted', { id, report }),
    )
    return frame.engine
  }

  const attached = (): Frame => {
    if (!world.frame) throw new Error('This frame is not attached.')
    return world.frame
  }

  return {
    async 'frame.attach'({ run, frame: k, grant }) {
      const same = world.frame?.run === run ? world.frame : null
      const frame = same ?? open(run)
      world.frame = frame
      frame.refs.attach(k, grant)
      return {
        url: location.href,
        title: titleOf(document),
        type: contentTypeOf(document),
        held: frame.guard.held,
        hands: world.hands !== null,
      }
    },
    'frame.snapshot': async (body) => attached().snapshotter.snapshot(body),
    'frame.find': async (body) => attached().snapshotter.find(body),
    'frame.has': async (body) => attached().snapshotter.has(body),
    'frame.facts': async ({ refs }) => ({ facts: refs.map((ref) => hands().factsOf(attached().refs, ref)) }),
    'frame.act': ({ id, command, expect }) => engineOf(attached()).act(id, command, expect),
    'frame.outcome': async ({ id }) => world.frame?.engine?.outcome(id) ?? { state: 'unknown' },
    async 'frame.guard'({ op }) {
      world.frame?.guard[op]()
      return {}
    },
    async 'frame.expect'({ nonces }) {
      places.expect(nonces)
      return {}
    },
    async 'frame.announce'({ nonce }) {
      announce(nonce)
      return {}
    },
    'frame.placed': async () => ({ placed: places.take() }),
    async 'frame.detach'() {
      letGo()
      return {}
    },
  }
}
