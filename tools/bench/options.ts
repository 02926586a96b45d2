import { parseOptions, UsageError } from '../options.ts'
import { type Kind, kinds } from './generated-page.ts'

export const suites = ['speed', 'tokens', 'steady'] as const
export type Suite = (typeof suites)[number]

export type BenchOptions = {
  /** Elements of the generated pages. */
  sizes: number[]
  kinds: Kind[]
  /** Measurements of each thing; their median counts. */
  runs: number
  /** Folder of pages to count tokens on: `*.html` or folders with an `index.html`. Null: those of `tests/pages`. */
  pages: string | null
  json: string | null
  only: Suite[]
}

export const usage = `npm run bench -- [options]

  --sizes 1000,5000,20000,60000   elements of the generated pages
  --kinds cards,mixed        kinds of generated pages: ${kinds.join(', ')}
  --runs 5                   measurements of each thing; the median counts
  --pages DIR                count tokens on the pages in DIR (*.html, or folders with index.html), not on tests/pages
  --only speed,tokens,steady which parts to run
  --json FILE                write the figures to FILE`

const table = {
  sizes: { type: 'string', default: '1000,5000,20000,60000' },
  kinds: { type: 'string', default: 'cards' },
  runs: { type: 'string', default: '5' },
  pages: { type: 'string' },
  json: { type: 'string' },
  only: { type: 'string', default: suites.join(',') },
  help: { type: 'boolean', default: false },
} as const

function whole(name: string, text: string): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1)
    throw new UsageError(`--${name} wants whole numbers above 0, not "${text}"`)
  return number
}

/** One of the words that an option knows. */
function word<T extends string>(option: string, known: readonly T[], given: string): T {
  const found = known.find((one) => one === given)
  if (!found) throw new UsageError(`--${option} knows ${known.join(', ')}, not "${given}"`)
  return found
}

/** Reads the command line. Throws a UsageError. */
export function readOptions(args: string[]): BenchOptions | 'help' {
  const given = parseOptions(args, table)
  if (given.help) return 'help'
  return {
    sizes: given.sizes.split(',').map((size) => whole('sizes', size)),
    runs: whole('runs', given.runs),
    pages: given.pages ?? null,
    json: given.json ?? null,
    kinds: given.kinds.split(',').map((name) => word('kinds', kinds, name)),
    only: given.only.split(',').map((name) => word('only', suites, name)),
  }
}
