import { h, render } from 'preact'
import { vi } from 'vitest'
import { fakeBrowser } from './fake-browser.ts'
import { fakeWorker } from './fake-worker.ts'

vi.setConfig({ testTimeout: 30_000 })

/** As `vi.waitFor`, with patience for a machine that is busy with other things. */
export const until = <T>(check: () => T | Promise<T>) => vi.waitFor(check, { timeout: 10_000 })

/** The whole panel, new in every test, in front of a fake worker that `before` may set up. */
export async function mount(before: (worker: ReturnType<typeof fakeWorker>) => void = () => {}) {
  const worker = fakeWorker()
  before(worker)
  const { api, hosts, link } = fakeBrowser(worker)
  vi.resetModules()
  // The one file that names the browser's API.
  vi.doMock('../../../src/platform/browser.ts', () => ({ browser: api }))
  const { App } = await import('../../../src/sidepanel/app.tsx')
  document.body.innerHTML = '<div id="app"></div>'
  const root = document.getElementById('app') as HTMLElement
  render(h(App, {}), root)

  const all = (selector: string) => Array.from(document.querySelectorAll<HTMLElement>(selector))
  const panel = {
    worker,
    hosts,
    link,
    all,
    /** The element, as soon as it is there. */
    find: (selector: string) =>
      until(() => {
        const element = document.querySelector<HTMLElement>(selector)
        if (!element) throw new Error(`no ${selector} in ${root.innerHTML.slice(0, 600)}`)
        return element
      }),
    /** The button of this name, as soon as it is there. */
    button: (name: string) =>
      until(() => {
        const button = all('button').find((b) => (b.getAttribute('aria-label') ?? b.textContent?.trim()) === name)
        if (!button) throw new Error(`no button "${name}" among ${all('button').map((b) => b.textContent?.trim())}`)
        return button as HTMLButtonElement
      }),
    press: async (name: string) => (await panel.button(name)).click(),
    write: async (selector: string, text: string) => {
      const field = (await panel.find(selector)) as HTMLTextAreaElement
      field.value = text
      field.dispatchEvent(new Event('input', { bubbles: true }))
      return field
    },
    text: () => root.textContent ?? '',
    /** Waits until the panel says these words. */
    says: (words: string) =>
      until(() => {
        if (!panel.text().includes(words)) throw new Error(`"${words}" is not in: ${panel.text()}`)
      }),
    spoken: (how: 'polite' | 'assertive') => document.querySelector(`[aria-live=${how}]`)?.textContent ?? '',
    /** Messages of a kind, as soon as there is one. */
    asked: <K extends Parameters<typeof worker.of>[0]>(kind: K) =>
      until(() => {
        const bodies = worker.of(kind)
        if (bodies.length === 0) throw new Error(`no ${kind}, only ${worker.asked.map((a) => a.kind)}`)
        return bodies
      }),
    unmount: () => {
      render(null, root)
      vi.doUnmock('../../../src/platform/browser.ts')
    },
  }
  return panel
}

export const key = (name: string, more: KeyboardEventInit = {}) =>
  new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more })
