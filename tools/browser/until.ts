import { setTimeout as sleep } from 'node:timers/promises'

/** Asks again until there is something; rejects after `ms` with what was waited for. */
export async function until<T>(
  what: string,
  ask: () => Promise<T | undefined | false | null>,
  ms = 10_000,
): Promise<T> {
  const end = Date.now() + ms
  for (;;) {
    const found = await ask()
    if (found) return found
    if (Date.now() > end) throw new Error(`${what}: not within ${ms / 1000} s.`)
    await sleep(50)
  }
}
