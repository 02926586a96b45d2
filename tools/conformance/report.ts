import type { SetFigures } from './measure.ts'

const quote = (text: string) => JSON.stringify(text.length > 160 ? `${text.slice(0, 160)}…` : text)

/** The figures for a person: a line a set, then what ours gets wrong. */
export function report(sets: SetFigures[]): string {
  const rows = [
    ['set', 'cases', 'ours', 'Playwright', 'Chromium'],
    ...sets.map(({ set, total, right }) => [set, total, right.ours, right.playwright, right.chromium].map(String)),
  ]
  const widths = [0, 1, 2, 3, 4].map((at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)))
  const table = rows.map((row) =>
    row.map((cell, at) => (at ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0))).join('  '),
  )
  const misses = sets.flatMap(({ misses }) =>
    misses.map(
      ({ file, test, kind, want, got, playwright, chromium }) =>
        `${file}: ${test.length > 200 ? `${test.slice(0, 200)}…` : test}\n  ${kind} ${quote(want)}, ours ${quote(got)}, ` +
        `Playwright ${quote(playwright)}, Chromium ${quote(chromium)}`,
    ),
  )
  return [...table, '', misses.length > 0 ? 'Not right:' : 'All right.', ...misses].join('\n')
}
