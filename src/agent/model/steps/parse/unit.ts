import type { Day } from './parse-date.ts'

/** Kinds of things a phrase can ask for by name ("the Save button"). */
export type Family =
  | 'button'
  | 'link'
  | 'field'
  | 'tab'
  | 'checkbox'
  | 'radio'
  | 'option'
  | 'combobox'
  | 'menu'
  | 'menuitem'
  | 'slider'
  | 'image'
  | 'row'
  | 'heading'
  | 'dialog'
  | 'item'

export type Best = 'cheapest' | 'dearest' | 'rated'

/** What a phrase points at. */
export type Target = {
  /** The phrase without article, ordinal and quotes; role words kept out where `family` is set. */
  words: string
  /** The same with the role words, as a name may hold them ("Close menu"). */
  whole: string
  quoted: boolean
  family: Family | null
  /** Counted from 1; -1 is the last. */
  nth: number | null
  best: Best | null
  /** Only things that can be had today. */
  inStock: boolean
  /** Words of the row, card or section it lies in. */
  scope: string
  /** The phrase with its ordinals and superlatives, where there are some: they may be part of a name ("Highest price"). */
  full?: string
}

export type Intent =
  | 'add'
  | 'checkout'
  | 'order'
  | 'continue'
  | 'submit'
  | 'signin'
  | 'signout'
  | 'apply'
  | 'save'
  | 'close'

/** One readable step, ready to be matched with a page. */
export type Act =
  | { verb: 'visit'; url: string; tab: boolean }
  | { verb: 'history'; op: 'back' | 'forward' | 'reload' }
  | { verb: 'click'; target: Target; open: boolean; button: 'left' | 'right'; count: number }
  | { verb: 'intent'; intent: Intent; words: string; scope: string; place: string }
  /** Be on the page of this product. */
  | { verb: 'product'; target: Target }
  | { verb: 'remove'; target: Target }
  | { verb: 'fill'; target: Target; value: string; keys: boolean; submit: boolean; solid?: string }
  | { verb: 'search'; value: string }
  | { verb: 'choose'; value: Target; field: Target | null }
  | { verb: 'sort'; by: string }
  | { verb: 'check'; target: Target; checked: boolean }
  | { verb: 'consent'; all: boolean }
  | { verb: 'date'; day: Day; target: Target | null }
  | { verb: 'quantity'; by: 1 | -1; times: number; scope: string }
  | { verb: 'expand'; target: Target; open: boolean }
  | { verb: 'press'; keys: string }
  | { verb: 'hover'; target: Target }
  | { verb: 'drag'; target: Target; to: Target }
  | { verb: 'upload'; target: Target | null; file: string }
  | { verb: 'scroll'; direction: 'up' | 'down'; amount: number | null; target: Target | null; until: string }
  | { verb: 'wait'; text: string; gone: string; seconds: number }
  | { verb: 'tab'; op: 'open' | 'switch' | 'close'; words: string; nth: number | null }
  | { verb: 'note'; text: string; asked: string }
  /** Read what was noted, in this run or before. */
  | { verb: 'notes' }
  | { verb: 'tell'; asked: string }
  /** `on`: the page after the one that was read before. */
  | { verb: 'read'; what: 'text' | 'outline'; page: number; on: boolean }
  /** Rows into a table; no fields are all columns, zero is as many as there are. */
  | {
      verb: 'extract'
      fields: string[]
      kind: 'table' | 'list' | 'any'
      target: Target | null
      pages: number
      until: number | string | null
      limit: number
    }
  | { verb: 'ask'; question: string }
  | { verb: 'handover'; words: string }

/** A written step may hold several of these; they share its number and words. */
export type Unit = { number: number; said: string; act: Act }

export type Unread = { number: number; said: string; reason: string }
