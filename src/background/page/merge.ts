import type { Diff, FramePart } from '../../protocol/page.ts'

/** A frame's part with the number that its refs carry. */
export type Piece = { frame: number; part: FramePart }

const same = (a: number[] | null, b: number[]) => a !== null && a.length === b.length && a.every((n, i) => n === b[i])

/** The `- iframe …` line of a child, with its number where it is shared. */
const holeLine = (line: string, child: Piece | undefined) =>
  child ? `${line} [f${child.frame}]` : `${line} not shared`

function lines(piece: Piece, all: Piece[], indent: number): string[] {
  const { part } = piece
  const pad = ' '.repeat(indent)
  const holes = new Map(part.holes.map((hole) => [hole.line, hole]))
  return part.lines.flatMap((line, at) => {
    const hole = holes.get(at)
    if (!hole) return [pad + line]
    const index = hole.index
    const child =
      part.path === null || index === null
        ? undefined
        : all.find((other) => same(other.part.path, [...(part.path ?? []), index]))
    return [pad + holeLine(line, child), ...(child ? lines(child, all, indent + hole.indent) : [])]
  })
}

/** `page "Checkout" http://shop.test/checkout  viewport 1280x720, 0 of 2400 px scrolled` */
function header({ title, url, viewport }: FramePart): string {
  const { width, height, scrollY, pageHeight } = viewport
  return `page "${title}" ${url}  viewport ${width}x${height}, ${Math.round(scrollY)} of ${Math.max(0, pageHeight - height)} px scrolled`
}

/** One tree over all frames of a tab, each spliced in at its place. */
export function mergeText(pieces: Piece[]): string {
  const top = pieces.find(({ part }) => same(part.path, []))
  if (!top) return ''
  return [header(top.part), ...lines(top, pieces, 0)].join('\n')
}

/** All frames' diffs as one; null where the top document is new. A frame that is new counts as its lines added. */
export function mergeDiffs(pieces: Piece[], topIsNew: boolean): Diff | null {
  if (topIsNew) return null
  const diffs = pieces.map(
    ({ part }) => part.diff ?? { added: part.lines.map((line) => line.trim()), removed: [], changed: [] },
  )
  return {
    added: diffs.flatMap((diff) => diff.added),
    removed: diffs.flatMap((diff) => diff.removed),
    changed: diffs.flatMap((diff) => diff.changed),
  }
}
