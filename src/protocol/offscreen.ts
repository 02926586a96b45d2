import * as z from 'zod/mini'
import { nothing } from './lane.ts'
import { callState, chatFault, chatRequest, endpoint } from './model.ts'

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
}
