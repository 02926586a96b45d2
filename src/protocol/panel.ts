import * as z from 'zod/mini'
import { limits, modelChoice } from './events.ts'
import { nothing } from './lane.ts'
import { cell, column } from './table.ts'

const words = (max: number) => z.string().check(z.maxLength(max))
const id = z.string().check(z.minLength(1), z.maxLength(100))

/** Can a model see pictures? Absent or `auto`: it is tried, and the server says no where it cannot. */
export const pictureSight = z.enum(['auto', 'yes', 'no'])

/** An endpoint that the user saved. `key` never comes back to the panel, only whether there is one. */
export const modelProfile = z.strictObject({
  id,
  label: words(100),
  preset: words(40),
  baseUrl: words(2000),
  model: words(300),
  stream: z.boolean(),
  pictures: z.optional(pictureSight),
  hasKey: z.boolean(),
})
export type ModelProfile = z.infer<typeof modelProfile>

/** A site that the agent may work on. `origin` as `https://shop.test`, `*` for all sites. */
export const site = z.strictObject({
  origin: words(300),
  subdomains: z.boolean(),
  /** `site`: lasting, by the browser's permission; `tab`: this tab until it leaves the origin. */
  by: z.enum(['site', 'tab']),
  tabId: z.nullable(z.int()),
})
export type Site = z.infer<typeof site>

export const note = z.strictObject({ id: z.int(), at: z.int(), origin: z.string(), text: z.string() })
export type Note = z.infer<typeof note>

/** A way out that the panel can show beside a sentence. */
export const trouble = z.strictObject({ name: z.string(), sentence: z.string(), wayOut: z.string() })
export type Trouble = z.infer<typeof trouble>

/** The tab in front of the panel, as far as the extension may know it. */
export const tabInfo = z.strictObject({
  tabId: z.int(),
  /** Empty where the browser does not tell. */
  origin: z.string(),
  title: z.string(),
  /** `shared`, `not-shared`, or why it can never be: `forbidden` (chrome://, web store, other extension), `empty`. */
  access: z.enum(['shared', 'not-shared', 'forbidden', 'empty']),
})
export type TabInfo = z.infer<typeof tabInfo>

export const runSummary = z.strictObject({
  id,
  goal: z.string(),
  at: z.int(),
  /** `running` covers waiting and paused. */
  status: z.enum(['running', 'done', 'failed', 'stopped']),
})
export type RunSummary = z.infer<typeof runSummary>

const outcome = z.strictObject({ trouble: z.nullable(trouble) })

/** What the side panel asks the worker. */
export const panelLane = {
  /** All that the panel needs to draw itself for its window. */
  'panel.state': {
    request: z.strictObject({ windowId: z.int() }),
    reply: z.strictObject({
      tab: z.nullable(tabInfo),
      /** The window's run that has not ended, else its last one. */
      run: z.nullable(id),
      profiles: z.array(modelProfile),
      chosen: modelChoice,
      sites: z.array(site),
    }),
  },
  'run.start': {
    request: z.strictObject({
      windowId: z.int(),
      goal: words(20_000),
      model: z.optional(modelChoice),
      limits: z.optional(limits),
      /** Begin in this tab instead of the one in front. */
      tabId: z.optional(z.int()),
    }),
    reply: z.strictObject({ run: z.nullable(id), trouble: z.nullable(trouble) }),
  },
  'run.pause': { request: z.strictObject({ run: id }), reply: outcome },
  /** Resume, hand back, go on past a limit, try again after a fault. */
  'run.resume': { request: z.strictObject({ run: id }), reply: outcome },
  'run.stop': { request: z.strictObject({ run: id }), reply: outcome },
  'run.answer': { request: z.strictObject({ run: id, question: id, text: words(20_000) }), reply: outcome },
  'run.decide': {
    request: z.strictObject({
      run: id,
      approval: id,
      decision: z.enum(['approve', 'deny', 'other']),
      /** With `other`: what to do instead. */
      text: words(2000),
    }),
    reply: outcome,
  },
  /** The last picture that a run sent to its model, as a data: address; null where it is gone. */
  'run.picture': { request: z.strictObject({ run: id }), reply: z.strictObject({ picture: z.nullable(z.string()) }) },
  'run.list': { request: nothing, reply: z.strictObject({ runs: z.array(runSummary) }) },

  /** All rows of a table that a run took; null where it is not there any more. */
  'tables.rows': {
    request: z.strictObject({ run: id, table: id }),
    reply: z.strictObject({
      table: z.nullable(z.strictObject({ title: z.string(), columns: z.array(column), rows: z.array(z.array(cell)) })),
    }),
  },

  'sites.list': { request: nothing, reply: z.strictObject({ sites: z.array(site) }) },
  /** After the browser's own dialog said yes: the agent may work there. `*` is all sites. */
  'sites.share': { request: z.strictObject({ origin: words(300), subdomains: z.boolean() }), reply: outcome },
  'sites.revoke': { request: z.strictObject({ origin: words(300), tabId: z.nullable(z.int()) }), reply: outcome },
  /** The user said no to a site that a run asked for. */
  'sites.deny': { request: z.strictObject({ run: id, origin: words(300) }), reply: outcome },

  'models.save': {
    request: z.strictObject({
      /** Null for a new one. */
      id: z.nullable(id),
      label: words(100),
      preset: words(40),
      baseUrl: words(2000),
      model: words(300),
      stream: z.boolean(),
      pictures: z.optional(pictureSight),
      /** Null keeps the key that is there. */
      key: z.nullable(words(2000)),
    }),
    reply: z.strictObject({ id: z.nullable(id), trouble: z.nullable(trouble) }),
  },
  'models.remove': { request: z.strictObject({ id }), reply: outcome },
  'models.choose': { request: z.strictObject({ model: modelChoice }), reply: outcome },
  /** Model ids that an address offers; `id` lends the saved key where `key` is null. */
  'models.list': {
    request: z.strictObject({ id: z.nullable(id), baseUrl: words(2000), key: z.nullable(words(2000)) }),
    reply: z.strictObject({ models: z.array(z.string()), trouble: z.nullable(trouble) }),
  },
  /** Asks for one short tool call and names what is wrong. */
  'models.test': {
    request: z.strictObject({
      id: z.nullable(id),
      baseUrl: words(2000),
      key: z.nullable(words(2000)),
      model: words(300),
      stream: z.boolean(),
    }),
    reply: z.strictObject({ trouble: z.nullable(trouble), /** `answered in 1.2 s, calls tools` */ said: z.string() }),
  },

  'notes.list': { request: nothing, reply: z.strictObject({ notes: z.array(note) }) },
  'notes.add': { request: z.strictObject({ text: words(20_000) }), reply: outcome },
  /** Null removes all. */
  'notes.remove': { request: z.strictObject({ id: z.nullable(z.int()) }), reply: outcome },
}
