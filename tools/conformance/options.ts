import { join } from 'node:path'
import { parseOptions, UsageError } from '../options.ts'

export type ConformanceOptions = {
  /** A folder of the web platform tests: `accname`, a checkout with it, or its files alone. */
  wpt: string | null
  /** A folder with `implicit-role.js` and `accessible-text.js`. */
  axe: string | null
  json: string | null
  /** The folders were named by the person, so that they must be there. */
  named: { wpt: boolean; axe: boolean }
}

const beside = join(import.meta.dirname, '../../../shared/conformance')

export const usage = `npm run conformance -- [options]

  --wpt DIR    accessible names and roles of the web platform tests: a checkout, its accname folder, or comp_*.html alone
               (default: ../shared/conformance/wpt-accname where that is)
  --axe DIR    implicit-role.js and accessible-text.js of axe-core (default: ../shared/conformance/axe-core where that is)
  --json FILE  write the figures and all misses to FILE

Exit code 1: on some set fewer are right than by Playwright.`

const table = {
  wpt: { type: 'string' },
  axe: { type: 'string' },
  json: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const

/** Reads the command line. Throws a UsageError. */
export function readOptions(args: string[], exists: (path: string) => boolean): ConformanceOptions | 'help' {
  const given = parseOptions(args, table)
  if (given.help) return 'help'
  for (const name of ['wpt', 'axe'] as const) {
    const dir = given[name]
    if (dir !== undefined && !exists(dir)) throw new UsageError(`--${name}: there is no folder ${dir}`)
  }
  const known = (name: string) => (exists(join(beside, name)) ? join(beside, name) : null)
  return {
    wpt: given.wpt ?? known('wpt-accname'),
    axe: given.axe ?? known('axe-core'),
    json: given.json ?? null,
    named: { wpt: given.wpt !== undefined, axe: given.axe !== undefined },
  }
}
