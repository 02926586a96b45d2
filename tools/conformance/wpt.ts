import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Sheet } from './sheet.ts'

/** Folders of a checkout with what they test; a folder below another is a set of its own. */
const folders = {
  'accname/name': 'WPT accname',
  'accname/name/shadowdom': 'WPT accname, shadow DOM',
  accname: 'WPT accname, other',
  'accname/manual': 'WPT accname, manual',
  'html-aam': 'WPT html-aam',
  'wai-aria/role': 'WPT wai-aria roles',
  'svg-aam/role': 'WPT svg-aam',
  'svg-aam/name': 'WPT svg-aam',
} as const

const pagesOf = (dir: string) => (existsSync(dir) ? readdirSync(dir).filter((file) => file.endsWith('.html')) : [])

/**
 * Scripts of the harness are not there. In their stead: each check of labels or roles is noted with its selector, and
 * other calls come to nothing. https://github.com/web-platform-tests/wpt/blob/master/wai-aria/scripts/aria-utils.js
 */
const harness = `<script>
  globalThis.checks = []
  globalThis.AriaUtils = new Proxy({}, { get: (_, name) => (selector) => { checks.push([String(name), selector]) } })
  globalThis.setup = globalThis.done = globalThis.promise_test = globalThis.test = () => undefined
  globalThis.ATTAcomm = class { constructor(given) { globalThis.atta = given } }
</script>`

/** A page of the set as it can be shown by itself. */
export const standAlone = (html: string): string => {
  const plain = html.replace(/<script[^>]*\ssrc\s*=[^>]*>\s*<\/script>/gi, '')
  const doctype = /^\s*<!doctype[^>]*>/i.exec(plain)?.[0] ?? '<!doctype html>'
  return `${doctype}${harness}${plain.replace(/^\s*<!doctype[^>]*>/i, '')}`
}

const sheetsIn = (dir: string, set: string): Sheet[] =>
  pagesOf(dir).map((file) => ({
    set,
    file: join(basename(dir), file),
    html: standAlone(readFileSync(join(dir, file), 'utf8')),
    asks: null,
  }))

/** Reads what a folder holds: a checkout of the web platform tests, its `accname` folder, or pages alone. */
export function readWpt(dir: string): Sheet[] {
  const found = Object.entries(folders).flatMap(([path, set]) => {
    const below = path.startsWith('accname') && basename(dir) === 'accname' ? join(dir, path.slice(7)) : join(dir, path)
    return sheetsIn(below, set)
  })
  return [...(basename(dir) === 'accname' ? [] : sheetsIn(dir, 'WPT accname')), ...found]
}
