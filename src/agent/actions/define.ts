import type * as z from 'zod/mini'
import type { Usage } from '../../protocol/model.ts'
import type { Command } from '../../protocol/page.ts'
import type { RunState } from '../loop/run-state.ts'
import type { Journal, Ports } from '../ports.ts'

/** How an action that needs no frame ended. */
export type Ended = {
  result: 'ok' | 'failed'
  outcome: string
  /** Told to the model. */
  said: string
  /** The rest of the reply must not run. */
  breaks?: boolean
  /** Of a call to the model that was part of it. */
  usage?: Usage
  /** Journalled before the action counts as settled. */
  tab?: { opened?: number; switchedTo?: number }
}

export type Context = { ports: Ports; state: () => RunState; journal: Journal; signal: AbortSignal }

type Base<S extends z.ZodMiniObject> = {
  name: string
  /** Told to the model as the tool's description. */
  words: string
  schema: S
  /** `click button "Add to basket" [e13]`; `name` gives `button "Add to basket"` for a ref. */
  describe(args: z.infer<S>, name: (ref: string) => string): string
}

/** Sends commands to frames: one command or, where fields lie in several frames, one a frame. */
export type PageAction<S extends z.ZodMiniObject> = Base<S> & {
  kind: 'page'
  /** Elements that policy must know. */
  refs(args: z.infer<S>): string[]
  commands(args: z.infer<S>, frameOf: (ref: string) => string): Command[]
  /** Texts that it writes. */
  texts?(args: z.infer<S>): string[]
  keys?(args: z.infer<S>): string | null
}

/** Works through the ports without sending a command to a frame. */
export type WorkerAction<S extends z.ZodMiniObject> = Base<S> & {
  kind: 'worker'
  /** Address that it opens, for policy. */
  address?(args: z.infer<S>): string | null
  run(args: z.infer<S>, context: Context): Promise<Ended>
}

/** Part of the loop itself: a question or the end. */
export type LoopAction<S extends z.ZodMiniObject> = Base<S> & { kind: 'loop' }

export type Action<S extends z.ZodMiniObject = z.ZodMiniObject> = PageAction<S> | WorkerAction<S> | LoopAction<S>

/** Keeps an action's own argument types inside its file and gives it the registry's common type. */
export function pageAction<S extends z.ZodMiniObject>(action: Omit<PageAction<S>, 'kind'>): Action {
  return { kind: 'page', ...action } as unknown as Action
}

export function workerAction<S extends z.ZodMiniObject>(action: Omit<WorkerAction<S>, 'kind'>): Action {
  return { kind: 'worker', ...action } as unknown as Action
}

export function loopAction<S extends z.ZodMiniObject>(action: Omit<LoopAction<S>, 'kind'>): Action {
  return { kind: 'loop', ...action } as unknown as Action
}

/** The longest a page or a model may make a name in a description. */
export const quote = (text: string) => `"${text.length > 80 ? `${text.slice(0, 79)}…` : text}"`
