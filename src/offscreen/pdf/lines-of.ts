/** A piece of text as pdf.js gives it: `transform` holds place and size in points, y from the bottom up. */
export type Piece = { str: string; transform: number[]; width: number; height: number; hasEOL: boolean }

type Line = { text: string; y: number; size: number; end: number }

const invisible = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF\u{E0000}-\u{E0FFF}]/gu

/**
 * Pieces of a page as paragraphs of lines, in the order of the file, which is that of reading in all but odd ones: a
 * gap in a line is a space, a wide one a tab stop; a line further below than its size begins a paragraph.
 */
export function linesOf(pieces: Piece[]): string {
  const lines: Line[] = []
  let open = false
  for (const { str, transform, width, hasEOL } of pieces) {
    const [, , , , x = 0, y = 0] = transform
    const size = Math.hypot(transform[2] ?? 0, transform[3] ?? 0) || 10
    const text = str.replace(invisible, '')
    const line = lines.at(-1)
    const same: Line | null = line && open && Math.abs(line.y - y) < Math.max(line.size, size) * 0.5 ? line : null
    if (same) {
      const gap = x - same.end
      const spaced = gap > size * 2 ? '   ' : gap > size * 0.2 && !/\s$/.test(same.text) && !/^\s/.test(text) ? ' ' : ''
      same.text += spaced + text
      same.end = x + width
    } else if (text.trim() !== '') lines.push({ text, y, size, end: x + width })
    open = (same !== null || text.trim() !== '') && !hasEOL
  }
  let out = ''
  let before: Line | null = null
  for (const line of lines) {
    const text = line.text.replace(/[ \t]+$/g, '').replace(/^ +/, '')
    if (text === '') continue
    const down = before ? before.y - line.y : 0
    // Upwards again: another column or box.
    const breaks = before && (down > Math.max(before.size, line.size) * 1.8 || down < -line.size)
    out += before === null ? text : (breaks ? '\n\n' : '\n') + text
    before = line
  }
  return out
}
