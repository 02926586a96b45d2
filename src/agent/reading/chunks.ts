import { estimateTokenCount as tokens } from 'tokenx'

/** Tokens of a chunk, a conservative estimate. */
export const chunkTokens = 2000

/** Blocks of Markdown: paragraphs, headings, lists, tables; a fenced code block is one whatever is in it. */
function blocksOf(markdown: string): string[] {
  const blocks: string[] = []
  let lines: string[] = []
  let fence = ''
  const end = () => {
    if (lines.length > 0) blocks.push(lines.join('\n'))
    lines = []
  }
  for (const line of markdown.split('\n')) {
    const mark = /^`{3,}/.exec(line)?.[0] ?? ''
    if (fence === '' && line === '') {
      end()
      continue
    }
    lines.push(line)
    if (fence === '') fence = mark
    else if (mark === line && mark.length >= fence.length) fence = ''
  }
  end()
  return blocks
}

/** Cuts a text that has no line ends left, at the ends of sentences or words where it has some. */
function cutText(text: string, limit: number): string[] {
  // Four characters make a token at most times, one does in Chinese.
  const size = Math.max(200, Math.floor((text.length * limit) / Math.max(1, tokens(text))))
  const parts: string[] = []
  let rest = text
  while (rest.length > size) {
    const near = rest.slice(0, size)
    const at = Math.max(near.lastIndexOf('. ') + 1, near.lastIndexOf('。') + 1, Math.floor(size / 2))
    const space = near.lastIndexOf(' ')
    const cut = at > size / 2 ? at : space > size / 2 ? space : size
    parts.push(rest.slice(0, cut).trimEnd())
    rest = rest.slice(cut).trimStart()
  }
  return [...parts, rest]
}

/** Neighbours in groups of at most `limit` tokens; `needed` says how much room there must be for one to join a group. */
function packed(texts: string[], limit: number, needed: (cost: number, at: number) => number): string[][] {
  const groups: string[][] = []
  let used = 0
  for (const [at, text] of texts.entries()) {
    const cost = tokens(text) + 1
    const group = groups.at(-1)
    if (group && used + needed(cost, at) <= limit) {
      group.push(text)
      used += cost
    } else {
      groups.push([text])
      used = cost
    }
  }
  return groups
}

const isTable = (lines: string[]) => lines[0]?.startsWith('|') === true && /^\|( --- \|)+$/.test(lines[1] ?? '')

/** Cuts one block at line ends: each part of a table has its headers, each part of a code block its fences. */
function cutBlock(block: string, limit: number): string[] {
  const lines = block.split('\n')
  const fence = /^`{3,}/.exec(block)?.[0]
  const head = isTable(lines) ? lines.slice(0, 2) : fence ? lines.slice(0, 1) : []
  const foot = fence ? [fence] : []
  const body = lines.slice(head.length, lines.length - foot.length)
  const room = Math.max(200, limit - tokens([...head, ...foot].join('\n')))
  const pieces = body.flatMap((line) => (tokens(line) > room ? cutText(line, room) : [line]))
  return packed(pieces, room, (cost) => cost).map((part) => [...head, ...part, ...foot].join('\n'))
}

const isHeading = (block: string) => /^#{1,6} /.test(block)

/**
 * Cuts Markdown into chunks of about `limit` tokens at the ends of blocks. A heading goes with what follows it. The
 * same text gives the same chunks; no text gives none.
 */
export function chunksOf(markdown: string, limit = chunkTokens): string[] {
  const blocks = blocksOf(markdown).flatMap((block) => (tokens(block) > limit ? cutBlock(block, limit) : [block]))
  const chunks = packed(blocks, limit, (cost, at) => {
    const next = isHeading(blocks[at] ?? '') ? blocks[at + 1] : undefined
    return next === undefined ? cost : cost + Math.min(tokens(next), limit / 2)
  })
  return chunks.map((chunk) => chunk.join('\n\n'))
}
