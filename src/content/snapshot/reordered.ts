import { essence, type Lines } from './changes.ts'
import type { Item } from './item.ts'
import { plainLine } from './render.ts'

/** Do the nodes that both looks have stand in the same order? */
function inOrder(before: Lines, now: Lines): boolean {
  const old = before.keys()
  for (const node of now.keys()) {
    if (!before.has(node)) continue
    let at = old.next()
    while (!at.done && !now.has(at.value)) at = old.next()
    if (at.done || at.value !== node) return false
  }
  return true
}

/** Things to act on that stand in both looks, from the first one on that has changed its place; empty where none has. */
export function reordered(before: Lines, now: Lines, isMixed: boolean): Item[] {
  if (!isMixed && inOrder(before, now)) return []
  const wordsOf = (item: Item) => essence(plainLine(item))
  const old = [...before.values()].filter((item) => item.target)
  const after = [...now.values()].filter((item) => item.target)
  const known = new Set(old.map(wordsOf))
  const kept = new Set(after.map(wordsOf))
  const order = [...known].filter((words) => kept.has(words))
  const seen = new Set<string>()
  const common = after.filter((item) => {
    const words = wordsOf(item)
    const isFirst = known.has(words) && !seen.has(words)
    seen.add(words)
    return isFirst
  })
  const first = common.findIndex((item, i) => wordsOf(item) !== order[i])
  return first < 0 ? [] : common.slice(first)
}
