import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { say } from './say.mjs'

/** The manifest's minimum_chrome_version. */
const oldest = 148

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/** Where installers put it on systems that have no PATH entry for it. */
const usualPlaces = {
  darwin: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((variable) =>
    process.env[variable] ? [join(process.env[variable], 'Google/Chrome/Application/chrome.exe')] : [],
  ),
}

const onPath = () =>
  names.flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)))

/**
 * @param {string} said what `--version` prints, as `Chromium 156.0.8078.114 built on Debian`
 * @returns {number} the major version; 0 where there is none
 */
export function majorOf(said) {
  return Number(/\b(\d+)\.\d+\.\d+\.\d+\b/.exec(said)?.[1] ?? 0)
}

/** Old ones and stand-ins (Ubuntu's chromium-browser only names a snap) are passed over. @param {string} path */
function isUsable(path) {
  if (!existsSync(path)) return false
  // chrome.exe opens a window instead of printing its version.
  if (process.platform === 'win32') return true
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 })
  return majorOf(stdout ?? '') >= oldest
}

/** The Chromium that `playwright install` keeps, if it was ever run. */
function playwrights() {
  const asked = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', 'console.log((await import("playwright")).chromium.executablePath())'],
    { encoding: 'utf8' },
  )
  return asked.stdout?.trim() || null
}

/**
 * @returns {string | null} path of a Chromium that fits. `CHROME_PATH` wins, and is then not looked at further: it may
 *   be a wrapper that prints no version.
 */
export function findChromium() {
  const named = process.env.CHROME_PATH
  if (named) return existsSync(named) ? named : null
  const found = [...onPath(), ...(usualPlaces[process.platform] ?? [])].find(isUsable)
  if (found) return found
  const kept = playwrights()
  return kept && isUsable(kept) ? kept : null
}

/** @param {string} command @param {string[]} args */
function run(command, args) {
  say(`$ ${command} ${args.join(' ')}`)
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return status === 0
}

const isRoot = () => process.getuid?.() === 0
const isDebian = () => existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))

/** @returns {Promise<string | null>} path of the Chromium that was installed */
export async function installChromium() {
  if (process.env.CHROME_PATH) {
    say(`CHROME_PATH names ${process.env.CHROME_PATH}, which is not there.`)
    return null
  }
  say(`No Chromium from version ${oldest} on is here; installing one …`)
  if (isRoot() && isDebian() && run('apt-get', ['update', '-q'])) {
    if (run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'])) {
      const found = findChromium()
      if (found) return found
    }
  }
  // With root it also installs the system libraries that the browser needs.
  if (!run('npx', ['playwright', 'install', ...(isRoot() ? ['--with-deps'] : []), 'chromium'])) return null
  return findChromium()
}
