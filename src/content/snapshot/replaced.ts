import type { Change } from './changes.ts'
import type { Refs } from './refs.ts'
import { plainLine } from './render.ts'

const most = 8

const numberOf = (ref: string) => Number(/\d+$/.exec(ref)?.[0])

/** `e12 → e45 button "Save"`: which refs now stand for what the model knows by others. */
export function replacedLines(pairs: Change[], refs: Refs): string[] {
  const runs: { from: string; to: string; size: number; line: string }[] = []
  for (const { from, to } of pairs) {
    const old = to.target ? refs.known(from.el) : null
    const ref = old ? refs.refOf(to.el) : null
    if (!old || !ref || old === ref) continue
    const run = runs.at(-1)
    const goesOn =
      run && numberOf(old) === numberOf(run.from) + run.size && numberOf(ref) === numberOf(run.to) + run.size
    if (goesOn) run.size++
    else runs.push({ from: old, to: ref, size: 1, line: plainLine(to) })
  }
  const lines = runs.slice(0, most).map(({ from, to, size, line }) => {
    const end = (ref: string) => `${ref.replace(/\d+$/, '')}${numberOf(ref) + size - 1}`
    return size === 1 ? `${from} → ${to} ${line}` : `${from} to ${end(from)} → ${to} to ${end(to)} (${size} alike)`
  })
  return runs.length > most ? [...lines, `… ${runs.length - most} more have new refs`] : lines
}
