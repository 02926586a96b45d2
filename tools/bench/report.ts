import type { Speed } from './speed.ts'
import type { Steady } from './steady.ts'
import { type Tokens, totals } from './tokens.ts'

/** All figures of one run. */
export type Figures = {
  machine: { chromium: string; node: string; cpus: number; model: string }
  runs: number
  speed: Speed[]
  tokens: Tokens[]
  steady: Steady | null
}

function table(head: string[], rows: (string | number | null)[][]): string {
  const all = [head, ...rows.map((row) => row.map((cell) => String(cell ?? '–')))]
  const widths = head.map((_, at) => Math.max(...all.map((row) => row[at]?.length ?? 0)))
  const line = (row: string[]) =>
    row.map((cell, at) => (at ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0))).join('  ')
  return all.map(line).join('\n')
}

const speedTable = (rows: Speed[]) =>
  table(
    [
      'page',
      'elements',
      'cold ms',
      'x floor',
      'x Playwright',
      'x page-agent',
      'view ms',
      'again x cold',
      'again, view',
      'block ms',
    ],
    rows.map(({ page, elements, cold, view, ratios, longestBlock }) => [
      page,
      elements,
      cold.ours,
      ratios.floor,
      ratios.playwright,
      ratios.pageAgent,
      view,
      ratios.againWhole,
      ratios.againView,
      longestBlock,
    ]),
  )

const tokenTable = (rows: Tokens[]) =>
  table(
    ['page', 'Playwright', 'whole', 'ratio', 'view'],
    rows.map((row) => [row.page, row.playwright, row.whole, row.ratio, row.view]),
  )

/** The figures for a person. */
export function report({ speed, tokens, steady }: Figures): string {
  const parts: string[] = []
  if (speed.length > 0) parts.push(speedTable(speed))
  if (tokens.length > 0) {
    const { all, median, largestView, actions, medianDiff, largestDiff } = totals(tokens)
    parts.push(
      tokenTable(tokens),
      `all pages: ${all} of Playwright's tokens, median page ${median}, largest view ${largestView}`,
      `diffs of ${actions} actions: median ${medianDiff}, largest ${largestDiff}`,
    )
  }
  if (steady) {
    const mb = (bytes: number) => (bytes / 1_000_000).toFixed(1)
    parts.push(
      `heap after 50 looks ${mb(steady.after50)} MB, after ${steady.snapshots}: ${mb(steady.afterAll)} MB (${(steady.growth * 100).toFixed(1)} %)`,
    )
  }
  return parts.join('\n\n')
}
