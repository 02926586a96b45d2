import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const prefix = 'cobrowser-'

function alive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // EPERM: somebody else's process, so alive.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** A browser profile of its own for one launch; the process id in its name tells whose it is. */
export function makeProfile(): string {
  return mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`))
}

/** Removes a profile. The browser may still be writing for a moment after it was ended, hence the retries. */
export function removeProfile(profile: string): void {
  rmSync(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
}

/** Removes what launchers that were killed left behind. */
export function removeLeftProfiles(): void {
  for (const name of readdirSync(tmpdir())) {
    const pid = new RegExp(`^${prefix}(\\d+)-`).exec(name)?.[1]
    if (pid && !alive(Number(pid))) removeProfile(join(tmpdir(), name))
  }
}
