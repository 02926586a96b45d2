import * as z from 'zod/mini'

/** `e12` in a top frame, `f3e12` in frame 3 of the run. */
export const ref = z.string().check(z.regex(/^(f\d{1,6})?e\d{1,9}$/))

const nat = z.int().check(z.nonnegative())
const text = (max: number) => z.string().check(z.maxLength(max))

/** Ref numbers that a frame may give out, both ends included. The worker allots them, so they are unique in a run. */
export const refGrant = z.strictObject({ from: nat, to: nat })
export type RefGrant = z.infer<typeof refGrant>

/** CSS pixels of the frame's own viewport. */
export const box = z.strictObject({ left: z.number(), top: z.number(), right: z.number(), bottom: z.number() })

/** CSS pixels of the frame's own viewport. */
export const point = z.strictObject({ x: z.number(), y: z.number() })

export const modifiers = ['Alt', 'Control', 'Meta', 'Shift'] as const

/** What a frame can be asked to do. Arguments as in the tool table; a command never crosses a frame. */
export const command = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('click'),
    ref: z.optional(ref),
    point: z.optional(point),
    button: z.optional(z.enum(['left', 'right', 'middle'])),
    count: z.optional(z.int().check(z.minimum(1), z.maximum(3))),
    modifiers: z.optional(z.array(z.enum(modifiers))),
  }),
  z.strictObject({ do: z.literal('fill'), fields: z.array(z.strictObject({ ref, value: text(1_000_000) })) }),
  z.strictObject({ do: z.literal('type'), ref, text: text(100_000), submit: z.optional(z.boolean()) }),
  z.strictObject({ do: z.literal('select'), ref, values: z.array(text(1000)) }),
  z.strictObject({ do: z.literal('check'), ref, checked: z.boolean() }),
  z.strictObject({ do: z.literal('press'), keys: text(100), ref: z.optional(ref) }),
  z.strictObject({
    do: z.literal('scroll'),
    to: z.optional(ref),
    ref: z.optional(ref),
    direction: z.optional(z.enum(['up', 'down', 'left', 'right'])),
    /** In pages of the scrolled box. */
    amount: z.optional(z.number().check(z.positive(), z.maximum(100))),
    /** Scroll on until this text can be seen or the end is reached. */
    until: z.optional(text(300)),
  }),
])
export type Command = z.infer<typeof command>

/** How an action found its element. A later rung is reported, so that the model and the user can doubt it. */
export const strategies = ['ref', 'role and name', 'text', 'point', 'focus', 'page'] as const
export type Strategy = (typeof strategies)[number]

/** How a command ended. All are expected; a bug throws instead. */
export const outcomes = [
  'done',
  'unchanged', // it was so already: a box already checked, an option already chosen
  'stale', // the element is gone and no single other fits
  'ambiguous', // several fit equally; none was touched
  'changed', // no longer what the model or the approval saw
  'hidden',
  'outside', // the point lies outside the viewport
  'covered',
  'disabled',
  'readonly',
  'unstable', // it kept moving
  'unsuitable', // this element cannot do that
  'no-option', // no such option, or several fit
  'not-found', // scrolled to the end without seeing it
  'rejected', // the page put another value in its place
  'held', // the human drives this document
] as const
export type Outcome = (typeof outcomes)[number]

/** Classes of fields that are neither read nor typed. */
export const credentials = ['none', 'password', 'code', 'card'] as const

/** What code (not the model) knows of an element; policy decides on these. */
export const elementFacts = z.strictObject({
  ref,
  found: z.enum(['ref', 'role and name', 'text', 'none', 'ambiguous']),
  role: text(60),
  name: text(300),
  tag: text(60),
  /** The `type` of an input or button, else empty. */
  type: text(60),
  credential: z.enum(credentials),
  /** Absolute address of the link it is or lies in, else empty. */
  href: text(4000),
  download: z.boolean(),
  /** Activating it sends a form. */
  submits: z.boolean(),
  form: z.nullable(
    z.strictObject({
      action: text(4000),
      method: text(10),
      /** Names of its visible fields, as a person reads them. */
      fields: z.array(text(120)),
      credential: z.enum(credentials),
    }),
  ),
  /** Visible text around it: the dialog, card, form or section it belongs to; capped. */
  around: text(600),
  /** Hash over all of the above that must not change between approval and act. */
  fingerprint: text(64),
})
export type ElementFacts = z.infer<typeof elementFacts>

export const fieldReport = z.strictObject({
  ref,
  outcome: z.enum(outcomes),
  strategy: z.optional(z.enum(strategies)),
  detail: z.optional(text(600)),
})

export type FieldReport = z.infer<typeof fieldReport>

/** What a command did, from the frame's own view. */
export const actReport = z.strictObject({
  outcome: z.enum(outcomes),
  strategy: z.optional(z.enum(strategies)),
  /** `button "Place order" [e13]`, as acted on. */
  target: z.optional(text(400)),
  /** One sentence for the model: what covers it, which options there are, which value stands there now. */
  detail: z.optional(text(2000)),
  fields: z.optional(z.array(fieldReport)),
  /** What was seen to change in this frame: address, focus, value, states, validation, dialogs, regions. */
  effects: z.array(text(400)),
  settled: z.enum(['quiet', 'busy', 'leaving']),
  /** Address that a person's click would have opened in another tab: the worker opens it. */
  opens: z.optional(text(4000)),
})
export type ActReport = z.infer<typeof actReport>

/** What became of an action, by the frame's ledger. `acted`: events were sent, the page has not settled. */
export const ledgerEntry = z.discriminatedUnion('state', [
  z.strictObject({ state: z.literal('unknown') }),
  z.strictObject({ state: z.literal('running') }),
  z.strictObject({ state: z.literal('acted') }),
  z.strictObject({ state: z.literal('settled'), report: actReport }),
])
export type LedgerEntry = z.infer<typeof ledgerEntry>

export const viewport = z.strictObject({
  width: nat,
  height: nat,
  scrollX: z.number(),
  scrollY: z.number(),
  pageWidth: nat,
  pageHeight: nat,
})

/** A place over which something of the frame around lies. CSS pixels of the viewport it is told in. */
export const veil = z.strictObject({
  left: z.number(),
  top: z.number(),
  right: z.number(),
  bottom: z.number(),
  /** Role and name of what lies there. */
  by: text(200),
  /** Nothing of what is below can be seen. */
  opaque: z.boolean(),
})

/** A child frame's place: it belongs directly below line `line` (counted from 0; its own `- iframe …` line). */
export const hole = z.strictObject({
  line: nat,
  /** Index in `window.frames`; null where the element lies in a shadow root. */
  index: z.nullable(nat),
  /** Number of the element in its frame, for life. */
  key: nat,
  /** Spaces before the child's lines. */
  indent: nat,
  /** Top left corner of the child's viewport in this frame's, CSS pixels. */
  x: z.number(),
  y: z.number(),
  /** What lies over the child, in this frame's viewport. */
  covers: z.optional(z.array(veil).check(z.maxLength(16))),
})

/** Lines of a frame that came, went and changed since the last snapshot or diff. Lines carry no indent. */
export const diff = z.strictObject({
  added: z.array(z.string()),
  removed: z.array(z.string()),
  changed: z.array(z.string()),
})
export type Diff = z.infer<typeof diff>

/** One frame's share of the page, rendered and folded within its budget. */
export const framePart = z.strictObject({
  url: text(4000),
  title: text(400),
  /** `document.contentType` */
  type: text(100),
  /** Index path from the top: [] for the top frame, null where it cannot be told from inside. */
  path: z.nullable(z.array(nat)),
  viewport,
  lines: z.array(z.string()),
  holes: z.array(hole),
  /** Lines folded away for the budget. */
  folded: nat,
  /** What the lines cost, rather too many than too few. */
  tokens: nat,
  /** Highest ref number given out so far. */
  lastRef: nat,
  /** Name of an open modal dialog of the page, else empty. */
  modal: text(300),
  /** Names of fields that were edited and not sent. */
  unsent: z.array(text(120)),
  /** Null on the first look at a document. */
  diff: z.nullable(diff),
})
export type FramePart = z.infer<typeof framePart>
