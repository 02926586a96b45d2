import { writeFileSync } from 'node:fs'
import { bundles } from '../../../../src/protocol/bundles.ts'
import type { marksLane } from '../../../../src/protocol/content.ts'
import type { Reply } from '../../../../src/protocol/lane.ts'
import { evaluate, inWorker, type Launched, openTab } from '../../../support/extension.ts'

type Marked = Reply<typeof marksLane, 'frame.mark'>
type Answer = { ok: boolean; value: never; error?: { code: string; message: string } }

export type Scene = {
  target: string
  /** Frames that have our scripts, the top one first. */
  frames: number[]
  inPage(expression: string): Promise<unknown>
  mark(options?: { frame?: number; deadline?: number; font?: number; marks?: boolean }): Promise<Marked>
  uncover(keys: number[], frame?: number): Promise<void>
  unmark(frame?: number): Promise<{ steady: boolean }>
  detach(): Promise<void>
  /** What stands on the screen, as a data: address; kept as a file where SHOTS names a folder. */
  shot(name: string): Promise<string>
}

const files = JSON.stringify(Object.values(bundles).flatMap(({ files }) => files))

/** Opens a page and attaches its frames, with the built extension and no run: nobody else draws there. */
export async function openScene(
  browser: Launched,
  url: string,
  size: { width: number; height: number; scale?: number } = { width: 1280, height: 720 },
): Promise<Scene> {
  const address = `${url}?${Math.random()}`
  const target = await openTab(browser, address)
  const session = await browser.cdp.attach(target)
  const metrics = { width: size.width, height: size.height, deviceScaleFactor: size.scale ?? 1, mobile: false }
  await session.send('Emulation.setDeviceMetricsOverride', metrics)
  const find = `chrome.tabs.query({ url: ${JSON.stringify(address)} }).then(([tab]) => tab.id)`
  const tab = (await inWorker(browser, find)) as number
  const injected = `chrome.scripting.executeScript({ target: { tabId: ${tab}, allFrames: true }, files: ${files} }).then((all) => all.map((one) => one.frameId))`
  const frames = ((await inWorker(browser, injected)) as number[]).toSorted((a, b) => a - b)
  const send = async (kind: string, body: unknown, frameId = 0) => {
    const message = JSON.stringify({ to: 'content', kind, body })
    const said = (await inWorker(
      browser,
      `chrome.tabs.sendMessage(${tab}, ${message}, { frameId: ${frameId} })`,
    )) as Answer
    if (!said.ok) throw new Error(`${kind}: ${said.error?.message}`)
    return said.value
  }
  for (const [k, frame] of frames.entries()) {
    await send('frame.attach', { run: 'marks', frame: k, grant: { from: 1, to: 5000 } }, frame)
  }
  return {
    target,
    frames,
    inPage: (expression) => evaluate(browser.cdp, target, expression),
    mark: ({ frame = 0, deadline = 60_000, font = 11, marks = true } = {}) =>
      send('frame.mark', { marks, font, limit: 300, deadline }, frame),
    async uncover(keys, frame) {
      await send('frame.uncover', { keys }, frame)
    },
    unmark: (frame) => send('frame.unmark', {}, frame),
    async detach() {
      await send('frame.detach', {})
    },
    async shot(name) {
      const { data } = await session.send('Page.captureScreenshot', { format: 'png' })
      if (process.env.SHOTS) writeFileSync(`${process.env.SHOTS}/${name}.png`, Buffer.from(data, 'base64'))
      return `data:image/png;base64,${data}`
    },
  }
}
