import type { eyesLane, noticeLane } from '../protocol/content.ts'
import type { Ask, Handlers, Specs } from '../protocol/lane.ts'
import { contentTypeOf, titleOf } from './dom/doc.ts'
import type { Frame, Open, Part, Tell } from './frame.ts'
import { announce, createFramePlaces } from './snapshot/frame-places.ts'
import { createRefs } from './snapshot/refs.ts'
import type { createSnapshotter } from './snapshot/snapshot.ts'
import { createGuard } from './watch/guard.ts'

/** Outlives a second injection of the same extension, so that refs and ledger do. */
export type World = {
  frame: Frame | null
  /** Left by the second file of the eyes, which is injected with the first. */
  createSnapshotter: typeof createSnapshotter | null
  /** What later bundles brought, by name. */
  brought: Map<string, { lane: Specs; open: Open<Specs> }>
  /** Takes a later bundle in; the newest script's. */
  join(name: string, lane: Specs, open: Open<Specs>): void
  /** Sends to the worker; the newest script's, since an older one's may be dead. */
  notify: Ask<typeof noticeLane>
  /** False once the extension was reloaded or removed: this script is an orphan then. */
  alive(): boolean
}

/** Nothing of ours listens or changes in the page until the worker attaches the frame. */
export function createHandlers(world: World) {
  const places = createFramePlaces()

  const tell: Tell = (kind, body) => {
    // Nobody may be there: the worker is just starting and will ask. An orphan is never asked again and takes itself out.
    world.notify(kind, body).catch(() => world.alive() || letGo())
  }

  function letGo() {
    world.frame?.guard.stop()
    world.frame?.snapshotter.stop()
    for (const part of world.frame?.parts.values() ?? []) part.close?.()
    world.frame = null
  }

  function open(run: string): Frame {
    letGo()
    if (!world.createSnapshotter) throw new Error('The second file of the eyes is not here.')
    const refs = createRefs()
    const guard = createGuard((event, on) => tell('user.acted', { event, on }))
    return { run, refs, guard, snapshotter: world.createSnapshotter(refs), parts: new Map() }
  }

  const attached = (): Frame => {
    if (!world.frame) throw new Error('This frame is not attached.')
    return world.frame
  }

  /** Handlers for what a later bundle answers. */
  const later = (name: string, lane: Specs, open: Open<Specs>): Handlers<Specs> =>
    Object.fromEntries(
      Object.keys(lane).map((kind) => [
        kind,
        async (body: unknown, from: unknown) => {
          const frame = attached()
          const part: Part<Specs> = frame.parts.get(name) ?? open(frame, tell)
          frame.parts.set(name, part)
          return part.answers[kind]?.(body, from)
        },
      ]),
    )

  const own: Handlers<typeof eyesLane> = {
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
        brought: [...world.brought.keys()],
      }
    },
    'frame.snapshot': async (body) => attached().snapshotter.snapshot(body),
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

  return { own, later }
}
