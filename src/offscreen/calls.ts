import type { CallState, ChatRequest } from '../protocol/model.ts'
import { chat } from './chat.ts'
import { fault } from './fault.ts'
import type { Fetch } from './guarded-fetch.ts'
import type { ReplyEnd } from './read-reply.ts'

type Call = { text: string; end: CallState | null; controller: AbortController; waiting: Set<() => void> }

/** Model calls under way and those that have ended, by id. They live as long as this document. */
export type Calls = {
  /** Changes nothing where there is a call of that id. */
  start: (id: string, request: ChatRequest) => void
  /** The state of a call; waits up to `wait` ms for its end or for more text than `seen` characters. */
  poll: (id: string, seen: number, wait: number) => Promise<CallState>
  /** Ends a call and forgets it. */
  drop: (id: string) => void
}

const endState = (end: ReplyEnd): CallState =>
  end.ok ? { state: 'done', reply: end.reply } : { state: 'failed', fault: end.fault }

/** Waits for the end of a call, for more text than has been seen, or for the time to be over. */
function news(call: Call, seen: number, wait: number): Promise<void> {
  return new Promise((done) => {
    const finish = () => {
      clearTimeout(timer)
      call.waiting.delete(look)
      done()
    }
    const look = () => {
      if (call.end || call.text.length > seen) finish()
    }
    const timer = setTimeout(finish, wait)
    call.waiting.add(look)
    look()
  })
}

const tell = (call: Call) => {
  for (const look of [...call.waiting]) look()
}

/**
 * @param keep how many ended calls are kept for a worker that was away when they ended
 * @param pictureOf pictures that messages name, as data: addresses
 */
export function createCalls(
  fetch: Fetch,
  bug: (error: unknown) => void,
  keep = 20,
  pictureOf: (id: string) => string | null = () => null,
): Calls {
  const calls = new Map<string, Call>()

  function forgetOldest(): void {
    const ended = [...calls].filter(([, call]) => call.end !== null)
    for (const [id] of ended.slice(0, Math.max(0, ended.length - keep))) calls.delete(id)
  }

  function settle(id: string, call: Call, end: CallState): void {
    call.end = end
    // To the end of the map's order, so that it is the newest of those that ended.
    if (calls.get(id) === call) {
      calls.delete(id)
      calls.set(id, call)
    }
    forgetOldest()
    tell(call)
  }

  return {
    start: (id, request) => {
      if (calls.has(id)) return
      const call: Call = { text: '', end: null, controller: new AbortController(), waiting: new Set() }
      calls.set(id, call)
      const onText = (text: string) => {
        call.text = text
        tell(call)
      }
      chat(request, { id, fetch, signal: call.controller.signal, onText, pictureOf }).then(
        (end) => settle(id, call, endState(end)),
        (error: unknown) => {
          bug(error)
          settle(id, call, { state: 'failed', fault: fault('lost', 'The call broke inside the extension.') })
        },
      )
    },
    poll: async (id, seen, wait) => {
      const call = calls.get(id)
      if (!call) return { state: 'unknown' }
      await news(call, seen, wait)
      return call.end ?? { state: 'running', text: call.text }
    },
    drop: (id) => {
      const call = calls.get(id)
      if (!call) return
      calls.delete(id)
      call.end = { state: 'unknown' }
      call.controller.abort()
      tell(call)
    },
  }
}
