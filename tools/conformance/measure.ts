import type { Browser } from 'playwright'
import type { Case } from './cases.ts'
import { type Engine, engines, prepare } from './engines.ts'
import type { Sheet } from './sheet.ts'

export type Miss = { file: string; test: string; kind: string; want: string; got: string }
export type SetFigures = {
  set: string
  total: number
  right: Record<Engine['name'], number>
  /** What ours gets wrong, with what the others say. */
  misses: (Miss & { playwright: string; chromium: string })[]
}

const synonyms: Record<string, string> = { image: 'img', presentation: '', none: '', generic: '' }

/**
 * What counts as equal: names with white space folded (all kinds of it: a person cannot tell them apart, and neither
 * should a model have to), roles with ARIA's synonyms and the absence of a role as one.
 */
const norm = (kind: Case['kind'], text: string) =>
  kind === 'role' ? (synonyms[text] ?? text) : text.replace(/\s+/g, ' ').trim()

/** Asks all engines about all sheets, one after another. `code` is what `bundleInPage` gives. */
export async function measure(browser: Browser, sheets: Sheet[], code: string): Promise<SetFigures[]> {
  const sets = new Map<string, SetFigures>()
  const page = await browser.newPage()
  for (const sheet of sheets) {
    const cases = await prepare(page, code, sheet)
    const answers: Record<string, string[]> = {}
    for (const { name, ask } of engines) answers[name] = await ask(page, cases)
    const figures = sets.get(sheet.set) ?? {
      set: sheet.set,
      total: 0,
      right: { ours: 0, playwright: 0, chromium: 0 },
      misses: [],
    }
    sets.set(sheet.set, figures)
    for (const [at, { kind, want, test }] of cases.entries()) {
      const got = (name: Engine['name']) => answers[name]?.[at] ?? ''
      const isRight = (name: Engine['name']) => norm(kind, got(name)) === norm(kind, want)
      figures.total++
      for (const { name } of engines) if (isRight(name)) figures.right[name]++
      if (!isRight('ours'))
        figures.misses.push({
          file: sheet.file,
          test,
          kind,
          want,
          got: got('ours'),
          playwright: got('playwright'),
          chromium: got('chromium'),
        })
    }
  }
  await page.close()
  return [...sets.values()].filter(({ total }) => total > 0)
}
