import { browser } from '../../platform/browser.ts'
import type { Site } from '../../protocol/panel.ts'
import { pattern } from '../text/origin.ts'
import { t } from '../text/t.ts'
import { profiles, refresh } from './home.ts'
import { attempt, show, well } from './trouble.ts'
import { ask } from './worker.ts'

/**
 * Asks the browser for hosts. To be called in the turn of the click itself: Chrome shows its dialog only then.
 * False where the user said no, or the address is none that the browser gives out.
 */
export const requestHosts = async (origins: string[]): Promise<boolean> => browser.permissions.request({ origins })

/** Lets the agent work on a site, `*` for all: first the browser's own dialog, then the worker. */
export const share = (origin: string, subdomains: boolean) =>
  attempt(async () => {
    const hosts = pattern(origin, subdomains)
    if (hosts === null) return show(t('notASite'), t('notASiteWay'))
    if (!(await requestHosts([hosts]))) return show(t('notGranted'), t('notGrantedWay'))
    well(await ask('sites.share', { origin, subdomains }))
    await refresh()
  })

export const deny = (run: string, origin: string) =>
  attempt(async () => {
    well(await ask('sites.deny', { run, origin }))
  })

/** A model's host is granted for the model's sake and stays granted when the site of the same host is taken back. */
const neededByModel = (hosts: string) => profiles.peek().some(({ baseUrl }) => pattern(baseUrl) === hosts)

/** The agent first, the browser second: in between it has less, never more. */
export const revoke = ({ origin, subdomains, by, tabId }: Site) =>
  attempt(async () => {
    if (!well(await ask('sites.revoke', { origin, tabId }))) return
    const hosts = pattern(origin, subdomains)
    if (by === 'site' && hosts && !neededByModel(hosts)) await browser.permissions.remove({ origins: [hosts] })
    await refresh()
  })
