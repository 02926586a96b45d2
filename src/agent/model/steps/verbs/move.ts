import type { View } from '../match/view.ts'
import type { PageNode } from '../page/page-node.ts'
import type { Act } from '../parse/unit.ts'

/**
 * What a call is for. `act` completes its step when it succeeds, `tell` by its reply's words; the others lead up to it:
 * `way` on the page, `dismiss` of what covers, `find`, `look`, `wait`, `scroll`, `menu` for what is not to be seen yet.
 */
export const tags = [
  'act',
  'tell',
  'way',
  'dismiss',
  'find',
  'look',
  'wait',
  'scroll',
  'menu',
  'tie',
  'lost',
  'failed',
  'unsure',
  'refused',
  'complaint',
  'ask',
] as const
export type Tag = (typeof tags)[number]

export type Call = { tag: Tag; name: string; args: Record<string, unknown> }

/** A call made earlier in this step, and its end. `result` is empty where it has none. */
export type Try = {
  tag: Tag
  name: string
  args: Record<string, unknown>
  result: string
  outcome: string
  said: string
}

export type Move =
  | { do: 'call'; call: Call; why?: string }
  /** Nothing to do: it is so already. */
  | { do: 'pass'; why: string }
  /** `words` are not on the page. */
  | { do: 'lost'; words: string; why?: string }
  | { do: 'tie'; words: string; options: string[] }
  | { do: 'tell'; text: string; quotes: string[] }
  | { do: 'stuck'; why: string }

export type Context = {
  view: View
  tries: Try[]
  /** What the human picked where several fitted, as it was put to them. */
  pick: string
  /** The human's last answer to a question of the goal. */
  answer: string
  /** Has anything been done before this step? */
  first: boolean
}

export type Verb<V extends Act['verb']> = (act: Extract<Act, { verb: V }>, context: Context) => Move

export const act = (name: string, args: Record<string, unknown>): Move => ({
  do: 'call',
  call: { tag: 'act', name, args },
})

export const way = (name: string, args: Record<string, unknown>, why: string): Move => ({
  do: 'call',
  call: { tag: 'way', name, args },
  why,
})

export const ways = ({ tries }: Context): Try[] => tries.filter(({ tag }) => tag === 'way')

/** How the last attempt at the step itself ended. */
export const lastAct = ({ tries }: Context): Try | undefined => tries.findLast(({ tag }) => tag === 'act')

export type Aimed = { node: PageNode } | { move: Move }
