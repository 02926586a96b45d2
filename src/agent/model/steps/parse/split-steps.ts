import type { Grammar } from '../grammar/grammar.ts'
import { beginsSlipped } from './mend-slips.ts'

const bullet =
  /^\s*(?:(?:step\s*)?\d{1,2}\s*[.):、]\s*(?!\d)|[-*•–·]\s+|(?:step|第)\s*[\d一二三四五六七八九十]{1,2}\s*步?\s*[:：]?\s+)/i
const pairLine = /^\s*(?:[-*•–]\s*)?[^:=\n]{1,40}\s*[:=]\s*\S/
const abbreviation = /(?:^|\s)(?:no|nr|st|mr|mrs|ms|dr|vs|approx|co|inc|ltd|e\.g|i\.e)$/i

/** Lines; a line that ends in a colon takes the `name: value` lines below it along. */
const linesOf = (text: string, grammar: Grammar): string[] => {
  const lines: string[] = []
  let open = false
  for (const line of text.split('\n').map((one) => one.trim())) {
    const item = line.replace(bullet, '')
    if (!item) continue
    if (open && pairLine.test(line) && !grammar.starts.test(item))
      lines.push(`${lines.pop() ?? ''} ${item.replace(/[,;.]$/, '')},`)
    else {
      lines.push(item)
      open = /[:：]$/.test(item)
    }
  }
  return lines.map((line) => line.replace(/,$/, ''))
}

/** `1. … 2. …` on one line. */
const numbered = (line: string): string[] => {
  if (!/(?:^|\s)1[.)]\s/.test(line) || !/\s2[.)]\s/.test(line)) return [line]
  return line.split(/(?:^|\s+)\d{1,2}[.)]\s+/).filter(Boolean)
}

const valued = /^\s*(?:ask|note|search|tell|type|enter|write|fill|report|find|click|open|remember)\b/i

const cut = (text: string, grammar: Grammar): string[] => {
  const pieces: string[] = []
  let from = 0
  for (const match of text.matchAll(new RegExp(grammar.maybes.source, `${grammar.maybes.flags}g`))) {
    const before = text.slice(from, match.index)
    const rest = text.slice(match.index + match[0].length)
    const stop = /^[.!?。！？]/.test(match[0].trim())
    const sentence = stop && !abbreviation.test(before) && /^[\p{Lu}\uE000]|^$/u.test(rest)
    // "Buy a lamp: open …" announces; "ask me: …" says what
    const colon = match[0].trim() === ':'
    if (colon && (!/\S+\s+\S+\s+\S/.test(before) || valued.test(before))) continue
    if (
      before.trim() &&
      (sentence || grammar.starts.test(rest) || (/^[,;.!?]/.test(match[0].trim()) && beginsSlipped(rest)))
    ) {
      pieces.push(colon ? `${before}:` : before)
      from = match.index + match[0].length
    }
  }
  return [...pieces, text.slice(from)]
}

/** Cuts masked text into steps as they are written. */
export const splitSteps = (masked: string, grammar: Grammar): string[] =>
  linesOf(masked, grammar)
    .flatMap(numbered)
    .flatMap((line) => line.split(new RegExp(grammar.breaks.source, grammar.breaks.flags)))
    .flatMap((piece) => cut(piece.replace(/^\s*(?:then|finally),?\s+/i, ''), grammar))
    .map((piece) => piece.trim().replace(/^[,;]+\s*|[\s,;.!。！，；]+$/g, ''))
    .filter((piece) => /[\p{L}\p{N}\uE000]/u.test(piece))
