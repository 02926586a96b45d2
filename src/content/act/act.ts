import type { Command, FieldReport, Outcome, Strategy } from '../../protocol/page.ts'
import type { Refs } from '../snapshot/refs.ts'
import type { Pointer } from './pointer.ts'

/** What one action works with. */
export type Act = {
  readonly refs: Refs
  readonly pointer: Pointer
  /** Aborts when the human takes over or the frame is let go: nothing may be sent after that. */
  readonly signal: AbortSignal
  /** Fingerprint by ref, as the model and an approval saw the element. */
  readonly expect: Readonly<Record<string, string>>
  /** Called with each element before it is touched, so that effects can be told. */
  seen(el: Element): void
  /** Called in the task of the first event. */
  started(): void
}

/** How an action ended, before effects and settling are added. */
export type Result = {
  outcome: Outcome
  strategy?: Strategy
  target?: string
  detail?: string
  /** Address that a person's click would have opened in another tab. */
  opens?: string
  fields?: FieldReport[]
}

export type Do<K extends Command['do']> = Extract<Command, { do: K }>

export const held: Result = { outcome: 'held', detail: 'The human took over; the action stopped there.' }
