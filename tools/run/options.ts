import { parseOptions, UsageError } from '../options.ts'

export type RunOptions = {
  /** Null: the practice shop. */
  url: string | null
  /** Null: the demo's own goal. */
  goal: string | null
  model: { baseUrl: string; model: string; key: string } | null
  snapshot: boolean
  json: boolean
  answers: string[]
  /** Origins, `*` for all; null: that of the page. */
  allow: string[] | null
  approve: 'never' | 'always' | null
  maxSteps: number | null
  /** Seconds. */
  timeout: number | null
  headless: boolean
  out: string | null
  keepOpen: boolean
}

const table = {
  url: { type: 'string' },
  goal: { type: 'string' },
  'base-url': { type: 'string' },
  model: { type: 'string' },
  'api-key': { type: 'string' },
  snapshot: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  answer: { type: 'string', multiple: true, default: [] as string[] },
  allow: { type: 'string' },
  approve: { type: 'string' },
  'max-steps': { type: 'string' },
  timeout: { type: 'string' },
  headed: { type: 'boolean', default: false },
  headless: { type: 'boolean', default: false },
  out: { type: 'string' },
  'keep-open': { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

/** An http or https address in its full form. */
function address(name: string, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : null
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') {
    throw new UsageError(`--${name} wants an http or https address, not "${value}"`)
  }
  return url.href
}

function number(name: string, value: string | undefined, whole: boolean): number | null {
  if (value === undefined) return null
  const read = Number(value)
  if (!(read > 0) || read === Infinity || (whole && !Number.isInteger(read))) {
    throw new UsageError(`--${name} wants a ${whole ? 'whole ' : ''}number above 0, not "${value}"`)
  }
  return read
}

function modelOf(baseUrl: string | undefined, model: string | undefined, key: string | undefined): RunOptions['model'] {
  if (baseUrl === undefined && model === undefined && key === undefined) return null
  if (baseUrl === undefined || model === undefined) throw new UsageError('--base-url and --model go together')
  return { baseUrl: address('base-url', baseUrl), model, key: key ?? '' }
}

const originsOf = (list: string): string[] =>
  list === 'all' ? ['*'] : list.split(',').map((one) => new URL(address('allow', one.trim())).origin)

function approval(value: string | undefined): RunOptions['approve'] {
  if (value === undefined || value === 'never' || value === 'always') return value ?? null
  throw new UsageError(`--approve wants never or always, not "${value}"`)
}

/** Is there something to show a window on? */
const hasDisplay = (env: NodeJS.ProcessEnv, platform: NodeJS.Platform) =>
  platform !== 'linux' || Boolean(env.DISPLAY || env.WAYLAND_DISPLAY)

/** Reads the command line; `help` where that was asked for. Throws a UsageError. */
export function readOptions(
  args: string[],
  env: NodeJS.ProcessEnv = process.env,
  platform: NodeJS.Platform = process.platform,
): RunOptions | 'help' {
  const given = parseOptions(args, table)
  if (given.help) return 'help'
  if (given.headed && given.headless) throw new UsageError('--headed and --headless exclude each other')
  if (given.goal?.trim() === '') throw new UsageError('--goal is empty')
  if (given.snapshot && given.goal !== undefined) throw new UsageError('--snapshot takes no --goal')
  if (given.url !== undefined && given.goal === undefined && !given.snapshot) {
    throw new UsageError('--url needs a --goal, or --snapshot')
  }
  return {
    url: given.url === undefined ? null : address('url', given.url),
    goal: given.goal ?? null,
    model: modelOf(given['base-url'], given.model, given['api-key'] ?? (given['base-url'] && env.COBROWSER_API_KEY)),
    snapshot: given.snapshot,
    json: given.json,
    answers: given.answer,
    allow: given.allow === undefined ? null : originsOf(given.allow),
    approve: approval(given.approve),
    maxSteps: number('max-steps', given['max-steps'], true),
    timeout: number('timeout', given.timeout, false),
    headless: given.headless || (!given.headed && !hasDisplay(env, platform)),
    out: given.out ?? null,
    keepOpen: given['keep-open'],
  }
}
