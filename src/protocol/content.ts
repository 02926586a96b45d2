import * as z from 'zod/mini'
import { nothing } from './lane.ts'
import { outline } from './outline.ts'
import { actReport, box, command, elementFacts, framePart, ledgerEntry, ref, refGrant, veil } from './page.ts'
import { rawTable } from './table.ts'

const id = z.string().check(z.minLength(1), z.maxLength(100))
const nat = z.int().check(z.nonnegative())

/** What the eyes answer: the script that is in each document that was looked at. See `bundles.ts` for all bundles. */
export const eyesLane = {
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
      /** What the frames around lay over this one, in its own viewport. */
      covers: z.optional(z.array(veil).check(z.maxLength(16))),
      grant: z.optional(refGrant),
    }),
    reply: framePart,
  },
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

/** What acts, and what must be known before. */
export const handsLane = {
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
}

/** Boxes with numbers over the page, for pictures of it. */
export const marksLane = {
  /**
   * Draws a numbered box around each target in view, and a plate over each secret field and each child frame. Answers
   * when it stands on the screen. It goes by itself after `deadline` ms.
   */
  'frame.mark': {
    request: z.strictObject({
      /** False: plates alone. */
      marks: z.boolean(),
      /** Height of the letters, CSS px. */
      font: z.number(),
      limit: nat,
      deadline: nat,
      grant: z.optional(refGrant),
    }),
    reply: z.strictObject({
      /** As in `framePart`. */
      path: z.nullable(z.array(nat)),
      holes: z.array(z.strictObject({ index: z.nullable(nat), key: nat })),
      /** Fields under plates, and what the browser shows of the viewport: both in its CSS pixels. */
      secrets: z.array(box),
      view: box,
      marks: z.array(z.strictObject({ ref, role: z.string(), name: z.string(), partly: z.boolean() })),
      /** Boxes without a label, since there was no room for one. */
      crowded: nat,
      /** Targets in view beyond `limit`. */
      more: nat,
      lastRef: nat,
    }),
  },
  /** Takes the plates off child frames that have drawn their own. */
  'frame.uncover': { request: z.strictObject({ keys: z.array(nat) }), reply: nothing },
  /** Takes the drawing out. `steady`: every plate was on top and in its place until now. */
  'frame.unmark': { request: nothing, reply: z.strictObject({ steady: z.boolean() }) },
}

/** What is read out of a page beyond its snapshot. */
export const readerLane = {
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
  /** Tables, lists and repeated cards as rows; `like` is the `place` of one that was taken before. */
  'frame.extract': {
    request: z.strictObject({
      ref: z.optional(ref),
      like: z.optional(z.string().check(z.maxLength(1000))),
      grant: z.optional(refGrant),
    }),
    reply: z.strictObject({
      tables: z.array(rawTable),
      /** What leads to more rows of each table, as far as it has a ref; empty where nothing does. */
      next: z.array(z.string()),
      language: z.string().check(z.maxLength(60)),
      lastRef: nat,
      lost: z.boolean(),
    }),
  },
  'frame.outline': {
    request: z.strictObject({ grant: z.optional(refGrant) }),
    reply: z.strictObject({ outline, lastRef: nat }),
  },
  /** Scrolls on by a page, around a ref or in the page itself, and waits for what loads. */
  'frame.scroll': {
    request: z.strictObject({ ref: z.optional(ref) }),
    reply: z.strictObject({ step: z.enum(['moved', 'end', 'held', 'still']) }),
  },
  /** Puts all that `frame.scroll` moved back to where it was, unless the human drives. */
  'frame.unscroll': { request: nothing, reply: z.strictObject({ end: z.enum(['restored', 'held']) }) },
}

/** The page as a text to read: a bundle of its own, because the libraries for it are large. */
export const articleLane = {
  /** The page, or what is below a ref, as Markdown: its main text, or all that can be seen. */
  'frame.read': {
    request: z.strictObject({ ref: z.optional(ref), what: z.enum(['text', 'all']) }),
    reply: z.strictObject({
      text: z.string().check(z.maxLength(8_000_000)),
      /** Origin that addresses in it begin with where they begin with a slash. */
      origin: z.string(),
      by: z.enum(['article', 'structure', 'part']),
      /** The page was too large to be read whole. */
      cut: z.boolean(),
      /** The ref is not in the page any more. */
      lost: z.boolean(),
    }),
  },
}

/** What the worker asks a frame's content script. Tab, frame and document come from the transport. */
export const contentLane = { ...eyesLane, ...handsLane, ...marksLane, ...readerLane, ...articleLane }

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
