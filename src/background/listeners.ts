import { browser } from '../platform/browser.ts'
import { answerer } from '../platform/message.ts'
import { dropUngranted, shareTab, tabShareOf, unshareTab, webOrigin } from '../platform/sites.ts'
import { noticeLane } from '../protocol/content.ts'
import { panelLane } from '../protocol/panel.ts'
import { notices } from './notices.ts'
import { withdraw } from './page/withdraw.ts'
import { modelHandlers } from './panel/model-handlers.ts'
import { noteHandlers } from './panel/note-handlers.ts'
import { pictureHandlers } from './panel/picture-handlers.ts'
import { runHandlers } from './panel/run-handlers.ts'
import { letTabIn, siteHandlers } from './panel/site-handlers.ts'
import { tableHandlers } from './panel/table-handlers.ts'
import { acceptPort, publishChanged } from './runs/hub.ts'
import { log } from './runs/log.ts'
import { allOpen, resumeRuns, runOfWindow, tell } from './runs/registry.ts'
import { fromContent, fromPanel } from './senders.ts'

const bug = (where: string) => (error: unknown) => log.bug(where, error)

type Sender = Parameters<Parameters<typeof browser.runtime.onMessage.addListener>[0]>[1]

const panelHandlers = {
  ...runHandlers,
  ...siteHandlers,
  ...modelHandlers,
  ...noteHandlers,
  ...tableHandlers,
  ...pictureHandlers,
}

/** Shares the tab that the button was clicked on, by activeTab, until it leaves its origin. */
async function shareByButton(tab: { id?: number | undefined; url?: string | undefined }): Promise<void> {
  const origin = webOrigin(tab.url)
  if (tab.id === undefined || origin === null) return publishChanged()
  await shareTab(tab.id, origin)
  await letTabIn(origin)
  publishChanged()
}

/** activeTab ends when the tab leaves the origin; the browser then tells another address or none. */
async function endShare(tabId: number, url: string | undefined): Promise<void> {
  const origin = await tabShareOf(tabId)
  if (origin === null || webOrigin(url) === origin) return
  await unshareTab(tabId)
  publishChanged()
}

/** Chrome may replace a tab's number when it puts it to sleep. */
async function followReplaced(from: number, to: number): Promise<void> {
  for (const run of await allOpen()) await run.input({ do: 'replaced', from, to })
}

/** The shortcut works over a modal dialog too, where nothing in the page can be clicked. */
async function togglePause(windowId: number): Promise<void> {
  const run = await runOfWindow(windowId)
  if (run?.running) await tell(run.id, { do: 'pause-or-resume' })
}

/** Registers everything at once. `ready`: storage is closed to pages; nothing that reads it answers before. */
export function registerListeners(ready: Promise<void>): void {
  const answerPanel = answerer<typeof panelLane, Sender>('panel', panelLane, panelHandlers, fromPanel, bug('panel'))
  const answerNotice = answerer<typeof noticeLane, Sender>('notices', noticeLane, notices, fromContent, bug('notice'))
  browser.runtime.onMessage.addListener((message: unknown, sender: Sender) => {
    const answer = answerPanel(message, sender) ?? answerNotice(message, sender)
    return answer && ready.then(() => answer)
  })
  browser.runtime.onConnect.addListener((port) => acceptPort(port, bug('events')))

  chrome.action.onClicked.addListener((tab) => {
    // Must be called in the gesture itself; awaiting anything before loses it.
    if (tab.id !== undefined) chrome.sidePanel.open({ tabId: tab.id, windowId: tab.windowId }).catch(bug('open panel'))
    shareByButton(tab).catch(bug('share tab'))
  })
  browser.commands.onCommand.addListener((command, tab) => {
    if (command === 'pause-run' && tab?.windowId !== undefined) togglePause(tab.windowId).catch(bug('pause'))
  })

  browser.tabs.onUpdated.addListener((tabId, change, tab) => {
    if (change.status === 'loading' || change.url !== undefined) endShare(tabId, tab.url).catch(bug('end share'))
    if (tab.active && (change.status === 'complete' || change.title !== undefined)) publishChanged()
  })
  browser.tabs.onReplaced.addListener((to, from) => {
    followReplaced(from, to).catch(bug('tab replaced'))
  })
  browser.tabs.onActivated.addListener(publishChanged)
  browser.tabs.onRemoved.addListener((tabId) => {
    unshareTab(tabId).catch(bug('tab closed'))
  })
  browser.permissions.onRemoved.addListener(() => {
    dropUngranted().then(withdraw).then(publishChanged).catch(bug('permission withdrawn'))
  })

  browser.alarms.onAlarm.addListener(() => {
    ready.then(resumeRuns).catch(bug('alarm'))
  })
  // Only that the worker starts: index.ts resumes what is unfinished.
  browser.runtime.onStartup.addListener(() => {})
  browser.runtime.onInstalled.addListener(() => {})
}
