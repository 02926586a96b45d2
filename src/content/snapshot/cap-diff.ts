import type { Diff } from '../../protocol/page.ts'
import { tokensOf } from './tokens.ts'

/** Tokens of a diff: one that says more sends its reader to the page. */
const budget = 300
/** Of that, what each part may take before the others. */
const shares: [keyof Diff, number][] = [
  ['changed', 120],
  ['added', 260],
  ['removed', budget],
]

/** The most important lines of each kind within a budget, and how many are left out. */
export function cap(diff: Diff): Diff {
  const out: Diff = { added: [], removed: [], changed: [] }
  let spent = 0
  for (const [kind, share] of shares) {
    const lines = diff[kind]
    let kept = 0
    const limit = Math.min(budget, spent + share)
    for (const line of lines) {
      const cost = tokensOf(line) + 1
      if (spent + cost > limit) break
      spent += cost
      kept++
    }
    out[kind] = kept < lines.length ? [...lines.slice(0, kept), `… ${lines.length - kept} more`] : lines
  }
  return out
}
