import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** @typedef {{ packages?: Record<string, { version?: string, optional?: boolean }> }} Lock */

/** @param {string} file @returns {Lock} */
const read = (file) => JSON.parse(readFileSync(file, 'utf8'))

/**
 * Compares by content, not by time: git gives every file the time of the checkout. Optional packages are those of
 * other systems.
 *
 * @param {Lock} wanted package-lock.json
 * @param {Lock} installed node_modules/.package-lock.json, which npm writes
 * @returns {boolean} whether all that is wanted is installed
 */
export function covers(wanted, installed) {
  return Object.entries(wanted.packages ?? {}).every(
    ([path, entry]) => path === '' || entry.optional || installed.packages?.[path]?.version === entry.version,
  )
}

export function packagesAreThere() {
  const installed = 'node_modules/.package-lock.json'
  return existsSync(installed) && covers(read('package-lock.json'), read(installed))
}

/** @returns {boolean} whether npm was content */
export function installPackages() {
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    // What npm prints goes to stderr, both streams of it.
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  })
  return status === 0
}
