import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { builtPages } from '../tests/support/pages.ts'
import { generatedPage } from './bench/generated-page.ts'
import { readOptions, usage } from './bench/options.ts'
import { pagesIn, serve } from './bench/pages.ts'
import { type Figures, report } from './bench/report.ts'
import { measureSpeed } from './bench/speed.ts'
import { measureSteady } from './bench/steady.ts'
import { measureTokens } from './bench/tokens.ts'
import { launchWithExtension } from './browser/launch.ts'
import { triggerAction } from './browser/side-panel.ts'
import { grantSite } from './browser/sites.ts'
import { openTab } from './browser/tabs.ts'
import { build, buildIsStale } from './build/build.ts'
import { runTool } from './options.ts'

async function measure(args: string[]): Promise<void> {
  const options = readOptions(args)
  if (options === 'help') return console.log(usage)
  if (buildIsStale()) await build()
  const generated = new Map(
    options.kinds.flatMap((kind) =>
      options.sizes.map((size) => [`/${kind}-${size}.html`, generatedPage(kind, size, 1)] as const),
    ),
  )
  const folder = options.only.includes('tokens') ? (options.pages ?? (await builtPages()).dir) : null
  // The panel opens beside a page that is not measured: of two tabs at one address either could be meant.
  const pages = await serve(new Map([...generated, ['/start.html', '<!doctype html><title>start</title>']]), folder)
  const browser = await launchWithExtension({ headless: true })
  try {
    const target = await openTab(browser, pages.url('/start.html'))
    await triggerAction(browser, target)
    await grantSite(browser, '*')
    const { product } = await browser.cdp.send('Browser.getVersion')
    const figures: Figures = {
      machine: { chromium: product, node: process.version, cpus: cpus().length, model: cpus()[0]?.model ?? '' },
      runs: options.runs,
      speed: [],
      tokens: [],
      steady: null,
    }
    const made = [...generated.keys()].map((path) => ({ name: path.slice(1, -5), url: pages.url(path) }))
    if (options.only.includes('speed')) figures.speed = await measureSpeed(browser, made, options.runs)
    if (options.only.includes('tokens')) {
      const given = folder ? pagesIn(folder).map(({ name, path }) => ({ name, url: pages.url(path) })) : []
      figures.tokens = await measureTokens(browser, given)
    }
    const [first] = made
    if (options.only.includes('steady') && first) figures.steady = await measureSteady(browser, first.url)
    console.log(report(figures))
    if (options.json) writeFileSync(options.json, `${JSON.stringify(figures, null, 2)}\n`)
  } finally {
    await browser.close()
    await pages.close()
  }
}

await runTool(measure, usage)
