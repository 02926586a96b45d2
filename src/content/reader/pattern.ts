/*
 * Patterns are matched by following all ways at once (Thompson's construction), so that the time grows with the text
 * times the pattern, whatever both are: a backtracking engine can be held for ever by a page and a pattern that fit.
 * https://swtch.com/~rsc/regexp/regexp1.html
 */

type Step =
  /** Takes one character and goes on to the next step. */
  | { take(char: string): boolean }
  /** Goes on at each of these without taking any. */
  | { to: number[] }
  /** Goes on where this holds between two characters. */
  | { at: '^' | '$' | 'b' | 'B' }

type Piece = (steps: Step[]) => void

/** Steps that a pattern may come to; `(a{99}){99}` would come to more. */
const maxSteps = 3000

class Refusal extends Error {}

const empty: Piece = () => undefined
const atom =
  (take: (char: string) => boolean): Piece =>
  (steps) => {
    steps.push({ take })
  }

/** One character or class of the pattern, by the browser's own engine, which takes no time over a single character. */
function single(source: string): Piece {
  let native: RegExp
  try {
    native = new RegExp(`^(?:${source})$`, 'isu')
  } catch {
    throw new Refusal(`Not a pattern at ${source}.`)
  }
  const known = new Map<string, boolean>()
  return atom((char) => {
    const had = known.get(char)
    if (had !== undefined) return had
    const is = native.test(char)
    if (known.size < 5000) known.set(char, is)
    return is
  })
}

const either =
  (a: Piece, b: Piece): Piece =>
  (steps) => {
    const fork = { to: [steps.length + 1] }
    steps.push(fork)
    a(steps)
    const jump = { to: [] as number[] }
    steps.push(jump)
    fork.to.push(steps.length)
    b(steps)
    jump.to.push(steps.length)
  }

const many =
  (piece: Piece): Piece =>
  (steps) => {
    const at = steps.length
    const fork = { to: [at + 1] }
    steps.push(fork)
    piece(steps)
    steps.push({ to: [at] })
    fork.to.push(steps.length)
  }

function repeat(piece: Piece, least: number, most: number): Piece {
  if (least > 1000 || (most !== Number.POSITIVE_INFINITY && most > 1000))
    throw new Refusal('More than 1000 repetitions.')
  return (steps) => {
    const guarded = (one: Piece) => {
      one(steps)
      if (steps.length > maxSteps) throw new Refusal('The pattern is too large.')
    }
    for (let n = 0; n < least; n++) guarded(piece)
    if (most === Number.POSITIVE_INFINITY) guarded(many(piece))
    else for (let n = least; n < most; n++) guarded(either(piece, empty))
  }
}

function parse(source: string): Piece {
  let at = 0
  const rest = () => source.slice(at)
  const eat = (pattern: RegExp) => {
    const found = pattern.exec(rest())?.[0]
    if (found !== undefined) at += found.length
    return found
  }

  function one(): Piece {
    if (/^\((?!\?:)\?/.test(rest())) throw new Refusal('Look-around and named groups are not known here.')
    if (eat(/^\((\?:)?/)) {
      const inside = choice()
      if (!eat(/^\)/)) throw new Refusal('A bracket is not closed.')
      return inside
    }
    if (/^\\([1-9]|k)/.test(rest())) throw new Refusal('References back are not known here.')
    const edge = eat(/^(\^|\$|\\b|\\B)/)
    if (edge) return (steps) => void steps.push({ at: edge.slice(-1) as '^' })
    const set =
      eat(/^\[(?:\\.|[^\]\\])*\]/s) ?? eat(/^\\(p|P)\{[^}]*\}|^\\u\{[^}]*\}|^\\u[\da-f]{4}|^\\x[\da-f]{2}|^\\./isu)
    if (set) return single(set)
    const plain = eat(/^[^\\[(){}*+?|]/su) ?? eat(/^[{}\]]/)
    if (plain === undefined) throw new Refusal(`Not a pattern at ${rest().slice(0, 10) || 'its end'}.`)
    return single(/[{}\]]/.test(plain) ? `\\${plain}` : plain)
  }

  function repeated(): Piece {
    let piece = one()
    for (;;) {
      const mark = eat(/^(\*|\+|\?|\{\d{1,4}(,\d{0,4})?\})\??/)
      if (!mark) return piece
      const [least = 0, most = 0] = timesOf(mark)
      if (most < least) throw new Refusal('Numbers out of order.')
      piece = repeat(piece, least, most)
    }
  }

  function choice(): Piece {
    const parts: Piece[] = []
    while (at < source.length && !/^[|)]/.test(rest())) parts.push(repeated())
    const all: Piece = (steps) => {
      for (const part of parts) part(steps)
    }
    return eat(/^\|/) ? either(all, choice()) : all
  }

  const whole = choice()
  if (at < source.length) throw new Refusal('A bracket is closed that was not opened.')
  return whole
}

const marks: Record<string, [number, number]> = {
  '*': [0, Number.POSITIVE_INFINITY],
  '+': [1, Number.POSITIVE_INFINITY],
  '?': [0, 1],
}

function timesOf(mark: string): [number, number] {
  const known = marks[mark[0] ?? '']
  if (known) return known
  const [, least = '0', comma, most = ''] = /\{(\d+)(,)?(\d*)\}/.exec(mark) ?? []
  return [Number(least), most !== '' ? Number(most) : comma ? Number.POSITIVE_INFINITY : Number(least)]
}

const isWord = (char: string | undefined) => char !== undefined && /\w/.test(char)

/** What the edges between two characters are. */
const edges: Record<'^' | '$' | 'b' | 'B', (before: string | undefined, after: string | undefined) => boolean> = {
  '^': (before) => before === undefined,
  $: (_, after) => after === undefined,
  b: (before, after) => isWord(before) !== isWord(after),
  B: (before, after) => isWord(before) === isWord(after),
}

/**
 * A test for a pattern, capitals aside, anywhere in a text; a string says why it is none. Known are classes, groups,
 * choices, counts, `^`, `$` and `\b`. Time: length of the text times size of the pattern, at most.
 */
export function patternOf(source: string): ((text: string) => boolean) | string {
  const steps: Step[] = []
  try {
    parse(source)(steps)
  } catch (error) {
    if (error instanceof Refusal) return error.message
    throw error
  }
  const seen = new Uint32Array(steps.length + 1)
  let round = 0

  return (text) => {
    const chars = [...text]
    let ways: number[] = []
    for (let at = 0; at <= chars.length; at++) {
      const [before, char] = [chars[at - 1], chars[at]]
      const open: number[] = []
      round++
      // A match may begin at every place.
      const stack = [0, ...ways.reverse()]
      while (stack.length > 0) {
        const n = stack.pop() ?? 0
        if (seen[n] === round) continue
        seen[n] = round
        const step = steps[n]
        if (!step) return true
        if ('to' in step) stack.push(...step.to)
        else if ('take' in step) open.push(n)
        else if (edges[step.at](before, char)) stack.push(n + 1)
      }
      if (char === undefined) return false
      ways = open.filter((n) => (steps[n] as { take(char: string): boolean }).take(char)).map((n) => n + 1)
    }
    return false
  }
}
