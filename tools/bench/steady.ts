import type { Page } from 'playwright'
import type { Launched } from '../browser/launch.ts'
import { stageOurs, view } from './stage.ts'

/** Bytes that the page's process holds for scripts, of the page's own and of ours. */
export type Steady = { snapshots: number; after50: number; afterAll: number; growth: number }

const snapshots = 500

/** Does the memory stay flat while a page that changes is looked at again and again? */
export async function measureSteady(browser: Launched, url: string): Promise<Steady> {
  const page = await browser.openPage(url)
  const ours = await stageOurs(browser, page)
  await ours.fresh()
  const held = await heapOf(page)
  let after50 = 0
  for (let round = 1; round <= snapshots; round++) {
    await page.evaluate((n) => {
      const list = document.querySelector('main') ?? document.body
      // New elements each time: what was kept of old ones would add up.
      list.firstElementChild?.replaceWith(list.firstElementChild.cloneNode(true))
      document.title = `round ${n}`
    }, round)
    await ours.snapshot(view)
    if (round === 50) after50 = await held()
  }
  const afterAll = await held()
  await page.close()
  return { snapshots, after50, afterAll, growth: Math.round((afterAll / after50 - 1) * 1000) / 1000 }
}

async function heapOf(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.enable')
  return async () => {
    await session.send('HeapProfiler.collectGarbage')
    const { usedSize } = await session.send('Runtime.getHeapUsage')
    return usedSize
  }
}
