import type { Trouble } from '../../protocol/panel.ts'
import type { LoopContext } from './context.ts'
import type { RunState } from './run-state.ts'

/** What comes from outside: from the human by the panel, a shortcut or by hand in the page, and from the browser. */
export type HumanInput =
  | { do: 'pause' }
  | { do: 'resume' }
  /** The shortcut: whichever fits. */
  | { do: 'pause-or-resume' }
  | { do: 'stop' }
  | { do: 'answer'; question: string; text: string }
  | { do: 'decide'; approval: string; decision: 'approve' | 'deny' | 'other'; text: string }
  | { do: 'access'; origin: string; given: boolean }
  /** Trusted input in a page of the run, as `pointerdown` on `button "Buy"`. */
  | { do: 'hands'; event: string; on: string }
  /** The browser gave the run's tab another number, as it does when it puts it to sleep. */
  | { do: 'replaced'; from: number; to: number }

type Handlers = {
  [D in HumanInput['do']]: (input: Extract<HumanInput, { do: D }>, context: LoopContext) => Promise<Trouble | null>
}

const late = (what: string): Trouble => ({
  name: 'late',
  sentence: `${what} is not waiting any more.`,
  wayOut: 'Look at the last step for what happened instead.',
})

/** States in which the human is expected to touch the page. */
const expectsHands = (state: RunState) =>
  state.paused !== null || state.question !== null || state.approval !== null || state.access !== null

const handlers: Handlers = {
  async pause(_, { journal }) {
    if (journal.state().paused) return null
    await journal.append({
      type: 'run.paused',
      cause: 'user',
      sentence: 'You paused the run.',
      wayOut: 'Resume when you like.',
    })
    return null
  },
  async resume(_, { ports, journal }) {
    const state = journal.state()
    if (!state.paused && !state.fault) return null
    await ports.page.release(state)
    await journal.append({ type: 'run.resumed' })
    return null
  },
  'pause-or-resume': (_, context) => takeIn({ do: context.journal.state().paused ? 'resume' : 'pause' }, context),
  async stop(_, { journal }) {
    await journal.append({ type: 'run.ended', status: 'stopped', answer: '', evidence: [], doubts: [] })
    return null
  },
  async answer({ question, text }, { ports, journal }) {
    if (journal.state().question?.id !== question) return late('That question')
    await ports.page.release(journal.state())
    await journal.append({ type: 'question.answered', id: question, text })
    return null
  },
  async decide({ approval, decision, text }, { ports, journal }) {
    if (journal.state().approval?.id !== approval) return late('That approval')
    await ports.page.release(journal.state())
    await journal.append({ type: 'approval.decided', id: approval, decision, text })
    return null
  },
  async access({ origin, given }, { journal }) {
    if (journal.state().access?.origin !== origin) return null
    await journal.append({ type: 'access.decided', origin, given })
    return null
  },
  async hands({ on }, { journal }) {
    const state = journal.state()
    if (state.ended || expectsHands(state)) return null
    await journal.append({
      type: 'run.paused',
      cause: 'hands',
      sentence: `You took the wheel${on ? ` (${on})` : ''}.`,
      wayOut: 'Resume to hand it back; the agent looks at the page again first.',
    })
    return null
  },
  async replaced({ from, to }, { journal }) {
    const { tabId, openedTabs } = journal.state()
    if (openedTabs.includes(from)) await journal.append({ type: 'tab.opened', tabId: to })
    if (tabId === from) await journal.append({ type: 'tab.switched', tabId: to })
    return null
  },
}

/** Journals what the human said or did; the loop sees it at its next step. */
export function takeIn(input: HumanInput, context: LoopContext): Promise<Trouble | null> {
  const handle = handlers[input.do] as (input: HumanInput, context: LoopContext) => Promise<Trouble | null>
  return handle(input, context)
}
