import { writeFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Pages, serve } from '../../../tools/bench/pages.ts'
import { grantSite, type Launched, launchWithExtension, openTab, triggerAction } from '../../support/extension.ts'
import { builtPages, type Truth } from '../../support/pages.ts'
import { pages } from './pages/index.ts'
import { focusable, listened, type Told } from './support/browsers-truth.ts'
import type { Judgement } from './support/judge.ts'
import { inWorld, openScene } from './support/world.ts'

type Case = { name: string; truth: Truth[]; url(): string }
type Row = { page: string; labels: Judgement; listened: Told; focusable: Told }

const bar = 0.995
/** Of the lines with a ref, so many stand for something that can be acted on. */
const leastPrecision = 0.9

const servers: Record<'own' | 'built', Pages | undefined> = { own: undefined, built: undefined }
const ownCases: Case[] = Object.entries(pages).map(([name, { truth }]) => ({
  name,
  truth,
  url: () => servers.own?.url(`/${name}.html`) ?? '',
}))

const built = process.env.RECALL === 'own' ? null : await builtPages()
const builtCases: Case[] = (built?.names ?? []).map((name) => ({
  name,
  truth: built?.truthOf(name) ?? [],
  url: () => servers.built?.url(`/${name}/index.html`) ?? '',
}))
const only = process.env.RECALL_PAGES?.split(',')
const cases = [...ownCases, ...builtCases].filter(({ name }) => !only || only.includes(name))

let browser: Launched
const rows: Row[] = []

beforeAll(async () => {
  servers.own = await serve(new Map(Object.entries(pages).map(([name, { html }]) => [`/${name}.html`, html])), null)
  if (built) servers.built = await serve(new Map(), built.dir)
  browser = await launchWithExtension()
  await triggerAction(browser, await openTab(browser, 'about:blank'))
  await grantSite(browser, '*')
})
afterAll(async () => {
  await browser?.close()
  await Promise.all(Object.values(servers).map((server) => server?.close()))
})

describe('what a person can click has a line that stands for it', () => {
  it.each(cases)('$name', async ({ name, truth, url }) => {
    const scene = await openScene(browser, url())
    const row = { page: name, listened: await listened(scene), focusable: await focusable(scene) }
    const labels = (await inWorld(
      scene,
      `recall.judge(${JSON.stringify(truth)}, ${JSON.stringify(scene.lines)})`,
    )) as Judgement
    rows.push({ ...row, labels })
    if (process.env.RECALL_SHOW) console.log(scene.lines.join('\n'), JSON.stringify(rows.at(-1), null, 1))
    await scene.close()
    expect(labels.labelled).toBeGreaterThan(0)
  })

  it('over all pages', () => {
    const sum = (of: (row: Row) => number) => rows.reduce((n, row) => n + of(row), 0)
    const misses = rows.flatMap(({ page, labels }) => labels.misses.map((miss) => `${page}: ${miss}`))
    const recall = sum(({ labels }) => labels.found) / sum(({ labels }) => labels.labelled)
    const precision = sum(({ labels }) => labels.right) / sum(({ labels }) => labels.lines)
    const report = {
      labelled: sum(({ labels }) => labels.labelled),
      recall,
      misses,
      precision,
      pages: rows.map(({ page, labels, listened: heard, focusable: focused }) => ({
        page,
        labelled: labels.labelled,
        found: labels.found,
        lines: labels.lines,
        right: labels.right,
        wrong: labels.wrong.slice(0, 20),
        ghosts: labels.ghosts,
        listened: { asked: heard.asked, missed: heard.missed },
        focusable: { asked: focused.asked, missed: focused.missed },
      })),
    }
    if (process.env.UPDATE) writeFileSync('docs/recall.json', `${JSON.stringify(report, null, 2)}\n`)
    if (process.env.RECALL_SHOW) console.log(JSON.stringify(report, null, 1))
    expect(recall, misses.join('\n')).toBeGreaterThanOrEqual(bar)
    expect(precision).toBeGreaterThanOrEqual(leastPrecision)
  })
})
