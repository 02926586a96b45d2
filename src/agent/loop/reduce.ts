import type { Happening, RunEvent } from '../../protocol/events.ts'
import type { Usage } from '../../protocol/model.ts'
import { initial } from './initial.ts'
import { denial, edit, refuse, refusedStatus, skipRest, without } from './line.ts'
import { phaseOf } from './phase.ts'
import { repeatKey } from './repeats.ts'
import type { RunState, Step } from './run-state.ts'

type Of<T extends Happening['type']> = Extract<Happening, { type: T }>
type Reducers = {
  [T in Happening['type']]: (state: RunState, event: Of<T>, at: number, n: number) => Partial<RunState>
}

/** Actions after which the page must be looked at again although they send nothing to a frame. */
const touchesPage = new Set(['navigate', 'back', 'forward', 'reload', 'tabs', 'wait', 'extract'])

const settledStatus = {
  ok: 'ok',
  failed: 'failed',
  refused: 'refused',
  unknown: 'unknown',
  'not-sent': 'skipped',
} as const

const spend = (counts: RunState['counts'], { input, output }: Usage, calls = 0): RunState['counts'] => ({
  ...counts,
  input: counts.input + input,
  output: counts.output + output,
  calls: counts.calls + calls,
})

const reducers: Reducers = {
  'run.started': (_, { goal, windowId, tabId, model, limits, fence }, at) => ({
    goal,
    windowId,
    tabId,
    model,
    limits,
    fence,
    startedAt: at,
    budget: { steps: 0, at },
  }),
  'frame.attached': (state, { tabId, frameId, documentId, url, frame, from, to }) => {
    const known = state.frames.find((record) => record.documentId === documentId)
    const grants = [...(known?.grants ?? []), { from, to }]
    return {
      frames: [
        ...state.frames.filter((record) => record.documentId !== documentId),
        { tabId, frameId, documentId, url, frame, grants },
      ],
      nextFrame: Math.max(state.nextFrame, frame + 1),
      nextRef: frame === 0 ? Math.max(state.nextRef, to + 1) : state.nextRef,
    }
  },
  'page.observed': (state, event, at, n) => {
    const { tabId, documentId, url, title, text, modal, unsent, diff, cause } = event
    const observed = { kind: 'observation', n, tabId, documentId, url, title, text, diff, cause } as const
    const last = state.steps.findLast((step) => step.endedAt !== null)
    const seen: RunState = {
      ...state,
      entries: [...state.entries, observed],
      steps: cause === 'action' && last ? edit(state.steps, last.callId, { changes: diff }) : state.steps,
    }
    const left = state.page !== null && state.page.documentId !== documentId
    const blocked = modal !== '' && modal !== (state.page?.modal ?? '')
    return {
      ...(state.queue.length > 0 && (left || blocked)
        ? skipRest(seen, left ? 'Not run: the page is another one now.' : `Not run: a dialog "${modal}" opened.`, at, n)
        : { entries: seen.entries, steps: seen.steps }),
      page: { tabId, documentId, url, title, text, modal, unsent },
      stale: false,
      handedBack: false,
    }
  },
  'access.asked': (_, { origin, tabId }) => ({ access: { origin, tabId } }),
  'access.decided': (state, { origin, given }) => ({
    access: null,
    stale: true,
    ...(!given && {
      paused: {
        cause: 'page',
        sentence: `${origin} is not shared, so the agent cannot see it.`,
        wayOut: 'Share the site, or open another page in the tab, then resume.',
      },
      entries: [...state.entries, { kind: 'notice', n: state.n + 1, text: `The user did not share ${origin}.` }],
    }),
  }),
  'model.asked': (state, { call }) => ({ asked: call, counts: { ...state.counts, calls: state.counts.calls + 1 } }),
  'model.answered': (state, { text, calls, usage }, at, n) => ({
    asked: null,
    fault: null,
    faultsInRow: 0,
    queue: calls,
    entries: [...state.entries, { kind: 'reply', n, text, calls }],
    steps: [
      ...state.steps,
      ...calls.map(
        ({ id, name, arguments: args }): Step => ({
          callId: id,
          name,
          what: `${name} ${args}`,
          why: text,
          status: 'proposed',
          outcome: '',
          strategy: null,
          said: '',
          effects: [],
          changes: null,
          at,
          endedAt: null,
        }),
      ),
    ],
    counts: spend(state.counts, usage ?? { input: 0, output: 0 }),
  }),
  'model.failed': (state, { sentence, wayOut, tellModel, retryAt }, _, n) => ({
    asked: null,
    faultsInRow: state.faultsInRow + 1,
    fault: tellModel ? null : { sentence, wayOut, retryAt },
    ...(tellModel && { entries: [...state.entries, { kind: 'notice', n, text: sentence }] }),
  }),
  'call.refused': (state, { callId, name, by, reason }, at, n) => ({
    ...refuse(state, callId, name, reason, refusedStatus[by], by, at, n),
    ...(by === 'check' && { doneReturned: true }),
  }),
  'approval.asked': (state, { approval }) => ({
    approval,
    steps: edit(state.steps, approval.callId, { status: 'approving', what: approval.action }),
  }),
  'approval.decided': (state, { id, decision, text }, at, n) => {
    const { approval } = state
    if (approval?.id !== id) return {}
    if (decision === 'approve')
      return { approval: null, approved: { callId: approval.callId, digest: approval.digest } }
    const name = state.queue.find((call) => call.id === approval.callId)?.name ?? ''
    const refused = refuse(state, approval.callId, name, denial[decision](text), 'refused', 'denied', at, n)
    return {
      approval: null,
      ...skipRest({ ...state, ...refused }, 'Not run: the user said no to the action before it.', at, n),
    }
  },
  'action.dispatched': (state, { id, callId, name, args, what, why, parts }) => {
    const key = repeatKey(state, name, args)
    return {
      pending: { id, callId, name, args, parts },
      approved: null,
      queue: without(state.queue, callId),
      steps: edit(state.steps, callId, { status: 'running', what, why }),
      counts: { ...state.counts, steps: state.counts.steps + 1 },
      repeats: { ...state.repeats, [key]: (state.repeats[key] ?? 0) + 1 },
    }
  },
  'action.settled': (state, event, at, n) => {
    const { callId, result, outcome, strategy, said, effects, breaks, usage } = event
    const pending = state.pending
    const settled: RunState = {
      ...state,
      entries: [
        ...state.entries,
        { kind: 'result', n, callId, name: pending?.name ?? '', result, outcome, said: [said, ...effects].join('\n') },
      ],
      steps: edit(state.steps, callId, {
        status: settledStatus[result],
        outcome,
        strategy: strategy ?? null,
        said,
        effects,
        endedAt: at,
      }),
    }
    return {
      ...(breaks
        ? skipRest(
            settled,
            `Not run: the action before it ${result === 'ok' ? 'changed the page' : 'did not work'}.`,
            at,
            n,
          )
        : settled),
      pending: null,
      ...(usage && { counts: spend(state.counts, usage, 1) }),
      stale: state.stale || (pending?.parts.length ?? 0) > 0 || touchesPage.has(pending?.name ?? ''),
    }
  },
  'table.kept': (state, { table, title, columns, rows, first }) => ({
    tables: [...state.tables.filter(({ id }) => id !== table), { id: table, title, columns, rows, first }],
  }),
  'tab.opened': (state, { tabId }) => ({ openedTabs: [...state.openedTabs, tabId] }),
  'tab.switched': (_, { tabId }) => ({ tabId, page: null, stale: true }),
  'question.asked': (state, { question }) => ({
    question,
    queue: without(state.queue, question.callId),
    steps: edit(state.steps, question.callId, { status: 'running', what: `ask_user "${question.question}"` }),
  }),
  'question.answered': (state, { id, text }, at, n) => {
    const { question } = state
    if (question?.id !== id) return {}
    const said = `The user answered: ${text}`
    return {
      question: null,
      stale: true,
      handedBack: true,
      entries: [
        ...state.entries,
        { kind: 'result', n, callId: question.callId, name: 'ask_user', result: 'ok', outcome: 'answered', said },
      ],
      steps: edit(state.steps, question.callId, { status: 'ok', outcome: 'answered', said, endedAt: at }),
    }
  },
  'run.paused': (_, { cause, sentence, wayOut }) => ({ paused: { cause, sentence, wayOut } }),
  // What was in line was proposed for a page that the human may have changed. An approval that is asked stays asked: it
  // is bound to what its element was.
  'run.resumed': (state, _, at, n) => ({
    ...skipRest(state, 'Not run: the run was paused before it.', at, n, state.approval?.callId),
    paused: null,
    fault: null,
    faultsInRow: 0,
    stale: true,
    handedBack: true,
    ...(state.paused?.cause === 'budget' && { budget: { steps: state.counts.steps, at } }),
    ...(state.paused?.cause === 'loop' && { repeats: {} }),
  }),
  notice: (state, { text }, _, n) => ({ entries: [...state.entries, { kind: 'notice', n, text }] }),
  'run.ended': (_, { status, answer, evidence, doubts }, at) => ({
    ended: { status, answer, evidence, doubts, at },
    queue: [],
    pending: null,
    asked: null,
    question: null,
    approval: null,
    access: null,
    paused: null,
    fault: null,
  }),
}

/**
 * Folds one event into a run's state. Pure: the worker, the panel and a replay of history get the same state.
 * Events out of line (an older number) change nothing.
 */
export function step(state: RunState | null, event: RunEvent): RunState {
  const before = state ?? initial
  if (event.n <= before.n) return before
  const reduce = reducers[event.type] as (s: RunState, e: Happening, at: number, n: number) => Partial<RunState>
  const after = { ...before, ...reduce(before, event, event.at, event.n), n: event.n }
  return { ...after, phase: phaseOf(after) }
}
