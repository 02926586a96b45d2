import * as z from 'zod/mini'
import { nothing } from './lane.ts'
import { actReport, command, elementFacts, framePart, ledgerEntry, ref, refGrant } from './page.ts'

const id = z.string().check(z.minLength(1), z.maxLength(100))
const nat = z.int().check(z.nonnegative())

/** What the worker asks a frame's content script. Tab, frame and document come from the transport. */
export const contentLane = {
  /** Takes the frame into a run. `frame` is K of `f<K>e<N>`, 0 for the top frame. Asked again, it keeps its refs. */
  'frame.attach': {
    request: z.strictObject({ run: id, frame: nat, grant: refGrant }),
    reply: z.strictObject({
      url: z.string(),
      title: z.string(),
      type: z.string(),
      held: z.boolean(),
      /** Names of the later bundles that are there already. */
      brought: z.array(z.string()),
    }),
  },
  /** Renders the frame. `scope: viewport` folds what lies outside; `diff` also compares with the last one. */
  'frame.snapshot': {
    request: z.strictObject({
      /** Tokens, a conservative estimate (tokenx). */
      budget: nat,
      scope: z.enum(['viewport', 'page']),
      ref: z.optional(ref),
      depth: z.optional(nat),
      boxes: z.optional(z.boolean()),
      grant: z.optional(refGrant),
    }),
    reply: framePart,
  },
  /** Matching lines with their refs; words or `/regex/`. */
  'frame.find': {
    request: z.strictObject({ query: z.string().check(z.maxLength(300)), limit: nat, grant: z.optional(refGrant) }),
    reply: z.strictObject({ lines: z.array(z.string()), total: nat, lastRef: nat, error: z.optional(z.string()) }),
  },
  /** Is this text visible now? White space folded, case kept out. */
  'frame.has': {
    request: z.strictObject({ text: z.string().check(z.maxLength(1000)) }),
    reply: z.strictObject({ found: z.boolean() }),
  },
  'frame.facts': {
    request: z.strictObject({ refs: z.array(ref) }),
    reply: z.strictObject({ facts: z.array(elementFacts) }),
  },
  /** Acts once an id: asked again with the same id, it answers from its ledger. `expect`: fingerprint by ref. */
  'frame.act': {
    request: z.strictObject({ id, command, expect: z.record(z.string(), z.string()) }),
    reply: actReport,
  },
  'frame.outcome': { request: z.strictObject({ id }), reply: ledgerEntry },
  /** `hold`: the human drives; `release`: the human handed back. */
  'frame.guard': { request: z.strictObject({ op: z.enum(['hold', 'release']) }), reply: nothing },
  /**
   * Where a child frame stands that cannot tell its index path: the parent listens for nonces (`expect`), the child
   * says its own (`announce`), the parent tells from which element each came (`placed`; a nonce that came twice is not).
   */
  'frame.expect': { request: z.strictObject({ nonces: z.array(id) }), reply: nothing },
  'frame.announce': { request: z.strictObject({ nonce: id }), reply: nothing },
  'frame.placed': {
    request: nothing,
    reply: z.strictObject({ placed: z.array(z.strictObject({ nonce: id, key: nat })) }),
  },
  /** Takes everything of ours out of the frame. */
  'frame.detach': { request: nothing, reply: nothing },
}

/** What a content script tells the worker. Data only, never a command. */
export const noticeLane = {
  /** A trusted event of the human in this document; sent once until the guard is released. */
  'user.acted': {
    request: z.strictObject({ event: z.string().check(z.maxLength(30)), on: z.string().check(z.maxLength(200)) }),
    reply: nothing,
  },
  /** Events of action `id` were sent; settling has begun. Arrives even where the page then leaves. */
  'action.acted': { request: z.strictObject({ id, report: actReport }), reply: nothing },
}
