/**
 * Tokens of a line, rather too many than too few, in one pass without tables of words: judged against o200k_base, whose
 * rules part runs of letters of one case, digits in threes and punctuation. Byte-level encoders never need more than a
 * token a byte.
 */

/** First code unit of a range and tokens that one of its characters costs; the range ends where the next begins. */
const ranges: readonly (readonly [number, number])[] = [
  [0x80, 1],
  [0xc0, 0.85],
  [0x250, 1.6],
  [0x370, 0.55],
  [0x400, 0.35],
  [0x530, 1],
  [0x590, 0.65],
  [0x700, 2],
  [0x900, 0.55],
  [0x980, 1.2],
  [0xe00, 0.7],
  [0xe80, 2],
  [0x1000, 1.1],
  [0x1100, 2.5],
  [0x2000, 1],
  [0x2070, 2.2],
  [0x3000, 1],
  [0x3400, 3],
  [0xd800, 2],
  [0xe000, 3],
  [0xff00, 1.5],
]

function costOf(code: number): number {
  // Han and Hangul: frequent characters are one token, others up to three.
  if ((code >= 0x4e00 && code < 0xa000) || (code >= 0xac00 && code < 0xd7a4)) return frequent().has(code) ? 1.15 : 3
  let i = ranges.length - 1
  while (i > 0 && code < (ranges[i]?.[0] ?? 0)) i--
  return ranges[i]?.[1] ?? 3
}

let known: Set<number> | null = null

/** The frequent characters by the first levels of the national standards, which the browser's decoders know. */
function frequent(): Set<number> {
  if (known) return known
  known = new Set()
  for (const [label, first, last] of [
    ['gb2312', 0xb0, 0xd7],
    ['big5', 0xa4, 0xc6],
    ['euc-kr', 0xb0, 0xc8],
  ] as const) {
    const bytes: number[] = []
    for (let high = first; high <= last; high++) for (let low = 0xa1; low < 0xff; low++) bytes.push(high, low)
    if (label === 'big5')
      for (let high = first; high <= last; high++) for (let low = 0x40; low < 0x7f; low++) bytes.push(high, low)
    for (const char of new TextDecoder(label).decode(new Uint8Array(bytes))) known.add(char.charCodeAt(0))
  }
  return known
}

const isVowel = (code: number) =>
  // a e i o u y, in either case.
  ((1 << ((code | 32) - 97)) & 0x1104111) !== 0

/** Letters of one case in a row: words are a token or two, letters without vowels among them one for every other. */
const isAlphanumeric = (code: number) => (code >= 48 && code <= 57) || ((code | 32) >= 97 && (code | 32) <= 122)

function wordCost(length: number, vowels: number, upper: boolean): number {
  if (length > 2 && vowels * (length > 12 ? 3.3 : 4.2) < length) return length < 4 ? 1.6 : length * 0.63
  if (upper) return 1 + Math.max(0, length - 3) / 3
  return length < 9 ? 1 : 1 + (length - 8) / (length > 14 ? 2.6 : 4)
}

/** Tokens of one line with its line break. */
export function tokensOf(line: string): number {
  let sum = 1
  let at = 0
  while (at < line.length) {
    const code = line.charCodeAt(at)
    const start = at++
    if (code > 127) sum += costOf(code)
    else if ((code | 32) >= 97 && (code | 32) <= 122) {
      const upper = code < 97
      let vowels = isVowel(code) ? 1 : 0
      let isCapital = upper
      for (; at < line.length; at++) {
        const next = line.charCodeAt(at)
        const isUpper = next >= 65 && next <= 90
        if (!isUpper && (next < 97 || next > 122)) break
        if (isUpper !== upper && !(isCapital && at === start + 1)) break
        if (at === start + 1) isCapital = upper && !isUpper
        if (isCapital && isUpper) break
        if (isVowel(next)) vowels++
      }
      // Case that changes within a word: a code or an address more often than a word.
      sum += wordCost(at - start, vowels, upper && !isCapital) + (isAlphanumeric(line.charCodeAt(start - 1)) ? 0.1 : 0)
    } else if (code >= 48 && code <= 57) {
      while (at < line.length && line.charCodeAt(at) >= 48 && line.charCodeAt(at) <= 57) at++
      sum += Math.ceil((at - start) / 3)
      if (line.charCodeAt(start - 1) === 32) sum++
    } else if (code === 32) {
      while (line.charCodeAt(at) === 32) at++
      if (at - start > 1) sum++
    } else {
      while (line.charCodeAt(at) === code) at++
      sum += 0.85 + (at - start - 1) * 0.5
    }
  }
  return Math.ceil(sum * 1.05)
}
