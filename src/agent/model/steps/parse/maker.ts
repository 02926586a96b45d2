import type { Act, Target } from './unit.ts'

export type Groups = Record<string, string | undefined>

/** Turns parts of masked text into what they say. */
export type Reader = {
  target(text: string): Target
  bare(text: string): string
  /** Is it one quoted part and nothing else? */
  quoted(text: string): boolean
  pairs(text: string): { field: string; value: string }[] | null
}

/** Null where the rule does not fit after all. */
export type Maker = (groups: Groups, read: Reader) => Act[] | null
