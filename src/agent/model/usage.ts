import type { Usage } from '../../protocol/model.ts'

/** Tokens and calls of a run. `uncounted` calls came from servers that do not count. */
export type UsageSum = { input: number; output: number; calls: number; uncounted: number }

export const noUsage: UsageSum = { input: 0, output: 0, calls: 0, uncounted: 0 }

/** Adds one call. */
export const addUsage = (sum: UsageSum, usage: Usage | null): UsageSum => ({
  input: sum.input + (usage?.input ?? 0),
  output: sum.output + (usage?.output ?? 0),
  calls: sum.calls + 1,
  uncounted: sum.uncounted + (usage ? 0 : 1),
})
