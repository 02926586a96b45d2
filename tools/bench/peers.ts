import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright'
import { bundleForPage } from '../build/bundle-for-page.ts'
import type { Timed } from './stage.ts'

export type Peer = { name: string; take(page: Page): Promise<Timed<string>> }

/** The least that any walk does: a box and a computed style of each element. */
const floor: Peer = {
  name: 'floor',
  take: (page) =>
    page.evaluate(() => {
      const from = performance.now()
      const walker = document.createTreeWalker(document, NodeFilter.SHOW_ELEMENT)
      let sum = 0
      for (let el = walker.nextNode() as Element | null; el; el = walker.nextNode() as Element | null) {
        sum += el.getBoundingClientRect().width + (getComputedStyle(el).visibility === 'visible' ? 1 : 0)
      }
      return { ms: performance.now() - from, value: String(sum) }
    }),
}

const playwright: Peer = {
  name: 'playwright',
  async take(page) {
    const from = performance.now()
    const value = await page.ariaSnapshot({ mode: 'ai', timeout: 120_000 })
    return { ms: performance.now() - from, value }
  },
}

type PageAgent = { PageController: new (config: object) => { updateTree(): Promise<string>; dispose(): void } }

/** `@page-agent/page-controller` in the page's own world, as its users run it. */
async function pageAgentPeer(): Promise<Peer> {
  const code = await bundleForPage(fileURLToPath(import.meta.resolve('@page-agent/page-controller')), 'pageAgent')
  return {
    name: 'page-agent',
    async take(page) {
      const known = await page.evaluate(() => 'pageAgent' in globalThis)
      if (!known) await page.evaluate(code)
      return page.evaluate(async () => {
        const { pageAgent } = globalThis as unknown as { pageAgent: PageAgent }
        const from = performance.now()
        // -1: all of the page, not just what is in view.
        const controller = new pageAgent.PageController({
          enableMask: false,
          viewportExpansion: -1,
          highlightOpacity: 0,
        })
        const value = await controller.updateTree()
        const ms = performance.now() - from
        // What it draws over the page must not be there when the next one looks.
        controller.dispose()
        return { ms, value }
      })
    },
  }
}

/** The peers of a whole-page snapshot, floor first. */
export const peersOf = async (): Promise<Peer[]> => [floor, playwright, await pageAgentPeer()]
