import { effect, signal } from '@preact/signals'
import { type Follow, follow } from './follow.ts'
import { home, refresh } from './home.ts'
import { attempt } from './trouble.ts'

/** The run that the main view follows; its `id` is empty at the start. */
export const current = signal<Follow | null>(null)

/** A run that ended and was put away by "New goal". */
let putAway = ''

function turnTo(id: string) {
  if (current.peek()?.id === id) return
  current.peek()?.close()
  current.value = follow(id, () => void attempt(refresh))
}

/** From now on the window's run is followed. Answers with what ends that. */
export function followWindow(): () => void {
  const stop = effect(() => {
    if (!home.value) return
    const run = home.value.run ?? ''
    turnTo(run === putAway ? '' : run)
  })
  void attempt(refresh)
  return () => {
    stop()
    current.peek()?.close()
    current.value = null
  }
}

/** Follows a run that was just started, before the worker's next state says so. */
export const begin = (id: string) => turnTo(id)

/** Back to the start; the run stays in the history. */
export function putRunAway(): void {
  putAway = current.peek()?.id ?? ''
  turnTo('')
}
