import { expect } from 'vitest'
import type { Lab } from './lab.ts'

/** One behaviour on one screen: the page, the command with selectors for refs, and what comes of it. */
export type Case = {
  it: string
  html: string
  run: Record<string, unknown>
  /** Event types to log, parted by spaces. */
  log?: string
  /** Read in the page afterwards. */
  state?: string
  gives: {
    outcome: string
    detail?: string | RegExp
    opens?: string
    target?: string
    strategy?: string
    settled?: string
    /** Each must be among the effects. */
    effects?: (string | RegExp)[]
    log?: string[]
    state?: unknown
    fields?: string[]
  }
}

type Report = {
  outcome: string
  detail?: string
  target?: string
  strategy?: string
  settled: string
  effects: string[]
  log: string[]
  fields?: { outcome: string }[]
}

/** Runs a case in a fresh page and holds it against its expectation. */
export async function holds(lab: Lab, test: Case): Promise<void> {
  const { run } = await lab.open(test.html)
  const start = `act.record(${JSON.stringify(test.log ?? '')}); act.run(${JSON.stringify(test.run)})`
  const report = await run<Report>(start)
  const { gives } = test
  const said = `${report.outcome} ${report.detail ?? ''} ${report.effects.join(' | ')}`
  expect(report.outcome, said).toBe(gives.outcome)
  if (gives.detail instanceof RegExp) expect(report.detail).toMatch(gives.detail)
  else if (gives.detail !== undefined) expect(report.detail).toBe(gives.detail)
  for (const key of ['target', 'strategy', 'settled'] as const)
    if (gives[key] !== undefined) expect(report[key]).toBe(gives[key])
  if (gives.log) expect(report.log).toEqual(gives.log)
  if (gives.fields) expect(report.fields?.map((f) => f.outcome)).toEqual(gives.fields)
  if (gives.effects?.length === 0) expect(report.effects).toEqual([])
  for (const effect of gives.effects ?? [])
    expect(
      report.effects.some((e) => (typeof effect === 'string' ? e === effect : effect.test(e))),
      said,
    ).toBe(true)
  if (test.state !== undefined) expect(await run(test.state)).toEqual(gives.state)
}
