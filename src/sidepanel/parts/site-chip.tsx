import ban from 'lucide-static/icons/ban.svg?raw'
import globe from 'lucide-static/icons/globe.svg?raw'
import check from 'lucide-static/icons/shield-check.svg?raw'
import type { TabInfo } from '../../protocol/panel.ts'
import { share } from '../state/sites.ts'
import { go } from '../state/view.ts'
import { siteName } from '../text/origin.ts'
import { plain } from '../text/plain.ts'
import { type Key, t } from '../text/t.ts'
import { Icon } from './icon.tsx'

const looks: Record<TabInfo['access'], { icon: string; words: Key }> = {
  shared: { icon: check, words: 'access_shared' },
  'not-shared': { icon: globe, words: 'access_not_shared' },
  forbidden: { icon: ban, words: 'access_forbidden' },
  empty: { icon: globe, words: 'access_empty' },
}

/** The tab in front: which site it is and whether the agent may work on it. */
export function SiteChip({ tab }: { tab: TabInfo | null }) {
  if (!tab) return <div class="chip" />
  const { icon, words } = looks[tab.access]
  const name = plain(siteName(tab.origin) || tab.title || t('thisTab'))
  return (
    <div class={`chip ${tab.access}`}>
      <button type="button" class="chip-site" title={`${name} · ${t(words)}`} onClick={() => go({ at: 'sites' })}>
        <Icon svg={icon} />
        <span class="chip-name">{name}</span>
        <span class="chip-state">{t(words)}</span>
      </button>
      {tab.access === 'not-shared' && tab.origin && (
        <button
          type="button"
          class="chip-share"
          aria-label={t('shareSite', name)}
          onClick={() => void share(tab.origin, false)}
        >
          {t('share')}
        </button>
      )}
    </div>
  )
}
