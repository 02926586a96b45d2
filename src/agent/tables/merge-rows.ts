import type { RawRow } from '../../protocol/table.ts'

const keyOf = ({ cells }: RawRow) =>
  JSON.stringify(cells.map((cell) => cell && [cell.text, cell.link ?? '', cell.image ?? '', cell.checked ?? '']))

/**
 * Adds the rows that a second look at a growing or virtualised list shows to those that were there before. Rows that
 * the page numbers go by their number. Others go by where the two looks overlap, so that likes stay apart where they
 * are, and only without an overlap by what they say.
 */
export function mergeRows(before: RawRow[], now: RawRow[]): RawRow[] {
  if (before.length === 0) return now
  if (now.length === 0) return before
  if ([...before, ...now].every((row) => row.index !== null)) return byNumber(before, now)
  const [old, fresh] = [before.map(keyOf), now.map(keyOf)]
  const overlap = overlapOf(old, fresh)
  if (overlap > 0) return [...before, ...now.slice(overlap)]
  const known = new Set(old)
  return [...before, ...now.filter((_, index) => !known.has(fresh[index] ?? ''))]
}

function byNumber(before: RawRow[], now: RawRow[]): RawRow[] {
  const rows = new Map([...before, ...now].map((row) => [row.index ?? -1, row]))
  return [...rows.values()].toSorted((a, b) => (a.index ?? 0) - (b.index ?? 0))
}

/** Longest end of the one that is the beginning of the other; all of it where the list only grew. */
function overlapOf(old: string[], fresh: string[]): number {
  for (let size = Math.min(old.length, fresh.length); size > 0; size--) {
    const from = old.length - size
    if (old[from] !== fresh[0]) continue
    let same = 1
    while (same < size && old[from + same] === fresh[same]) same++
    if (same === size) return size
  }
  return 0
}
