import { once } from 'node:events'
import { type Launched, launchWithExtension } from '../browser/launch.ts'
import { triggerAction } from '../browser/side-panel.ts'
import { grantSite } from '../browser/sites.ts'
import { BuildError, build, buildIsStale } from '../build/build.ts'
import { conduct } from './conduct.ts'
import { type Demo, demoGoal, ordersOf, startDemo } from './demo.ts'
import { codes, type Ending, failed } from './ending.ts'
import { interruptions } from './interruptions.ts'
import { keepIn } from './keep.ts'
import type { RunOptions } from './options.ts'
import { panelClient } from './panel-client.ts'
import { personAtTerminal } from './person.ts'
import { openInFirstTab, PlaceError } from './place.ts'
import { jsonReport, type Report } from './report.ts'
import { snapshotGoal, startRun } from './start-run.ts'
import { painted, plain, traceReport } from './trace.ts'

const toStderr = (line: string) => void process.stderr.write(`${line}\n`)
const toStdout = (line: string) => void process.stdout.write(`${line}\n`)

function reportFor({ json, snapshot }: RunOptions): Report {
  if (json) return jsonReport(toStdout, toStderr)
  // The page's text stands alone on the standard output.
  const out = snapshot ? toStderr : toStdout
  return traceReport(out, process.stdout.isTTY && !process.env.NO_COLOR ? painted : plain)
}

type Stage = { options: RunOptions; browser: Launched; demo: Demo | null; report: Report; signal: AbortSignal }

/** All between an open browser and the run's end. */
async function play({ options, browser, demo, report, signal }: Stage): Promise<{ ending: Ending; steps: number }> {
  const url = options.url ?? demo?.url ?? ''
  report.say(`Opening ${url}`)
  const panel = await panelClient(browser.cdp, await triggerAction(browser, await openInFirstTab(browser, url)))
  const share = async (origin: string) => {
    await grantSite(browser, origin)
    await panel.ask('sites.share', { origin, subdomains: false })
  }
  const allow = options.allow ?? demo?.origins ?? [new URL(url).origin]
  for (const origin of allow) await share(origin)

  const typical = demo !== null && options.goal === null && !options.snapshot
  if (typical)
    report.say('The goal is typed into the panel. What a person would be asked to approve, this demo approves itself.')
  const goal = options.snapshot ? snapshotGoal : (options.goal ?? demoGoal(new Date()))
  const started = await startRun({ panel, browser, options, goal, typed: typical })
  if (started.run === null) return { ending: failed(started.reason), steps: 0 }

  const keeper = options.out === null ? null : keepIn(options.out, browser.cdp, (error) => report.say(String(error)))
  const first = new AbortController()
  const result = await conduct({
    panel,
    run: started.run,
    stand: {
      ask: panel.ask,
      answers: [...options.answers],
      approve: typical ? (options.approve ?? 'always') : options.approve,
      person: personAtTerminal(options.json || options.snapshot),
      allowed: (origin) => allow.includes('*') || allow.includes(origin),
      share,
      visible: !options.headless,
    },
    hear(event, state) {
      keeper?.event(event)
      if (!options.snapshot) return report.event(event, state)
      if (event.type !== 'page.observed' || first.signal.aborted) return
      if (options.json) report.event(event, state)
      else toStdout(event.text)
      first.abort({ status: 'done', answer: '', reason: '', code: codes.done } satisfies Ending)
    },
    remark: report.say,
    signal: AbortSignal.any([signal, first.signal]),
  })
  await keeper?.finish(panel)
  return result
}

async function closing(browser: Launched, { keepOpen }: RunOptions, report: Report): Promise<void> {
  if (keepOpen) {
    report.say('The browser stays open. Close its window or press Ctrl+C to end.')
    await Promise.race([browser.ended, once(process, 'SIGINT')])
  }
  await browser.close()
}

async function buildIsThere(report: Report): Promise<boolean> {
  if (!buildIsStale()) return true
  report.say('Building the extension …')
  try {
    await build()
    return true
  } catch (error) {
    if (!(error instanceof BuildError)) throw error
    report.end(failed(error.message), 0)
    return false
  }
}

/** Carries out what the command line says; gives the exit code. */
export async function run(options: RunOptions): Promise<number> {
  const report = reportFor(options)
  if (!(await buildIsThere(report))) return codes.failed
  const demo = options.url === null ? await startDemo() : null
  const outer = interruptions(options.timeout)
  try {
    report.say(`Starting Chromium ${options.headless ? 'without a window' : ''}`.trim())
    const browser = await launchWithExtension({ headless: options.headless })
    void browser.ended.then(() => outer.interrupt(failed('The browser was closed.')))
    try {
      const { ending, steps } = await play({ options, browser, demo, report, signal: outer.signal })
      if (!options.snapshot || options.json || ending.code !== codes.done) report.end(ending, steps)
      if (demo && !options.json && !options.snapshot) {
        const orders = ordersOf(demo)
        report.say(
          orders.length ? `The shop's server says:\n${orders.join('\n')}` : 'The shop was left without an order.',
        )
      }
      return ending.code
    } catch (error) {
      if (!(error instanceof PlaceError)) throw error
      report.end(failed(error.message), 0)
      return codes.failed
    } finally {
      outer.stop()
      await closing(browser, options, report)
    }
  } finally {
    outer.stop()
    await demo?.shop.close()
  }
}
