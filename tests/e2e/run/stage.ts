import type { RunState } from '../../../src/agent/loop/run-state.ts'
import { step } from '../../../src/agent/loop/state.ts'
import type { Limits, RunEvent, StreamItem } from '../../../src/protocol/events.ts'
import { type PanelClient, panelClient } from '../../../tools/run/panel-client.ts'
import {
  evaluate,
  grantSite,
  launchWithExtension,
  openTab,
  panelTarget,
  triggerAction,
  until,
} from '../../support/extension.ts'
import { type ModelServer, type ModelServerOptions, type Script, startModelServer } from '../../support/model-server.ts'

type Browser = Awaited<ReturnType<typeof launchWithExtension>>

export type Following = {
  id: string
  events: RunEvent[]
  items: StreamItem[]
  state(): RunState
  /** Waits for a phase, or for what a function finds in the state. */
  until(wanted: string | ((state: RunState) => unknown)): Promise<RunState>
}

export type Stage = {
  browser: Browser
  /** A getter: it is another one after `restart`. */
  readonly panel: PanelClient
  /** Target of the tab that the panel was opened on. */
  tab: string
  /** Evaluates in the page; gives JSON. */
  inPage(expression: string, tab?: string): Promise<unknown>
  /** Starts a run and follows it. */
  run(
    goal: string,
    options?: { script?: Script; server?: ModelServerOptions; limits?: Limits; stream?: boolean; tabId?: number },
  ): Promise<Following>
  follow(id: string): Promise<Following>
  /** Ends what an earlier test left and puts the tab on a page. */
  reset(url: string): Promise<void>
  /** Reloads the extension, as an update does, and opens its panel again. */
  restart(): Promise<void>
  model(): ModelServer
  close(): Promise<void>
}

/** A Chromium with the extension, a page, the real side panel on it, and its sites shared. No Playwright in it. */
export async function openStage(url: string, sites: string[]): Promise<Stage> {
  const browser = await launchWithExtension()
  const servers: ModelServer[] = []
  try {
    const tab = await openTab(browser, url)
    let panel = await panelClient(browser.cdp, await triggerAction(browser, tab))
    const share = async (origin: string) => {
      await grantSite(browser, origin)
      await panel.ask('sites.share', { origin, subdomains: false })
    }
    for (const origin of sites) await share(origin)
    const { windowId } = await panel.place()

    const follow = async (id: string): Promise<Following> => {
      const events: RunEvent[] = []
      const items: StreamItem[] = []
      let state: RunState | null = null
      await panel.follow(id, (item) => {
        items.push(item)
        if (item.type !== 'event') return
        events.push(item.event)
        state = step(state, item.event)
      })
      const now = () => {
        if (!state) throw new Error('The run has not begun.')
        return state
      }
      return {
        id,
        events,
        items,
        state: now,
        until: async (wanted) => {
          const holds = () => state && (typeof wanted === 'string' ? state.phase === wanted : wanted(state))
          await until(`the run to be ${wanted}`, async () => holds(), 30_000).catch((error: Error) => {
            const last = state?.steps.at(-1)
            throw new Error(
              `${error.message} It is ${state?.phase}. ${state?.paused?.sentence ?? ''} ${last?.what ?? ''}: ${last?.said ?? ''}`,
            )
          })
          return now()
        },
      }
    }

    return {
      browser,
      get panel() {
        return panel
      },
      tab,
      inPage: (expression, target = tab) => evaluate(browser.cdp, target, expression),
      follow,
      async reset(to) {
        const { run } = await panel.ask('panel.state', { windowId })
        // A run that has ended answers with a trouble, which is as good here.
        if (run !== null) await panel.ask('run.stop', { run })
        // A page that leaves while it is asked rejects; it is asked again.
        const ask = (expression: string) => evaluate(browser.cdp, tab, expression).catch(() => null)
        await ask(`self.old = true; setTimeout(() => { location.href = ${JSON.stringify(to)} })`)
        await until(
          to,
          async () => (await ask('document.readyState + self.old + location.href')) === `completeundefined${to}`,
        )
        await browser.cdp.send('Target.activateTarget', { targetId: tab })
      },
      async restart() {
        const settings = await openTab(browser, 'chrome://extensions/', true)
        // Without it Chromium leaves an unpacked extension disabled after a reload.
        const developer = 'chrome.developerPrivate.updateProfileConfiguration({ inDeveloperMode: true })'
        await evaluate(browser.cdp, settings, developer)
        await evaluate(browser.cdp, settings, `chrome.developerPrivate.reload('${browser.id}', { failQuietly: true })`)
        await until('the panel to close', async () => (await panelTarget(browser)) === undefined)
        const state = `chrome.developerPrivate.getExtensionInfo('${browser.id}').then((info) => info.state)`
        await until('the extension', async () => (await evaluate(browser.cdp, settings, state)) === 'ENABLED')
        await browser.cdp.send('Target.closeTarget', { targetId: settings })
        const opened = await until('the panel', () => triggerAction(browser, tab).catch(() => null), 40_000)
        panel = await panelClient(browser.cdp, opened)
      },
      model: () => {
        const last = servers.at(-1)
        if (!last) throw new Error('No model server was started.')
        return last
      },
      async run(goal, { script, server: options, limits, stream = true, tabId } = {}) {
        let model: { kind: 'steps' } | { kind: 'endpoint'; id: string; label: string } = { kind: 'steps' }
        if (script) {
          const server = await startModelServer(script, options)
          servers.push(server)
          await grantSite(browser, new URL(server.baseUrl).origin)
          const profile = {
            id: null,
            label: 'test',
            preset: 'other',
            baseUrl: server.baseUrl,
            model: 'test-model',
            stream,
            key: 'sk-test',
          }
          const { id } = await panel.ask('models.save', profile)
          model = { kind: 'endpoint', id: id ?? '', label: 'test' }
        }
        const { run, trouble } = await panel.ask('run.start', {
          windowId,
          goal,
          model,
          ...(limits && { limits }),
          ...(tabId && { tabId }),
        })
        if (run === null) throw new Error(trouble?.sentence ?? 'The run did not start.')
        return follow(run)
      },
      async close() {
        await browser.close()
        await Promise.all(servers.map((server) => server.close()))
      },
    }
  } catch (error) {
    await browser.close()
    throw error
  }
}
