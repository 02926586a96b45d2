import type { Site } from '../protocol/panel.ts'
import { browser } from './browser.ts'
import { readSetting, writeSetting } from './settings.ts'

/** Tabs shared by a click on the toolbar button, each until it leaves the origin. Ends with the browser. */
const tabShares = 'tabShares'

/** Origin of a web address; null for everything else (chrome:, file:, about: …). */
export function webOrigin(url: string | undefined): string | null {
  const parsed = url === undefined ? null : URL.parse(url)
  return parsed && (parsed.protocol === 'http:' || parsed.protocol === 'https:') ? parsed.origin : null
}

/** Match pattern of an origin as the permissions API wants it; `*` is all sites. */
export function patternOf(origin: string, subdomains: boolean): string {
  if (origin === '*') return '<all_urls>'
  const { protocol, hostname, port } = new URL(origin)
  return `${protocol}//${subdomains ? '*.' : ''}${hostname}${port ? `:${port}` : ''}/*`
}

/** Does a shared site cover this origin? Scheme and port must be the same; subdomains only if the user said so. */
export function covers(site: { origin: string; subdomains: boolean }, origin: string): boolean {
  if (site.origin === '*' || site.origin === origin) return true
  if (!site.subdomains) return false
  const wide = URL.parse(site.origin)
  const narrow = URL.parse(origin)
  if (!wide || !narrow) return false
  return wide.protocol === narrow.protocol && wide.port === narrow.port && narrow.hostname.endsWith(`.${wide.hostname}`)
}

async function readTabShares(): Promise<Record<string, string>> {
  const { [tabShares]: stored } = await browser.storage.session.get(tabShares)
  return (stored ?? {}) as Record<string, string>
}

export async function shareTab(tabId: number, origin: string): Promise<void> {
  await browser.storage.session.set({ [tabShares]: { ...(await readTabShares()), [tabId]: origin } })
}

/** Takes a tab's share away; says whether there was one. */
export async function unshareTab(tabId: number): Promise<boolean> {
  const { [tabId]: origin, ...rest } = await readTabShares()
  if (origin === undefined) return false
  await browser.storage.session.set({ [tabShares]: rest })
  return true
}

export async function tabShareOf(tabId: number): Promise<string | null> {
  return (await readTabShares())[tabId] ?? null
}

export async function sharedSites(): Promise<Site[]> {
  const lasting = await readSetting('sites')
  const tabs = Object.entries(await readTabShares())
  return [
    ...lasting.map((site): Site => ({ ...site, by: 'site', tabId: null })),
    ...tabs.map(([tabId, origin]): Site => ({ origin, subdomains: false, by: 'tab', tabId: Number(tabId) })),
  ]
}

/** Puts a site on the agent's list. The browser's own permission must be there; it is a list of its own. */
export async function shareSite(origin: string, subdomains: boolean): Promise<boolean> {
  const granted = await browser.permissions.contains({ origins: [patternOf(origin, subdomains)] })
  if (!granted) return false
  const others = (await readSetting('sites')).filter((site) => site.origin !== origin)
  await writeSetting('sites', [...others, { origin, subdomains }])
  return true
}

export async function unshareSite(origin: string): Promise<void> {
  await writeSetting(
    'sites',
    (await readSetting('sites')).filter((site) => site.origin !== origin),
  )
}

/** Drops sites whose permission the user withdrew in the browser's own settings; says which. */
export async function dropUngranted(): Promise<string[]> {
  const sites = await readSetting('sites')
  const granted = await Promise.all(
    sites.map(({ origin, subdomains }) => browser.permissions.contains({ origins: [patternOf(origin, subdomains)] })),
  )
  const dropped = sites.filter((_, index) => !granted[index])
  if (dropped.length > 0) {
    await writeSetting(
      'sites',
      sites.filter((_, index) => granted[index]),
    )
  }
  return dropped.map((site) => site.origin)
}

/** May the agent work on this origin in this tab, now? Asked before every send. */
export async function mayWorkOn(origin: string, tabId: number): Promise<boolean> {
  if ((await tabShareOf(tabId)) === origin) return true
  const site = (await readSetting('sites')).find((one) => covers(one, origin))
  if (!site) return false
  return browser.permissions.contains({ origins: [patternOf(origin, false)] })
}
