import type { Page } from 'playwright'
import type { Case } from './cases.ts'
import type { Sheet } from './sheet.ts'

export type Engine = { name: 'ours' | 'playwright' | 'chromium'; ask(page: Page, cases: Case[]): Promise<string[]> }

type World = { ours: typeof import('./in-page.ts') }

/** Brings our functions into the page and finds what is asked about. `code` is what `bundleInPage` gives. */
export async function prepare(page: Page, code: string, sheet: Sheet): Promise<Case[]> {
  // A world of its own for each.
  await page.goto('about:blank')
  await page.setContent(sheet.html)
  await page.evaluate(code)
  return page.evaluate((asks) => (globalThis as unknown as World).ours.findCases(asks), sheet.asks)
}

const kindsOf = (cases: Case[]) => cases.map(({ kind }) => kind)

const ours: Engine = {
  name: 'ours',
  ask: (page, cases) => page.evaluate((kinds) => (globalThis as unknown as World).ours.askOurs(kinds), kindsOf(cases)),
}

/** Playwright's own script in the page, which it shows to tests of itself where `PWTEST_UNDER_TEST` is set. */
const playwright: Engine = {
  name: 'playwright',
  ask: (page, cases) =>
    // A query by selector is what brings the script into the page's own world.
    page.$eval('html', (_, kinds) => (globalThis as unknown as World).ours.askPlaywright(kinds), kindsOf(cases)),
}

/** What the browser tells assistive technology, by its debugging protocol. */
const chromium: Engine = {
  name: 'chromium',
  async ask(page, cases) {
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Accessibility.enable')
    const answers: string[] = []
    for (const [at, { kind }] of cases.entries()) {
      const { result } = await cdp.send('Runtime.evaluate', { expression: `cases[${at}]` })
      const objectId = result.objectId ?? ''
      const { nodes } = await cdp.send('Accessibility.getPartialAXTree', { objectId, fetchRelatives: false })
      const [node] = nodes
      // Chromium's own words for roles are none of ARIA's.
      const isOwn = kind === 'role' && (node?.ignored || node?.role?.type === 'internalRole')
      answers.push(isOwn ? '' : String(node?.[kind]?.value ?? ''))
    }
    await cdp.detach()
    return answers
  },
}

export const engines: Engine[] = [ours, playwright, chromium]
