import type { Model, Page, PartEnd, Pictured, Ports, Store } from '../../../src/agent/ports.ts'
import type { RunEvent } from '../../../src/protocol/events.ts'
import type { ChatReply, RawCall } from '../../../src/protocol/model.ts'
import type { ActReport, Command, ElementFacts } from '../../../src/protocol/page.ts'
import type { Note } from '../../../src/protocol/panel.ts'
import { fakeReader, fakeTables } from './fake-reader.ts'

const documentId = 'doc-1'

export const factsOf = (ref: string, change: Partial<ElementFacts> = {}): ElementFacts => ({
  ref,
  found: 'ref',
  role: 'button',
  name: `Button ${ref}`,
  tag: 'button',
  type: '',
  credential: 'none',
  href: '',
  download: false,
  submits: false,
  form: null,
  around: '',
  fingerprint: `print-${ref}`,
  ...change,
})

const report = (change: Partial<ActReport> = {}): ActReport => ({
  outcome: 'done',
  strategy: 'ref',
  effects: [],
  settled: 'quiet',
  ...change,
})

export type World = {
  ports: Ports
  /** What the page really did, by the command's text. */
  done: string[]
  events: RunEvent[]
  notes: Note[]
  /** The next `append` that comes to this count rejects, as a full disk does; 0: none. */
  failAppend: number
  appends: number
  facts: Record<string, Partial<ElementFacts>>
  reports: Record<string, Partial<ActReport>>
  /** Called in the middle of acting, before the report. */
  whileActing: () => Promise<void> | void
  observed: { url: string; text: string; documentId: string; modal: string; unsent: string[] }
  trouble: Awaited<ReturnType<Page['observe']>> | null
  pictured: Pictured
  clock: number
}

/** A model that makes these calls, a reply at a time, told by the results it has got: stateless like the real ones. */
export function scripted(replies: (RawCall[] | string)[]): Model {
  return {
    async propose(state) {
      const given = state.entries.filter((entry) => entry.kind === 'reply').length
      const next = replies[given] ?? [
        { id: 'end', name: 'done', arguments: '{"answer":"over","success":false,"evidence":[]}' },
      ]
      const reply: ChatReply = {
        text: typeof next === 'string' ? next : 'because',
        calls: typeof next === 'string' ? [] : next,
        usage: { input: 10, output: 1 },
        finish: 'stop',
      }
      return { ok: true, reply }
    },
  }
}

let id = 0
export const call = (name: string, args: object): RawCall => ({ id: `c${++id}`, name, arguments: JSON.stringify(args) })

/** Ports over a page that only counts; its ledger outlives every worker, its store only what was written. */
export function createWorld(model: Model): World {
  const ledger = new Map<string, ActReport>()
  const world: World = {
    done: [],
    events: [],
    notes: [],
    failAppend: 0,
    appends: 0,
    facts: {},
    reports: {},
    whileActing: () => {},
    observed: {
      url: 'http://shop.test/',
      text: 'page "Shop" http://shop.test/\n- button "Go" [e1]',
      documentId,
      modal: '',
      unsent: [],
    },
    trouble: null,
    pictured: {
      ok: true,
      picture: 'p1',
      marks: [{ ref: 'e1', role: 'button', name: 'Save', partly: false }],
      crowded: 0,
      more: 0,
    },
    clock: 1_000,
    ports: undefined as unknown as Ports,
  }
  let ids = 0

  const store: Store = {
    async append(_, event) {
      world.appends++
      if (world.appends === world.failAppend) throw new DOMException('The disk is full.', 'QuotaExceededError')
      world.events.push(structuredClone(event))
    },
    events: async () => structuredClone(world.events),
    async addNote(origin, text) {
      world.notes.push({ id: world.notes.length + 1, at: 0, origin, text })
    },
    notes: async () => world.notes,
    async clearNotes() {
      world.notes = []
    },
  }

  const page: Page = {
    async observe({ tabId }, state, journal) {
      if (world.trouble) return world.trouble
      const seen = world.observed
      if (!state().frames.some((frame) => frame.documentId === seen.documentId)) {
        const from = state().nextRef
        await journal({
          type: 'frame.attached',
          tabId,
          frameId: 0,
          documentId: seen.documentId,
          url: seen.url,
          frame: 0,
          from,
          to: from + 99,
        })
      }
      const same = state().page?.documentId === seen.documentId
      const diff = same ? { added: [], removed: [], changed: [] } : null
      return { ok: true, page: { tabId, title: 'Shop', ...seen, diff } }
    },
    look: async () => ({ ok: true, text: world.observed.text }),
    facts: async (refs) =>
      refs.map((ref) =>
        ref === 'e99'
          ? null
          : {
              part: { tabId: 1, frameId: 0, documentId: world.observed.documentId },
              url: world.observed.url,
              facts: factsOf(ref, world.facts[ref]),
            },
      ),
    topFrame: async () => ({ tabId: 1, frameId: 0, documentId: world.observed.documentId }),
    async act(part): Promise<PartEnd> {
      const before = ledger.get(part.id)
      if (before) return { state: 'settled', report: before, opened: [] }
      world.done.push(wordsOf(part.command))
      const done = report(world.reports[wordsOf(part.command)])
      ledger.set(part.id, done)
      await world.whileActing()
      return { state: 'settled', report: done, opened: [] }
    },
    async outcome(part) {
      const done = ledger.get(part.id)
      return done ? { state: 'settled', report: done } : { state: 'unknown' }
    },
    async picture({ marks }) {
      world.done.push(`picture ${marks ? 'with' : 'without'} marks`)
      return world.pictured
    },
    find: async (query) => ({ lines: [`- button "${query}" [e1]`], total: 1, error: '' }),
    has: async (text) => world.observed.text.includes(text),
    async navigate(_, to) {
      world.done.push(`navigate ${typeof to === 'string' ? to : to.url}`)
      return { ok: true, url: world.observed.url, said: '' }
    },
    tabs: async (state) => [
      { tabId: state.tabId, url: world.observed.url, title: 'Shop', active: true, openedByRun: false },
    ],
    async openTab(url) {
      world.done.push(`open ${url}`)
      return { tabId: 7, url, title: '', active: false, openedByRun: true }
    },
    switchTab: async (tabId) => tabId === 7,
    async closeTab(tabId) {
      world.done.push(`close ${tabId}`)
      return true
    },
    responsive: async () => true,
    release: async () => {},
    leave: async () => {},
  }

  world.ports = {
    page,
    reader: fakeReader(),
    tables: fakeTables(),
    model,
    store,
    clock: {
      now: () => world.clock,
      async sleep(ms, signal) {
        signal.throwIfAborted()
        await new Promise((resolve) => setImmediate(resolve))
        world.clock += ms
      },
      id: () => `id${++ids}-${world.appends}`,
      random: () => 0.5,
    },
    log: {
      bug(where, error) {
        throw new Error(`a bug in ${where}`, { cause: error })
      },
    },
  }
  return world
}

const wordsOf = (command: Command) =>
  command.do === 'click' ? `click ${command.ref ?? 'point'}` : `${command.do} ${JSON.stringify(command)}`

export const started = (limits = { steps: 50, seconds: 600 }) =>
  ({
    type: 'run.started',
    goal: 'Press the buttons. Then say "it is done".',
    windowId: 1,
    tabId: 1,
    model: { kind: 'steps' },
    limits,
    fence: 'abcd1234',
    n: 1,
    at: 1_000,
  }) as const
