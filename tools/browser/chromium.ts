import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import { type Cdp, cdpOverPipe } from './cdp.ts'
import { makeProfile, removeLeftProfiles, removeProfile } from './profile.ts'

export type ChromiumOptions = {
  /** Default: headless. */
  headless?: boolean
  args?: string[]
}

/** A running Chromium with a profile of its own. */
export type Chromium = {
  cdp: Cdp
  profile: string
  /** Resolves when it has ended, also where the person closed its window. */
  ended: Promise<void>
  close(): Promise<void>
}

const flags = [
  // Both: the pipe for us, the port for Playwright clients.
  '--remote-debugging-pipe',
  '--remote-debugging-port=0',
  // Extensions.loadUnpacked and Extensions.triggerAction.
  '--enable-unsafe-extension-debugging',
  '--host-resolver-rules=MAP *.test 127.0.0.1',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-search-engine-choice-screen',
  '--password-store=basic',
  '--use-mock-keychain',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-breakpad',
  '--metrics-recording-only',
  '--mute-audio',
  // Leaves a page of 1280 by 720 beside the side panel.
  '--window-size=1666,871',
]

/** Chromium refuses its sandbox to root. */
const sandbox = () => (process.getuid?.() === 0 ? ['--no-sandbox'] : [])

/** Path of the browser: `CHROME_PATH` (`tools/setup.mjs` finds one and sets it), else where Debian has it. */
export const chromiumPath = () => process.env.CHROME_PATH ?? '/usr/bin/chromium'

/**
 * Starts Chromium with an empty profile. It ends with this process even where this process is killed: it quits when
 * its debugging pipe closes.
 */
export async function startChromium({ headless = true, args = [] }: ChromiumOptions = {}): Promise<Chromium> {
  removeLeftProfiles()
  const profile = makeProfile()
  const all = [...flags, ...sandbox(), ...(headless ? ['--headless'] : []), ...mergeRules(args)]
  const child = spawn(chromiumPath(), [...all, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    // A process group of its own: a renderer that hangs is ended with the rest.
    detached: process.platform !== 'win32',
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()).once('error', () => resolve()))
  const kill = () => endGroup(child)
  process.once('exit', kill)

  const close = async () => {
    process.off('exit', kill)
    const asked = cdp.send('Browser.close').then(
      () => 'asked',
      () => 'gone',
    )
    const timer = setTimeout(kill, 3000)
    await Promise.all([asked, ended])
    clearTimeout(timer)
    kill()
    removeProfile(profile)
  }
  const cdp = cdpOverPipe(child.stdio[3] as Writable, child.stdio[4] as Readable)
  const spawned = once(child, 'spawn')
  try {
    await spawned
    await cdp.send('Browser.getVersion')
  } catch (error) {
    kill()
    removeProfile(profile)
    throw new Error(`${chromiumPath()} does not start. Set CHROME_PATH to a Chromium.`, { cause: error })
  }
  return { cdp, profile, ended, close }
}

function endGroup(child: ChildProcess): void {
  if (child.pid === undefined) return
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGKILL')
  } catch (error) {
    // ESRCH: it has ended.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** Chromium takes the last of several `--host-resolver-rules` alone. */
function mergeRules(args: string[]): string[] {
  const name = '--host-resolver-rules='
  const own = flags.filter((flag) => flag.startsWith(name)).map((flag) => flag.slice(name.length))
  return args.map((arg) => (arg.startsWith(name) ? `${name}${[...own, arg.slice(name.length)].join(',')}` : arg))
}
