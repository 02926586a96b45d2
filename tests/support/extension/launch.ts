import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Launched, type LaunchOptions, launchWithExtension } from '../../../tools/browser/launch.ts'

export type TestLaunchOptions = LaunchOptions & {
  /** The extension's texts, as `zh_CN`: works also where the browser itself lacks that language. */
  lang?: string
}

/** Tests reach loopback only: `*.test` is this machine and any other name does not exist. */
const offline = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost'

/** A copy of the build that has the texts of one language alone, so that chrome.i18n can but take them. */
async function inLanguage(dist: string, lang: string): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'cobrowser-dist-'))
  await cp(dist, copy, { recursive: true })
  const others = (await readdir(join(copy, '_locales'))).filter((name) => name !== lang)
  await Promise.all(others.map((name) => rm(join(copy, '_locales', name), { recursive: true })))
  const manifest = join(copy, 'manifest.json')
  const parsed = JSON.parse(await readFile(manifest, 'utf8')) as object
  await writeFile(manifest, JSON.stringify({ ...parsed, default_locale: lang }))
  return copy
}

/** Chromium with the built extension and no network beyond this machine; always `close()` it. */
export async function launchOffline({
  args = [],
  dist = process.env.DIST ?? 'dist',
  lang,
  ...options
}: TestLaunchOptions = {}): Promise<Launched> {
  const copy = lang === undefined ? undefined : await inLanguage(dist, lang)
  const drop = async () => {
    if (copy) await rm(copy, { recursive: true, force: true })
  }
  try {
    const browser = await launchWithExtension({ ...options, dist: copy ?? dist, args: [offline, ...args] })
    const close = () => browser.close().finally(drop)
    return { ...browser, close }
  } catch (error) {
    await drop()
    throw error
  }
}
