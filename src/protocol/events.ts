import * as z from 'zod/mini'
import { rawCall, usage } from './model.ts'
import { command, diff, fieldReport, strategies } from './page.ts'
import { cell, column } from './table.ts'

const nat = z.int().check(z.nonnegative())
const words = z.string()

/** The model of a run: the built-in step reader, or an endpoint saved under an id. */
export const modelChoice = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('steps') }),
  z.strictObject({ kind: z.literal('endpoint'), id: z.string(), label: z.string() }),
])
export type ModelChoice = z.infer<typeof modelChoice>

export const limits = z.strictObject({ steps: nat, seconds: nat })
export type Limits = z.infer<typeof limits>

/** Where one part of an action goes. A part never crosses a document; its id is `<action>.<index>`. */
export const part = z.strictObject({
  id: z.string(),
  tabId: z.int(),
  frameId: z.int(),
  documentId: z.string(),
  command,
  expect: z.record(z.string(), z.string()),
})
export type Part = z.infer<typeof part>

/** A sentence for the user and the way out. */
const trouble = { sentence: words, wayOut: words }

export const pauseCauses = ['user', 'hands', 'fault', 'budget', 'loop', 'page', 'storage'] as const

/** What an approval is bound to: this very action on this very element. */
export const approval = z.strictObject({
  id: z.string(),
  callId: z.string(),
  /** `buying`, `sending`, `deleting`, `uploading` */
  risk: z.enum(['buying', 'sending', 'deleting', 'uploading']),
  /** `click button "Place order"` */
  action: words,
  origin: words,
  /** What will be sent or done, line by line, as code found it. */
  facts: z.array(words),
  digest: z.string(),
})
export type Approval = z.infer<typeof approval>

export const question = z.strictObject({
  id: z.string(),
  callId: z.string(),
  kind: z.enum(['question', 'choice', 'handover']),
  question: words,
  options: z.array(words),
})
export type Question = z.infer<typeof question>

/** Ends of an action beyond those of a page command. */
export const results = ['ok', 'failed', 'refused', 'unknown', 'not-sent'] as const

const kinds = [
  z.strictObject({
    type: z.literal('run.started'),
    goal: words,
    windowId: z.int(),
    tabId: z.int(),
    model: modelChoice,
    limits,
    /** Marks the fence around page text in prompts; unguessable. */
    fence: z.string(),
  }),
  /** Ref numbers handed to a document; durable before they are used. */
  z.strictObject({
    type: z.literal('frame.attached'),
    tabId: z.int(),
    frameId: z.int(),
    documentId: z.string(),
    url: words,
    /** K of `f<K>e<N>`; 0 for a top frame. */
    frame: nat,
    from: nat,
    to: nat,
  }),
  z.strictObject({
    type: z.literal('page.observed'),
    tabId: z.int(),
    documentId: z.string(),
    url: words,
    title: words,
    /** The whole page as the model would see it now. */
    text: words,
    /** Since the last observation of this document; null on a new one. */
    diff: z.nullable(diff),
    cause: z.enum(['start', 'action', 'look', 'handed-back', 'recovered', 'asked']),
    modal: words,
    unsent: z.array(words),
  }),
  z.strictObject({ type: z.literal('access.asked'), origin: z.string(), tabId: z.int() }),
  z.strictObject({ type: z.literal('access.decided'), origin: z.string(), given: z.boolean() }),
  z.strictObject({ type: z.literal('model.asked'), call: z.string() }),
  z.strictObject({
    type: z.literal('model.answered'),
    call: z.string(),
    text: words,
    calls: z.array(rawCall),
    usage: z.nullable(usage),
  }),
  z.strictObject({
    type: z.literal('model.failed'),
    call: z.string(),
    /** Name of the fault, as `rate-limited`. */
    fault: z.string(),
    ...trouble,
    /** Told to the model instead of the user: the reply could not be used. */
    tellModel: z.boolean(),
    /** When it is tried again, ms since 1970; 0: not by itself. */
    retryAt: nat,
  }),
  /** A call that was not carried out: wrong arguments, policy, the human, or what came before it. */
  z.strictObject({
    type: z.literal('call.refused'),
    callId: z.string(),
    name: z.string(),
    by: z.enum(['schema', 'policy', 'human', 'skipped', 'check']),
    reason: words,
  }),
  z.strictObject({ type: z.literal('approval.asked'), approval }),
  z.strictObject({
    type: z.literal('approval.decided'),
    id: z.string(),
    decision: z.enum(['approve', 'deny', 'other']),
    text: words,
  }),
  z.strictObject({
    type: z.literal('action.dispatched'),
    id: z.string(),
    callId: z.string(),
    name: z.string(),
    /** Checked arguments, as JSON. */
    args: z.string(),
    /** `click button "Add to basket" [e13]` */
    what: words,
    /** The model's own words. */
    why: words,
    parts: z.array(part),
  }),
  z.strictObject({
    type: z.literal('action.settled'),
    id: z.string(),
    callId: z.string(),
    result: z.enum(results),
    /** Outcome of the page command or of the worker's own action, as `covered` or `navigated`. */
    outcome: z.string(),
    strategy: z.optional(z.enum(strategies)),
    /** What the model is told, without effects and diff. */
    said: words,
    /** What the frames saw change. */
    effects: z.array(words),
    fields: z.array(fieldReport),
    /** The page left, a dialog opened or the tab changed: the rest of the reply is not run. */
    breaks: z.boolean(),
    /** Of a call to the model that was part of the action. */
    usage: z.optional(usage),
  }),
  /** Rows went to a table that the user can download; `rows` is how many it has now, `first` how it begins. */
  z.strictObject({
    type: z.literal('table.kept'),
    table: z.string(),
    callId: z.string(),
    title: words,
    columns: z.array(column),
    rows: nat,
    first: z.array(z.array(cell)),
  }),
  z.strictObject({ type: z.literal('tab.opened'), tabId: z.int() }),
  z.strictObject({ type: z.literal('tab.switched'), tabId: z.int() }),
  z.strictObject({ type: z.literal('question.asked'), question }),
  z.strictObject({ type: z.literal('question.answered'), id: z.string(), text: words }),
  z.strictObject({ type: z.literal('run.paused'), cause: z.enum(pauseCauses), ...trouble }),
  z.strictObject({ type: z.literal('run.resumed') }),
  /** Something the model should know that is no answer to a call. */
  z.strictObject({ type: z.literal('notice'), text: words }),
  z.strictObject({
    type: z.literal('run.ended'),
    status: z.enum(['done', 'failed', 'stopped']),
    answer: words,
    /** Quotes that were really seen in this run. */
    evidence: z.array(words),
    /** What speaks against the answer: quotes that were not seen, fields not sent, a step that failed. */
    doubts: z.array(words),
  }),
] as const

/** What happened in a run, without its number. */
export const happening = z.discriminatedUnion('type', kinds)
export type Happening = z.infer<typeof happening>

/** A run is a list of these: `n` counts from 1 without gaps, `at` is ms since 1970. */
export type RunEvent = Happening & { n: number; at: number }

/** The panel opens a port of this name and says what it has; the worker sends the rest and all that follows. */
export const eventsPort = 'events'
export const subscribe = z.strictObject({
  /** Empty where there is no run to follow: only `changed` comes then. */
  run: z.string(),
  last: nat,
})

/** What the worker streams to the panel. Only `event` is part of the journal. */
export type StreamItem =
  | { type: 'event'; event: RunEvent }
  /** The model's text so far, while it writes. */
  | { type: 'writing'; text: string }
  /** The journal cannot be written: the run stands still, nothing is lost. */
  | { type: 'trouble'; sentence: string; wayOut: string }
  /** Sites, tab, models, notes or the window's run are others now: ask `panel.state` again. */
  | { type: 'changed' }
