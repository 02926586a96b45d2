/** A stretch of a text: `from` and `to` with its marks, `inner` without them. */
export type Block = { from: number; to: number; inner: string }

/** All blocks between two marks, in order. Goes over the text once, however many marks there are. */
export function findBlocks(text: string, open: string, close: string): Block[] {
  const blocks: Block[] = []
  for (let from = text.indexOf(open); from >= 0; ) {
    const end = text.indexOf(close, from + open.length)
    if (end < 0) break
    const to = end + close.length
    blocks.push({ from, to, inner: text.slice(from + open.length, end) })
    from = text.indexOf(open, to)
  }
  return blocks
}

/** The text without some blocks of it. */
export function without(text: string, blocks: readonly Block[]): string {
  let rest = ''
  let at = 0
  for (const { from, to } of blocks) {
    rest += text.slice(at, from)
    at = to
  }
  return (rest + text.slice(at)).trim()
}
