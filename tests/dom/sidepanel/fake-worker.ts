import { answerer } from '../../../src/platform/message.ts'
import type { Happening, RunEvent, StreamItem } from '../../../src/protocol/events.ts'
import type { Handlers, Reply, Request } from '../../../src/protocol/lane.ts'
import { panelLane } from '../../../src/protocol/panel.ts'

type Lane = typeof panelLane
type Kind = keyof Lane
export type Asked = { kind: Kind; body: unknown }

/** What a port needs to be, on both sides of the test. */
export type PortEnd = { post: (item: StreamItem) => void; cut: () => void }

const none = { trouble: null }

const answers: { [K in Kind]: Reply<Lane, K> } = {
  'panel.state': {
    tab: { tabId: 1, origin: 'https://shop.test', title: 'Demo Shop', access: 'shared' },
    run: null,
    profiles: [],
    chosen: { kind: 'steps' },
    sites: [],
  },
  'run.start': { run: 'run-1', trouble: null },
  'run.pause': none,
  'run.resume': none,
  'run.stop': none,
  'run.answer': none,
  'run.decide': none,
  'run.picture': { picture: null },
  'run.list': { runs: [] },
  'tables.rows': { table: null },
  'sites.list': { sites: [] },
  'sites.share': none,
  'sites.revoke': none,
  'sites.deny': none,
  'models.save': { id: 'model-1', trouble: null },
  'models.remove': none,
  'models.choose': none,
  'models.list': { models: [], trouble: null },
  'models.test': { trouble: null, said: 'answered in 1.2 s, calls tools' },
  'notes.list': { notes: [] },
  'notes.add': none,
  'notes.remove': none,
}

/**
 * A worker that answers the panel's real messages with what a test sets, through the real answerer, and streams
 * the journals that a test fills. It works in a page's process and as a real service worker.
 */
export function fakeWorker() {
  const asked: Asked[] = []
  const bugs: string[] = []
  const journals = new Map<string, RunEvent[]>()
  const followers = new Set<{ run: string; end: PortEnd }>()
  const set = structuredClone(answers)

  const handlers = Object.fromEntries(
    Object.keys(answers).map((key) => {
      const kind = key as Kind
      return [
        kind,
        async (body: unknown) => {
          asked.push({ kind, body })
          if (kind === 'run.start') set['panel.state'] = { ...set['panel.state'], run: set['run.start'].run }
          return set[kind]
        },
      ]
    }),
  ) as unknown as Handlers<Lane>

  const journal = (run: string) => {
    const events = journals.get(run) ?? []
    journals.set(run, events)
    return events
  }

  return {
    asked,
    bugs,
    /** Messages of one kind that came in, oldest first. */
    of: <K extends Kind>(kind: K) => asked.filter((a) => a.kind === kind).map((a) => a.body as Request<Lane, K>),
    reply: <K extends Kind>(kind: K, value: Reply<Lane, K>) => {
      set[kind] = value as (typeof set)[K]
    },
    /** Changes a part of the state and says so. */
    home: (change: Partial<Reply<Lane, 'panel.state'>>) => {
      set['panel.state'] = { ...set['panel.state'], ...change }
      for (const { end } of followers) end.post({ type: 'changed' })
    },
    /** Appends to a run's journal, and streams. `at` is the moment of the first, one second apart. */
    happen: (run: string, happenings: Happening[], at = Date.now()) => {
      const events = journal(run)
      happenings.forEach((happening, i) => {
        const event = { ...happening, n: events.length + 1, at: at + i * 1000 } as RunEvent
        events.push(event)
        for (const follower of followers) if (follower.run === run) follower.end.post({ type: 'event', event })
      })
    },
    stream: (run: string, item: StreamItem) => {
      for (const follower of followers) if (follower.run === run) follower.end.post(item)
    },
    respond: answerer<Lane, unknown>(
      'panel',
      panelLane,
      handlers,
      () => true,
      (error) => void bugs.push(String(error)),
    ),
    /** A panel opened a port and said what it has. */
    subscribe: (end: PortEnd, { run, last }: { run: string; last: number }) => {
      const follower = { run, end }
      followers.add(follower)
      for (const event of journal(run)) if (event.n > last) end.post({ type: 'event', event })
      return () => void followers.delete(follower)
    },
    followers: () => [...followers].map(({ run }) => run),
    /** The worker dies: every port ends. */
    die: () => {
      for (const { end } of [...followers]) end.cut()
    },
  }
}

export type FakeWorker = ReturnType<typeof fakeWorker>
