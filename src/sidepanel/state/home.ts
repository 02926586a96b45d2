import { computed, signal } from '@preact/signals'
import { browser } from '../../platform/browser.ts'
import type { ModelChoice } from '../../protocol/events.ts'
import type { Reply } from '../../protocol/lane.ts'
import type { panelLane } from '../../protocol/panel.ts'
import { ask } from './worker.ts'

export type Home = Reply<typeof panelLane, 'panel.state'>

/** All that the panel knows of its window; null until the worker has answered once. */
export const home = signal<Home | null>(null)

export const tab = computed(() => home.value?.tab ?? null)
export const sites = computed(() => home.value?.sites ?? [])
export const profiles = computed(() => home.value?.profiles ?? [])
export const chosen = computed<ModelChoice>(() => home.value?.chosen ?? { kind: 'steps' })

/** The window that this panel belongs to. */
export async function windowId(): Promise<number> {
  return (await browser.windows.getCurrent()).id ?? -1
}

/** Asks for everything again; rejects with a MessageError. */
export async function refresh(): Promise<void> {
  home.value = await ask('panel.state', { windowId: await windowId() })
}
