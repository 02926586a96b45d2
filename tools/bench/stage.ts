import type { Page } from 'playwright'
import { bundles } from '../../src/protocol/bundles.ts'
import type { contentLane } from '../../src/protocol/content.ts'
import type { Reply, Request } from '../../src/protocol/lane.ts'
import type { Launched } from '../browser/launch.ts'
import { inWorker } from '../browser/worker.ts'

type Lane = typeof contentLane

export type Timed<T> = { ms: number; value: T }

/** Our side in one tab: each call goes from the worker to the frame and back, timed there. */
export type Ours = {
  ask<K extends keyof Lane & string>(kind: K, body: Request<Lane, K>): Promise<Timed<Reply<Lane, K>>>
  /** Forgets the frame and takes it anew: the next snapshot is cold. */
  fresh(): Promise<void>
  snapshot(
    asked: Partial<Request<Lane, 'frame.snapshot'>>,
  ): Promise<Timed<Reply<Lane, 'frame.snapshot'>> & { text: string }>
}

/** Asks for the whole page, nothing folded. */
export const whole = { budget: 100_000_000, scope: 'page' } as const
/** What a model gets when it asks for nothing special. */
export const view = { budget: 6000, scope: 'viewport' } as const

const files = [...bundles.eyes.files, ...bundles.hands.files]

/** Injects the built content script into a tab whose site is granted. */
export async function stageOurs(browser: Launched, page: Page): Promise<Ours> {
  const tabs = (await inWorker(browser, 'chrome.tabs.query({})')) as { id: number; url?: string }[]
  const tab = tabs.find(({ url }) => url === page.url())
  if (!tab) throw new Error(`No granted tab shows ${page.url()}.`)
  await inWorker(browser, `chrome.scripting.executeScript(${JSON.stringify({ target: { tabId: tab.id }, files })})`)
  let run = 0

  const ask: Ours['ask'] = async (kind, body) => {
    const message = JSON.stringify({ to: 'content', kind, body })
    const said = await inWorker(
      browser,
      `(async () => {
        const from = performance.now()
        const said = await chrome.tabs.sendMessage(${tab.id}, ${message}, { frameId: 0 })
        if (said.ok && said.value.lines) said.text = said.value.lines.join('\\n')
        return { said, ms: performance.now() - from }
      })()`,
    )
    const { said: answer, ms } = said as { said: { ok: boolean; value: never; error?: unknown }; ms: number }
    if (!answer.ok) throw new Error(`${kind}: ${JSON.stringify(answer.error)}`)
    return { ms, value: answer.value }
  }

  return {
    ask,
    async fresh() {
      await ask('frame.detach', {})
      run++
      await ask('frame.attach', { run: `bench-${run}`, frame: 0, grant: { from: 1, to: 1_000_000 } })
    },
    async snapshot(asked) {
      const timed = await ask('frame.snapshot', { ...view, ...asked })
      return { ...timed, text: timed.value.lines.join('\n') }
    },
  }
}
