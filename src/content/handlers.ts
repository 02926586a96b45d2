import { type BundleName, type LaterKind, laterKinds } from '../protocol/bundles.ts'
import type { contentLane, noticeLane } from '../protocol/content.ts'
import type { Ask, Handlers } from '../protocol/lane.ts'
import { contentTypeOf, titleOf } from './dom/doc.ts'
import type { Frame, Open, Part, Tell } from './frame.ts'
import { announce, createFramePlaces } from './snapshot/frame-places.ts'
import { createRefs } from './snapshot/refs.ts'
import { createSnapshotter } from './snapshot/snapshot.ts'
import { createGuard } from './watch/guard.ts'

/** Outlives a second injection of the same extension, so that refs and ledger do. */
export type World = {
  frame: Frame | null
  /** What later bundles brought. */
  brought: Map<BundleName, Open>
  /** Sends to the worker; the newest script's, since an older one's may be dead. */
  notify: Ask<typeof noticeLane>
  /** False once the extension was reloaded or removed: this script is an orphan then. */
  alive(): boolean
}

/** Nothing of ours listens or changes in the page until the worker attaches the frame. */
export function createHandlers(world: World): Handlers<typeof contentLane> {
  const places = createFramePlaces()

  const tell: Tell = (kind, body) => {
    // Nobody may be there: the worker is just starting and will ask. An orphan is never asked again and takes itself out.
    world.notify(kind, body).catch(() => world.alive() || letGo())
  }

  function letGo() {
    world.frame?.guard.stop()
    for (const part of world.frame?.parts.values() ?? []) part.close?.()
    world.frame = null
  }

  function open(run: string): Frame {
    letGo()
    const refs = createRefs()
    const guard = createGuard((event, on) => tell('user.acted', { event, on }))
    return { run, refs, guard, snapshotter: createSnapshotter(refs), parts: new Map() }
  }

  const attached = (): Frame => {
    if (!world.frame) throw new Error('This frame is not attached.')
    return world.frame
  }

  function partOf(frame: Frame, name: BundleName): Part {
    const part = frame.parts.get(name) ?? world.brought.get(name)?.(frame, tell)
    if (!part) throw new Error(`The ${name} bundle is not here.`)
    frame.parts.set(name, part)
    return part
  }

  const later = Object.fromEntries(
    laterKinds.map(([kind, name]) => [
      kind,
      (body: never, from: unknown) => partOf(attached(), name).answers[kind]?.(body, from),
    ]),
  ) as Pick<Handlers<typeof contentLane>, LaterKind>

  return {
    ...later,
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
    'frame.outcome': async (body, from) =>
      (await world.frame?.parts.get('hands')?.answers['frame.outcome']?.(body, from)) ?? { state: 'unknown' },
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
