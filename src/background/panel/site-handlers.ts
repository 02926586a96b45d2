import { covers, sharedSites, shareSite, unshareSite, unshareTab, webOrigin } from '../../platform/sites.ts'
import type { Handlers } from '../../protocol/lane.ts'
import type { panelLane } from '../../protocol/panel.ts'
import { withdraw } from '../page/withdraw.ts'
import { publishChanged } from '../runs/hub.ts'
import { allOpen, tell } from '../runs/registry.ts'

type Panel = Handlers<typeof panelLane>

const fine = { trouble: null }

const refuse = (name: string, sentence: string, wayOut: string) => ({ trouble: { name, sentence, wayOut } })

/** Runs that wait for this site go on. */
async function letIn(site: { origin: string; subdomains: boolean }): Promise<void> {
  for (const run of await allOpen()) {
    const wanted = run.state().access
    // A page whose address the browser did not tell waits for whatever the user shares next.
    if (wanted && (wanted.origin === '' || covers(site, wanted.origin))) {
      await run.input({ do: 'access', origin: wanted.origin, given: true })
    }
  }
}

export const siteHandlers: Pick<Panel, 'sites.list' | 'sites.share' | 'sites.revoke' | 'sites.deny'> = {
  'sites.list': async () => ({ sites: await sharedSites() }),
  async 'sites.share'({ origin, subdomains }) {
    if (origin !== '*' && webOrigin(origin) !== origin) {
      return refuse('bad-origin', `"${origin}" is no web site.`, 'Share the site of an open http or https page.')
    }
    if (!(await shareSite(origin, subdomains))) {
      return refuse(
        'not-granted',
        'The browser has not given its permission for that site.',
        'Choose Allow in the dialog of the browser.',
      )
    }
    await letIn({ origin, subdomains })
    publishChanged()
    return fine
  },
  async 'sites.revoke'({ origin, tabId }) {
    if (tabId === null) await unshareSite(origin)
    else await unshareTab(tabId)
    await withdraw()
    publishChanged()
    return fine
  },
  async 'sites.deny'({ run, origin }) {
    return { trouble: await tell(run, { do: 'access', origin, given: false }) }
  },
}

/** A tab was shared by the toolbar button: runs that wait for its site go on. */
export const letTabIn = (origin: string) => letIn({ origin, subdomains: false })
