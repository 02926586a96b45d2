import { existsSync, writeFileSync } from 'node:fs'
import { chromiumPath } from './browser/chromium.ts'
import { readAxe } from './conformance/axe.ts'
import { bundleInPage } from './conformance/bundle.ts'
import { measure } from './conformance/measure.ts'
import { readOptions, UsageError, usage } from './conformance/options.ts'
import { report } from './conformance/report.ts'
import { readWpt } from './conformance/wpt.ts'

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
    const sets = await measure(browser, [...wpt, ...axe], await bundleInPage())
    console.log(report(sets))
    if (options.json) writeFileSync(options.json, `${JSON.stringify({ chromium: browser.version(), sets }, null, 2)}\n`)
    if (sets.some(({ right }) => right.ours < right.playwright)) process.exitCode = 1
  } finally {
    await browser.close()
  }
}

try {
  await conformance(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  console.error(`${error.message}\n\n${usage}`)
  process.exitCode = 2
}
