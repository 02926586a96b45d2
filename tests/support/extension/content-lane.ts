import type { Page } from 'playwright'
import { bundles } from '../../../src/protocol/bundles.ts'
import type { contentLane } from '../../../src/protocol/content.ts'
import { type Answer, answer, type Reply, type Request } from '../../../src/protocol/lane.ts'
import type { Launched } from '../../../tools/browser/launch.ts'
import { inWorker } from '../../../tools/browser/worker.ts'

type Kinds = typeof contentLane

export type FrameOptions = { frameId?: number }

/** The files that the worker injects: eyes, then what borrows from them. */
const contentFiles = Object.values(bundles).flatMap(({ files }) => files)

/** chrome.tabs' id of a page whose site is granted. Where several have its address, it is the one in front. */
export async function tabIdOf(browser: Launched, page: Page): Promise<number> {
  const tabs = (await inWorker(browser, 'chrome.tabs.query({})')) as { id: number; url?: string; active: boolean }[]
  const same = tabs.filter((tab) => tab.url === page.url())
  const [tab, ...more] = same.length > 1 ? same.filter((each) => each.active) : same
  if (!tab || more.length) throw new Error(`${same.length} tabs show ${page.url()}. Is its site granted?`)
  return tab.id
}

/** Injects the content script into all granted frames of a page, as the worker does; gives their frame ids. */
export async function inject(browser: Launched, page: Page): Promise<number[]> {
  const target = { tabId: await tabIdOf(browser, page), allFrames: true }
  const injection = JSON.stringify({ target, files: contentFiles })
  const frames = await inWorker(
    browser,
    `chrome.scripting.executeScript(${injection}).then((all) => all.map((one) => one.frameId))`,
  )
  return frames as number[]
}

/** Sends one message of the content lane from the worker and gives the answer, refusals included. */
export async function askRaw(
  browser: Launched,
  page: Page,
  kind: string,
  body: unknown,
  { frameId = 0 }: FrameOptions = {},
): Promise<Answer> {
  const tabId = await tabIdOf(browser, page)
  const message = JSON.stringify({ to: 'content', kind, body })
  return answer.parse(
    await inWorker(browser, `chrome.tabs.sendMessage(${tabId}, ${message}, ${JSON.stringify({ frameId })})`),
  )
}

/** Asks a frame's content script and gives the value; rejects on a refusal. */
export async function ask<K extends keyof Kinds & string>(
  browser: Launched,
  page: Page,
  kind: K,
  body: Request<Kinds, K>,
  options?: FrameOptions,
): Promise<Reply<Kinds, K>> {
  const said = await askRaw(browser, page, kind, body, options)
  if (!said.ok) throw new Error(`${kind}: ${said.error.code}: ${said.error.message}`)
  return said.value as Reply<Kinds, K>
}
