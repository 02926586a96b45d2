import type { Page } from 'playwright'
import type { Lab } from './browser.ts'

type Api = typeof import('./api.ts')
export type Asked = { role: string; name: string; description: string }

/** Role, name and description of what has the id `t`, in the document or an open shadow root. */
export const askPage = (page: Page): Promise<Asked> =>
  page.evaluate(() => {
    const find = (root: Document | ShadowRoot): Element | null => {
      const here = root.querySelector('#t')
      if (here) return here
      for (const { shadowRoot } of root.querySelectorAll('*')) {
        const inner = shadowRoot && find(shadowRoot)
        if (inner) return inner
      }
      return null
    }
    const el = find(document)
    if (!el) throw new Error('no #t')
    const { snap } = globalThis as unknown as { snap: Api }
    return snap.inPass(() => ({
      role: snap.roleOf(el),
      name: snap.fullNameOf(el),
      description: snap.descriptionOf(el),
    }))
  })

/** The same of markup. */
export async function ask(lab: Lab, html: string): Promise<Asked> {
  const page = await lab.open(html)
  const asked = await askPage(page)
  await page.close()
  return asked
}
