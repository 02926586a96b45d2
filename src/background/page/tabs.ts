import type { RunState } from '../../agent/loop/state.ts'
import type { TabView } from '../../agent/ports.ts'
import { browser } from '../../platform/browser.ts'
import { mayWorkOn, webOrigin } from '../../platform/sites.ts'
import { untilLoaded } from './settle-tab.ts'

type Tab = Awaited<ReturnType<typeof browser.tabs.get>>

const view = (tab: Tab, state: RunState): TabView => ({
  tabId: tab.id ?? -1,
  url: tab.url ?? '',
  title: tab.title ?? '',
  active: tab.active,
  openedByRun: state.openedTabs.includes(tab.id ?? -1),
})

async function usable(tab: Tab, state: RunState): Promise<boolean> {
  if (tab.id === undefined) return false
  if (tab.id === state.tabId || state.openedTabs.includes(tab.id)) return true
  const origin = webOrigin(tab.url)
  return origin !== null && (await mayWorkOn(origin, tab.id))
}

/** Tabs of the run's window that it may use: its own, those it opened, and those on shared sites. */
export async function listTabs(state: RunState): Promise<TabView[]> {
  const tabs = await browser.tabs.query({ windowId: state.windowId })
  const may = await Promise.all(tabs.map((tab) => usable(tab, state)))
  return tabs.filter((_, index) => may[index]).map((tab) => view(tab, state))
}

/** Opens a tab behind the one in front: the user's focus stays where it is. */
export async function openTab(url: string, state: RunState, signal: AbortSignal): Promise<TabView> {
  const tab = await browser.tabs.create({ url, active: false, windowId: state.windowId })
  const id = tab.id ?? -1
  await untilLoaded(id, signal)
  return { ...view(await browser.tabs.get(id), state), url, openedByRun: true }
}

export async function switchTab(tabId: number, state: RunState): Promise<boolean> {
  return (await listTabs(state)).some((tab) => tab.tabId === tabId)
}

export async function closeTab(tabId: number): Promise<boolean> {
  try {
    await browser.tabs.remove(tabId)
    return true
  } catch {
    // The only way it fails: the tab is gone already.
    return false
  }
}

/** Collects tabs that a tab opens while something is done in it. */
export function watchOpened(tabId: number) {
  const opened: number[] = []
  const listener = (tab: Tab) => {
    if (tab.openerTabId === tabId && tab.id !== undefined) opened.push(tab.id)
  }
  browser.tabs.onCreated.addListener(listener)
  return {
    stop() {
      browser.tabs.onCreated.removeListener(listener)
      return opened
    },
  }
}
