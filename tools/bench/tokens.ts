import type { Launched } from '../browser/launch.ts'
import { type ActionDiff, measureDiffs } from './action-diffs.ts'
import { stageOurs, view, whole } from './stage.ts'
import { median, ratio } from './stats.ts'
import { tokensIn } from './token-count.ts'

/** Tokens of one page, by o200k_base. */
export type Tokens = {
  page: string
  whole: number
  view: number
  playwright: number
  ratio: number
  /** What actions on it changed. */
  diffs: ActionDiff[]
}

/** Counts what a model pays for each page. */
export async function measureTokens(browser: Launched, pages: { name: string; url: string }[]): Promise<Tokens[]> {
  const rows: Tokens[] = []
  for (const { name, url } of pages) {
    console.error(`counting ${name} …`)
    const page = await browser.openPage(url)
    // Widgets are built by scripts after the page has loaded.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 })))
    const ours = await stageOurs(browser, page)
    await ours.fresh()
    const all = tokensIn((await ours.snapshot(whole)).text)
    const seen = tokensIn((await ours.snapshot(view)).text)
    const theirs = tokensIn(await page.ariaSnapshot({ mode: 'ai', timeout: 60_000 }))
    const diffs = await measureDiffs(page, ours)
    rows.push({ page: name, whole: all, view: seen, playwright: theirs, ratio: ratio(all, theirs), diffs })
    await page.close()
  }
  return rows
}

/** What all pages together cost of what they cost with Playwright, and the median page. */
export function totals(rows: Tokens[]) {
  const sum = (take: (row: Tokens) => number) => rows.reduce((all, row) => all + take(row), 0)
  const diffs = rows.flatMap((row) => row.diffs.map(({ tokens }) => tokens))
  return {
    actions: diffs.length,
    medianDiff: diffs.length > 0 ? median(diffs) : 0,
    largestDiff: Math.max(0, ...diffs),
    all: ratio(
      sum((row) => row.whole),
      sum((row) => row.playwright),
    ),
    median: median(rows.map((row) => row.ratio)),
    largestView: Math.max(...rows.map((row) => row.view)),
  }
}
