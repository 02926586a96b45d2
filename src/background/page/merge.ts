import type { Diff, FramePart } from '../../protocol/page.ts'
import type { Links } from './place-frames.ts'

/** A frame's part with the number that its refs carry. */
export type Piece = { frame: number; part: FramePart }

const same = (a: number[] | null, b: number[]) => a !== null && a.length === b.length && a.every((n, i) => n === b[i])

/** The `- iframe …` line of a child, with its number where it is shared. */
const holeLine = (line: string, child: Piece | undefined) =>
  child ? `${line} [f${child.frame}]` : `${line} not shared`

/** A frame of which is known where it stands. */
type Placed = { frame: number; part: { path: number[] | null } }

/** The frame that stands in a hole: by index path, or by a link that a handshake made. */
export function childIn<P extends Placed>(
  hole: { index: number | null; key: number },
  { part, frame }: P,
  all: P[],
  links: Links,
): P | undefined {
  const linked = all.find((other) => {
    const link = links.get(other.frame)
    return link?.parent === frame && link.key === hole.key
  })
  if (linked || part.path === null || hole.index === null) return linked
  const path = [...part.path, hole.index]
  return all.find((other) => same(other.part.path, path))
}

type At = { indent: number; x: number; y: number }

const boxAtEnd = / box=(-?\d+),(-?\d+),(\d+,\d+)$/

/** A line of a frame as a line of the page: indented, its box in the page's viewport. */
function placed(line: string, { indent, x, y }: At): string {
  const box = x === 0 && y === 0 ? null : boxAtEnd.exec(line)
  const own = box ? `${line.slice(0, box.index)} box=${Number(box[1]) + x},${Number(box[2]) + y},${box[3]}` : line
  return ' '.repeat(indent) + own
}

function lines(piece: Piece, all: Piece[], links: Links, at: At): string[] {
  const { part } = piece
  const holes = new Map(part.holes.map((hole) => [hole.line, hole]))
  return part.lines.flatMap((line, number) => {
    const hole = holes.get(number)
    if (!hole) return [placed(line, at)]
    const child = childIn(hole, piece, all, links)
    const inner = { indent: at.indent + hole.indent, x: at.x + hole.x, y: at.y + hole.y }
    return [holeLine(placed(line, at), child), ...(child ? lines(child, all, links, inner) : [])]
  })
}

/** `page "Checkout" http://shop.test/checkout  viewport 1280x720, 0 of 2400 px scrolled` */
function header({ title, url, viewport }: FramePart): string {
  const { width, height, scrollY, pageHeight } = viewport
  return `page "${title}" ${url}  viewport ${width}x${height}, ${Math.round(scrollY)} of ${Math.max(0, pageHeight - height)} px scrolled`
}

/** One tree over all frames of a tab, each spliced in at its place. */
export function mergeText(pieces: Piece[], links: Links): string {
  const top = pieces.find(({ part }) => same(part.path, []))
  if (!top) return ''
  return [header(top.part), ...lines(top, pieces, links, { indent: 0, x: 0, y: 0 })].join('\n')
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
