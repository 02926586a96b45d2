import { existsSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromiumPath } from './browser/chromium.ts'
import { bundleForPage } from './build/bundle-for-page.ts'
import { readAxe } from './conformance/axe.ts'
import { measure } from './conformance/measure.ts'
import { readOptions, usage } from './conformance/options.ts'
import { report } from './conformance/report.ts'
import { readWpt } from './conformance/wpt.ts'
import { runTool, UsageError } from './options.ts'

async function conformance(args: string[]): Promise<void> {
  const options = readOptions(args, existsSync)
  if (options === 'help') return console.log(usage)
  const wpt = options.wpt ? readWpt(options.wpt) : []
  const axe = options.axe ? readAxe(options.axe) : []
  if (options.named.wpt && wpt.length === 0) throw new UsageError(`--wpt: ${options.wpt} holds no pages of the tests`)
  if (options.named.axe && axe.length === 0)
    throw new UsageError(`--axe: ${options.axe} holds neither implicit-role.js nor accessible-text.js`)
  if (wpt.length + axe.length === 0) throw new UsageError('No set is here: name one by --wpt or --axe')
  // Read when Playwright is loaded.
  process.env.PWTEST_UNDER_TEST = '1'
  const { chromium } = await import('playwright')
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] })
  try {
    const sets = await measure(
      browser,
      [...wpt, ...axe],
      await bundleForPage(fileURLToPath(new URL('./conformance/in-page.ts', import.meta.url)), 'ours'),
    )
    console.log(report(sets))
    if (options.json) writeFileSync(options.json, `${JSON.stringify({ chromium: browser.version(), sets }, null, 2)}\n`)
    if (sets.some(({ right }) => right.ours < right.playwright)) process.exitCode = 1
  } finally {
    await browser.close()
  }
}

await runTool(conformance, usage)
