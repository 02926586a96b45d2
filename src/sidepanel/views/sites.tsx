import { useSignal } from '@preact/signals'
import alert from 'lucide-static/icons/triangle-alert.svg?raw'
import type { Site } from '../../protocol/panel.ts'
import { Button } from '../parts/button.tsx'
import { ConfirmButton } from '../parts/confirm-button.tsx'
import { Icon } from '../parts/icon.tsx'
import { OriginLine } from '../parts/origin-line.tsx'
import { Page } from '../parts/page.tsx'
import { sites, tab } from '../state/home.ts'
import { revoke, share } from '../state/sites.ts'
import { hasSubdomains, siteName } from '../text/origin.ts'
import { plain } from '../text/plain.ts'
import { t } from '../text/t.ts'

const nameOf = ({ origin }: Site) => (origin === '*' ? t('allSites') : plain(siteName(origin)))

function extent({ by, origin, subdomains }: Site): string {
  if (by === 'tab') return t('byTab')
  if (origin === '*') return t('byAll')
  return t(subdomains ? 'bySiteSubdomains' : 'bySite')
}

function Here() {
  const subdomains = useSignal(false)
  const here = tab.value
  if (!here) return null
  return (
    <section class="box" aria-labelledby="here">
      <h2 id="here">{t('thisTab')}</h2>
      {here.origin ? <OriginLine origin={here.origin} /> : <p>{plain(here.title)}</p>}
      <p class="hint">{t(`accessLong_${here.access === 'not-shared' ? 'not_shared' : here.access}`)}</p>
      {here.access === 'not-shared' && here.origin && (
        <>
          {hasSubdomains(here.origin) && (
            <label class="tick">
              <input
                type="checkbox"
                checked={subdomains.value}
                onChange={(event) => {
                  subdomains.value = event.currentTarget.checked
                }}
              />
              {t('subdomainsToo')}
            </label>
          )}
          <div class="form-foot">
            <Button look="primary" click={() => void share(here.origin, subdomains.value)}>
              {t('shareSite', plain(siteName(here.origin)))}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}

/** Where the agent may work: what is shared, how to take it back, and how to share more. */
export function Sites() {
  const all = sites.value.some(({ origin }) => origin === '*')
  return (
    <Page title={t('sites')}>
      <main class="sheet">
        <p class="lead">{t('sitesLead')}</p>
        <Here />
        <h2>{t('sharedSites')}</h2>
        {sites.value.length === 0 && <p class="empty">{t('sitesEmpty')}</p>}
        <ul class="list">
          {sites.value.map((site) => (
            <li key={`${site.origin} ${site.by} ${site.tabId}`} class="entry">
              <span class="entry-name">{nameOf(site)}</span>
              <span class="entry-more">{extent(site)}</span>
              <ConfirmButton
                label={t('revoke')}
                named={nameOf(site)}
                question={t('revokeAsk')}
                yes={t('revoke')}
                act={() => void revoke(site)}
              />
            </li>
          ))}
        </ul>
        {!all && (
          <section class="box" aria-labelledby="all">
            <h2 id="all">{t('allSites')}</h2>
            <p class="caution">
              <Icon svg={alert} />
              <span>{t('allSitesWarning')}</span>
            </p>
            <div class="form-foot">
              <Button click={() => void share('*', true)}>{t('shareAll')}</Button>
            </div>
          </section>
        )}
      </main>
    </Page>
  )
}
