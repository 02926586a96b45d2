import { browser } from './browser.ts'

const alarm = 'watch-runs'

/** The worker dies after 30 s without an event or API call; any call resets that. */
const beat = 20_000

let timer: ReturnType<typeof setInterval> | null = null

/** Keeps the worker alive while `on`, and lets the browser start it again each 30 s if it dies all the same. */
export async function keepAlive(on: boolean): Promise<void> {
  if (on === (timer !== null)) return
  if (timer !== null) clearInterval(timer)
  timer = on ? setInterval(() => void browser.runtime.getPlatformInfo(), beat) : null
  await (on ? browser.alarms.create(alarm, { periodInMinutes: 0.5 }) : browser.alarms.clear(alarm))
}
