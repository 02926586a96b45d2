import * as z from 'zod/mini'
import { nothing } from './lane.ts'
import { callState, chatFault, chatRequest, endpoint } from './model.ts'
import { box } from './page.ts'

/** Why a PDF could not be read. */
export const pdfTroubles = [
  'unreachable',
  'refused', // the server answered with an error
  'elsewhere', // the address leads to another one now
  'not-pdf', // the server answers with something else now, as a page to log in
  'too-large',
  'encrypted',
  'broken',
  'slow',
] as const
export type PdfTrouble = (typeof pdfTroubles)[number]

/** What the worker asks the offscreen document. Model calls outlive the worker there. */
export const offscreenLane = {
  /** Starts a call and answers at once. Started again with the same id, it changes nothing. */
  'model.start': { request: z.strictObject({ id: z.string(), chat: chatRequest }), reply: nothing },
  /** Waits up to `wait` ms for the end of a call, or for more text than `seen` characters. */
  'model.poll': {
    request: z.strictObject({ id: z.string(), seen: z.int(), wait: z.int() }),
    reply: callState,
  },
  /** Ends a call and forgets its result; harmless where there is none. */
  'model.drop': { request: z.strictObject({ id: z.string() }), reply: nothing },
  /** Ids of the models that an endpoint offers. */
  'model.list': {
    request: z.strictObject({ endpoint }),
    reply: z.strictObject({ models: z.array(z.string()), fault: z.nullable(chatFault) }),
  },
  /**
   * Makes a picture to send of a capture: plates over what is secret, scaled so that no side is longer than `longest`
   * pixels, compressed. It stays here under its id, a run's, until others push it out.
   */
  'picture.make': {
    request: z.strictObject({
      id: z.string(),
      /** A data: address. */
      source: z.string(),
      longest: z.int().check(z.positive()),
      /** What the capture shows, and plates, in CSS pixels of the viewport. */
      view: box,
      plates: z.array(box),
    }),
    reply: z.strictObject({ width: z.int(), height: z.int() }),
  },
  /**
   * Text of the pages of a PDF, fetched with the user's own session. It stays on its own origin: a redirect elsewhere
   * is a trouble.
   */
  'pdf.read': {
    request: z.strictObject({ url: z.string().check(z.maxLength(4000)) }),
    reply: z.strictObject({
      trouble: z.nullable(z.enum(pdfTroubles)),
      title: z.string(),
      pages: z.array(z.string()),
      /** Pages beyond those that were read. */
      left: z.int(),
    }),
  },
  /** The picture as a data: address; null where it is gone. */
  'picture.get': {
    request: z.strictObject({ id: z.string() }),
    reply: z.strictObject({ picture: z.nullable(z.string()) }),
  },
}
