import type { Unit, Unread } from '../parse/unit.ts'
import type { Try } from '../verbs/move.ts'

export type Told = { unit: number; text: string }

/** Where the reader stands, worked out anew from a run's entries each time. */
export type Run = {
  units: Unit[]
  /** How many steps were written. */
  count: number
  /** Steps that cannot be read; nothing is done while there are any. */
  unread: Unread[]
  /** Index of the unit at hand, and what was tried for it. */
  at: number
  tries: Try[]
  /** How the unit at hand was completed; empty while it is not. */
  complete: '' | 'act' | 'told' | 'human' | 'skipped'
  /** Calls made so far; makes ids unique. */
  calls: number
  pick: string
  answer: string
  told: Told[]
  skipped: number[]
  stopped: boolean
  /** Lines that `find` and `look` brought up for this unit. */
  extras: string
  /** The page by a `look` later than the last observation; else empty. */
  looked: string
  /** The page before the last action. */
  before: string
  ends: number
}
