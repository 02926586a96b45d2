/** All that a test needs to work with the built extension in a real Chromium. */

export { evaluate } from '../../tools/browser/evaluate.ts'
export type { Launched } from '../../tools/browser/launch.ts'
export { openSidePanel, panelTarget, triggerAction } from '../../tools/browser/side-panel.ts'
export { grantSite } from '../../tools/browser/sites.ts'
export { isHidden, openHiddenTab, openTab } from '../../tools/browser/tabs.ts'
export { until } from '../../tools/browser/until.ts'
export { inWorker, killWorker, workerAlive } from '../../tools/browser/worker.ts'
export { ask, askRaw, inject, tabIdOf } from './extension/content-lane.ts'
export { launchOffline as launchWithExtension } from './extension/launch.ts'
export { type PageServer, servePages } from './extension/serve-pages.ts'
