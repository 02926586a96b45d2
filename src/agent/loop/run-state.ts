import type { Approval, Limits, ModelChoice, Part, pauseCauses, Question, results } from '../../protocol/events.ts'
import type { RawCall } from '../../protocol/model.ts'
import type { Diff, Strategy } from '../../protocol/page.ts'
import type { Cell, Column } from '../../protocol/table.ts'

export type Phase =
  | 'idle'
  | 'observing'
  | 'proposing'
  | 'approving'
  | 'acting'
  | 'verifying'
  | 'asking' // a question to the human
  | 'access' // a site must be shared first
  | 'paused'
  | 'done'
  | 'failed'
  | 'stopped'

/** One tool call as the panel shows it. */
export type Step = {
  /** Id of the model's call. */
  callId: string
  name: string
  /** `click button "Add to basket" [e13]`; the raw arguments until it is known. */
  what: string
  why: string
  status: 'proposed' | 'approving' | 'running' | 'ok' | 'failed' | 'refused' | 'skipped' | 'unknown'
  outcome: string
  strategy: Strategy | null
  said: string
  effects: string[]
  changes: Diff | null
  at: number
  endedAt: number | null
}

/** What the model is told, in order; prompts are rendered from it. */
export type Entry =
  | {
      kind: 'observation'
      n: number
      tabId: number
      documentId: string
      url: string
      title: string
      text: string
      diff: Diff | null
      cause: string
    }
  | { kind: 'reply'; n: number; text: string; calls: RawCall[] }
  | {
      kind: 'result'
      n: number
      callId: string
      name: string
      result: (typeof results)[number]
      outcome: string
      said: string
    }
  | { kind: 'notice'; n: number; text: string }

export type FrameRecord = {
  tabId: number
  frameId: number
  documentId: string
  url: string
  frame: number
  grants: { from: number; to: number }[]
}

export type Dispatched = { id: string; callId: string; name: string; args: string; parts: Part[] }

/** A table that the run took from pages: what the panel shows of it. The rows are kept apart. */
export type TableView = { id: string; title: string; columns: Column[]; rows: number; first: Cell[][] }

export type RunState = {
  /** Number of the last event folded in. */
  n: number
  phase: Phase
  goal: string
  model: ModelChoice
  windowId: number
  tabId: number
  fence: string
  startedAt: number
  limits: Limits
  page: {
    tabId: number
    documentId: string
    url: string
    title: string
    text: string
    modal: string
    unsent: string[]
  } | null
  /** The page must be looked at before the model is asked again. */
  stale: boolean
  /** The human may have changed the page since it was last looked at. */
  handedBack: boolean
  entries: Entry[]
  steps: Step[]
  /** Calls of the last reply that have not been taken up. */
  queue: RawCall[]
  /** Approved call, with the digest that the approval was given for. */
  approved: { callId: string; digest: string } | null
  /** Dispatched and not settled. */
  pending: Dispatched | null
  /** Model call whose reply is not there. */
  asked: string | null
  question: Question | null
  approval: Approval | null
  access: { origin: string; tabId: number } | null
  paused: { cause: (typeof pauseCauses)[number]; sentence: string; wayOut: string } | null
  /** Sentence of the last model fault and when it is tried again. */
  fault: { sentence: string; wayOut: string; retryAt: number } | null
  faultsInRow: number
  frames: FrameRecord[]
  nextFrame: number
  nextRef: number
  openedTabs: number[]
  tables: TableView[]
  /** How often a call was made in a state of the page; keys are hashes. */
  repeats: Record<string, number>
  /** A `done` has been returned once. */
  doneReturned: boolean
  counts: { steps: number; input: number; output: number; calls: number }
  /** Steps and moment from which the budget counts; moves when the human lets the run go on. */
  budget: { steps: number; at: number }
  ended: {
    status: 'done' | 'failed' | 'stopped'
    answer: string
    evidence: string[]
    doubts: string[]
    at: number
  } | null
}
