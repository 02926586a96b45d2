import { evaluate } from './evaluate.ts'
import { type Launched, workerTarget } from './launch.ts'
import { until } from './until.ts'

/** Runs an expression in the extension's worker, which must be alive. */
export async function inWorker(browser: Launched, expression: string): Promise<unknown> {
  const target = await workerTarget(browser.cdp, browser.id)
  if (!target) throw new Error('The service worker is dead.')
  return evaluate(browser.cdp, target, expression)
}

/** Is the worker alive now? */
export async function workerAlive(browser: Launched): Promise<boolean> {
  return (await workerTarget(browser.cdp, browser.id)) !== undefined
}

/** Ends the worker as the browser would, and waits until it is dead. Whatever it is sent next starts a new one. */
export async function killWorker(browser: Launched): Promise<void> {
  const target = await workerTarget(browser.cdp, browser.id)
  if (!target) return
  await browser.cdp.send('Target.closeTarget', { targetId: target })
  await until('the death of the service worker', async () => (await workerTarget(browser.cdp, browser.id)) !== target)
}
