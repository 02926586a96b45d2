/** How a run of this tool ended; `code` is its exit code. */
export type Ending = {
  status: 'done' | 'failed' | 'stopped' | 'waiting'
  /** What the agent answered. */
  answer: string
  /** Quotes from pages that the answer rests on. */
  evidence?: string[]
  /** Why it is not `done`, and the way out; empty where it is. */
  reason: string
  code: number
}

/** What each outcome ends the process with; the usage text says the same. */
export const codes = { done: 0, failed: 1, usage: 2, waiting: 3, budget: 4, interrupted: 130 } as const

export const failed = (reason: string): Ending => ({ status: 'failed', answer: '', reason, code: codes.failed })
export const waiting = (reason: string): Ending => ({ status: 'waiting', answer: '', reason, code: codes.waiting })
export const overBudget = (reason: string): Ending => ({ status: 'stopped', answer: '', reason, code: codes.budget })
