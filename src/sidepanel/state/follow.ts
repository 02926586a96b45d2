import { batch, type ReadonlySignal, signal } from '@preact/signals'
import { type RunState, step } from '../../agent/loop/state.ts'
import type { StreamItem } from '../../protocol/events.ts'
import { announce } from './announce.ts'
import { type Mark, markOf } from './marks.ts'
import { openStream } from './stream.ts'

/** A long history arrives event by event; drawing each would scroll past the eye. One frame's worth at a time. */
const gather = 16

export type Follow = {
  id: string
  state: ReadonlySignal<RunState | null>
  marks: ReadonlySignal<Mark[]>
  /** The model's words so far, while it writes. */
  writing: ReadonlySignal<string>
  trouble: ReadonlySignal<{ sentence: string; wayOut: string } | null>
  reachable: ReadonlySignal<boolean>
  retry: () => void
  close: () => void
}

/** Folds a run's events into its state, now and as they come. With an empty `id` only `changed` is heard of. */
export function follow(id: string, changed: () => void): Follow {
  const state = signal<RunState | null>(null)
  const marks = signal<Mark[]>([])
  const writing = signal('')
  const trouble = signal<{ sentence: string; wayOut: string } | null>(null)
  const reachable = signal(true)
  const since = Date.now()
  let waiting: StreamItem[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const last = () => state.peek()?.n ?? 0

  const takes: { [T in StreamItem['type']]: (item: Extract<StreamItem, { type: T }>) => void } = {
    event: ({ event }) => {
      if (event.n <= last()) return
      // Something was lost on the way: what is here stays, the rest is asked for again.
      if (event.n > last() + 1) return stream.restart()
      const mark = markOf(event, state.peek())
      const after = step(state.peek(), event)
      state.value = after
      trouble.value = null
      if (after.asked === null) writing.value = ''
      if (mark) marks.value = [...marks.peek(), mark]
      if (event.at >= since) announce(event, after)
    },
    writing: ({ text }) => {
      writing.value = text
    },
    trouble: ({ sentence, wayOut }) => {
      trouble.value = { sentence, wayOut }
    },
    changed,
  }

  function flush() {
    timer = undefined
    const items = waiting
    waiting = []
    batch(() => {
      for (const item of items) (takes[item.type] as (item: StreamItem) => void)(item)
    })
  }

  const stream = openStream({
    run: id,
    last,
    receive: (item) => {
      waiting.push(item)
      timer ??= setTimeout(flush, gather)
    },
    health: (ok) => {
      reachable.value = ok
    },
  })

  return {
    id,
    state,
    marks,
    writing,
    trouble,
    reachable,
    retry: stream.restart,
    close: () => {
      clearTimeout(timer)
      stream.close()
    },
  }
}
