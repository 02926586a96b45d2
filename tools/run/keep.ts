import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { RunEvent } from '../../src/protocol/events.ts'
import type { Cdp } from '../browser/cdp.ts'
import type { PanelClient } from './panel-client.ts'

export type Keeper = { event(event: RunEvent): void; finish(panel: PanelClient): Promise<void> }

/** A page with a native dialog open gives no picture; it is then left out. */
const patience = 3000

/** Picture of the page in front; null where there is none to be had. */
async function pageInFront(cdp: Cdp): Promise<Buffer | null> {
  const { targetInfos } = await cdp.send('Target.getTargets')
  for (const { type, url, targetId } of targetInfos) {
    if (type !== 'page' || !/^https?:/.test(url)) continue
    const session = await cdp.attach(targetId)
    const seen = session.send('Runtime.evaluate', { expression: 'document.visibilityState' })
    const visible = await Promise.race([seen.then(({ result }) => result.value === 'visible'), sleep(patience, false)])
    const shot = visible && session.send('Page.captureScreenshot', { format: 'png' })
    const taken = shot && (await Promise.race([shot, sleep(patience, null)]))
    await cdp.send('Target.detachFromTarget', { sessionId: session.sessionId })
    if (taken) return Buffer.from(taken.data, 'base64')
  }
  return null
}

/** Keeps trace.jsonl, step-001.png … and panel.png in a folder. */
export function keepIn(folder: string, cdp: Cdp, bug: (error: unknown) => void): Keeper {
  mkdirSync(folder, { recursive: true })
  const trace = join(folder, 'trace.jsonl')
  writeFileSync(trace, '')
  let steps = 0
  let taking = Promise.resolve()
  return {
    event(event) {
      appendFileSync(trace, `${JSON.stringify(event)}\n`)
      if (event.type !== 'action.settled') return
      const file = join(folder, `step-${String(++steps).padStart(3, '0')}.png`)
      const take = async () => {
        const picture = await pageInFront(cdp)
        if (picture) writeFileSync(file, picture)
      }
      taking = taking.then(take).catch(bug)
    },
    async finish(panel) {
      await taking
      await panel.picture().then((picture) => writeFileSync(join(folder, 'panel.png'), picture), bug)
    },
  }
}
