import type { RunState } from '../../src/agent/loop/state.ts'
import type { Ask } from '../../src/protocol/lane.ts'
import type { panelLane, Trouble } from '../../src/protocol/panel.ts'
import { type Ending, failed, overBudget, waiting } from './ending.ts'
import { isYes, type Person } from './person.ts'

/** What stands in for the person who would sit before the panel. */
export type Stand = {
  ask: Ask<typeof panelLane>
  /** Answers not used yet, in turn. */
  answers: string[]
  approve: 'never' | 'always' | null
  person: Person | null
  /** May the agent be given this site without asking anybody? */
  allowed(origin: string): boolean
  /** The browser's permission and the agent's. */
  share(origin: string): Promise<void>
  /** A window that somebody may be working in. */
  visible: boolean
}

/** Something that the run waits for; `key` tells it from what it waited for before. `settle` answers it (null) or says that nobody can. */
export type Wait = { key: string; settle(run: string, stand: Stand, signal: AbortSignal): Promise<Ending | null> }

/** What the worker refuses would be waited for in vain. That something is not waited for any more is no matter. */
const refused = ({ trouble }: { trouble: Trouble | null }): Ending | null =>
  trouble && trouble.name !== 'late' ? failed(`${trouble.sentence} ${trouble.wayOut}`) : null

type Of<K extends keyof RunState> = NonNullable<RunState[K]>

const pauses: Record<Of<'paused'>['cause'], (reason: string, stand: Stand) => Ending | 'wait' | 'ask'> = {
  user: (reason, { visible }) => (visible ? 'wait' : waiting(reason)),
  hands: (reason, { visible }) => (visible ? 'wait' : waiting(reason)),
  loop: (reason, { person }) => (person ? 'ask' : waiting(reason)),
  page: (reason, { person }) => (person ? 'ask' : waiting(reason)),
  budget: (reason) => overBudget(reason),
  fault: (reason, { person }) => (person ? 'ask' : failed(reason)),
  storage: (reason) => failed(reason),
}

function pauseOf({ cause, sentence, wayOut }: Of<'paused'>): Wait {
  return {
    key: `pause ${cause} ${sentence}`,
    async settle(run, stand, signal) {
      const next = pauses[cause](`${sentence} ${wayOut}`.trim(), stand)
      if (next === 'wait') return null
      if (next !== 'ask') return next
      await stand.person?.ask(`${sentence} ${wayOut} Enter goes on, Ctrl+C ends.`, signal)
      return refused(await stand.ask('run.resume', { run }))
    },
  }
}

function accessTo({ origin }: Of<'access'>): Wait {
  return {
    key: `access ${origin}`,
    async settle(run, stand, signal) {
      if (stand.allowed(origin)) {
        await stand.share(origin)
        return null
      }
      if (!stand.person) return waiting(`The agent needs access to ${origin}. Give it with --allow ${origin}`)
      if (isYes(await stand.person.ask(`May the agent work on ${origin}? [Y/n]`, signal))) await stand.share(origin)
      else return refused(await stand.ask('sites.deny', { run, origin }))
      return null
    },
  }
}

function answerTo({ id, question, options }: Of<'question'>): Wait {
  const choices = options.length ? ` (${options.join(' / ')})` : ''
  return {
    key: `question ${id}`,
    async settle(run, stand, signal) {
      const text = stand.answers.shift() ?? (await stand.person?.ask(`${question}${choices}`, signal))
      if (text === undefined) return waiting(`${question}${choices} Answer with --answer TEXT`)
      return refused(await stand.ask('run.answer', { run, question: id, text }))
    },
  }
}

function decisionOn({ id, action, origin, facts }: Of<'approval'>): Wait {
  const what = [`${action} on ${origin}`, ...facts].join('; ')
  return {
    key: `approval ${id}`,
    async settle(run, stand, signal) {
      const told = stand.approve && (stand.approve === 'always' ? 'approve' : 'deny')
      const asked = told ? '' : await stand.person?.ask(`May the agent ${what}? [y/N, or what to do instead]`, signal)
      if (asked === undefined) return waiting(`Approval is needed: ${what}. Give it with --approve always`)
      const decision = told ?? decisionIn(asked)
      const text = decision === 'other' ? asked : ''
      return refused(await stand.ask('run.decide', { run, approval: id, decision, text }))
    },
  }
}

/** Silence is no approval; more than a word is what to do instead. */
function decisionIn(said: string): 'approve' | 'deny' | 'other' {
  if (/^y(es)?$/i.test(said.trim())) return 'approve'
  return /^(no?|)$/i.test(said.trim()) ? 'deny' : 'other'
}

/** A fault of the model that does not mend itself. */
function faultOf({ sentence, wayOut }: Of<'fault'>): Wait {
  return { key: `fault ${sentence}`, settle: async () => failed(`${sentence} ${wayOut}`.trim()) }
}

/** What the run waits for now; null while it goes on by itself. */
export function waitOf(state: RunState): Wait | null {
  if (state.paused) return pauseOf(state.paused)
  if (state.access) return accessTo(state.access)
  if (state.question) return answerTo(state.question)
  if (state.approval) return decisionOn(state.approval)
  if (state.fault && state.fault.retryAt === 0) return faultOf(state.fault)
  return null
}
