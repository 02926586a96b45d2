import type { RunState } from '../../agent/loop/state.ts'
import type { Page } from '../../agent/ports.ts'
import { act, facts, outcome, responsive } from './act.ts'
import { find, has } from './find.ts'
import { askFrame } from './frames.ts'
import { isGone } from './gone.ts'
import { navigate } from './navigate.ts'
import { look, observe } from './observe.ts'
import { picture } from './picture.ts'
import { within } from './reach.ts'
import { untilLoaded } from './settle-tab.ts'
import { closeTab, listTabs, openTab, switchTab } from './tabs.ts'

/** A page that does not answer (a dialog, a crash) takes what it is sent when it can; nobody waits longer, ms. */
const patience = 1500

/** Documents of the run that may still be there; those that are gone are passed over. */
async function toEach(state: RunState, send: (ask: ReturnType<typeof askFrame>) => Promise<unknown>): Promise<void> {
  const sent = state.frames.map((record) =>
    send(askFrame(record)).catch((error: unknown) => {
      if (!isGone(error)) throw error
    }),
  )
  await within(Promise.all(sent), patience, 'late')
}

/** The live tabs of one run. */
export function createPage(run: string): Page {
  /** Where the agent last sent each tab; the browser does not tell the address of a page that is not shared. */
  const guesses = new Map<number, string>()
  const watching = { run, guess: (tabId: number) => guesses.get(tabId) ?? '' }

  return {
    async observe(options, state, journal, signal) {
      await untilLoaded(options.tabId, signal)
      return observe(watching, options, state, journal)
    },
    look: (options, state, journal) => look(watching, options, state, journal),
    async facts(refs, state) {
      const found = await facts(refs, state)
      const href = found.find((one) => one?.facts.href)?.facts.href
      if (href) guesses.set(state.tabId, href)
      return found
    },
    async topFrame(state) {
      const top = state.frames.find((record) => record.documentId === state.page?.documentId)
      return top ? { tabId: top.tabId, frameId: top.frameId, documentId: top.documentId } : null
    },
    act,
    outcome,
    picture: ({ marks }, state, journal, signal) => {
      const { tabId } = state()
      return picture(run, { tabId, marks, guess: watching.guess(tabId) }, state, journal, signal)
    },
    find,
    has,
    async navigate(tabId, to, signal) {
      if (typeof to !== 'string') guesses.set(tabId, to.url)
      return navigate(tabId, to, signal)
    },
    tabs: listTabs,
    openTab: (url, state) => {
      const opening = openTab(url, state, AbortSignal.timeout(20_000))
      return opening.then((tab) => {
        guesses.set(tab.tabId, url)
        return tab
      })
    },
    switchTab,
    closeTab,
    responsive,
    release: (state) => toEach(state, (ask) => ask('frame.guard', { op: 'release' })),
    leave: (state) => toEach(state, (ask) => ask('frame.detach', {})),
  }
}
