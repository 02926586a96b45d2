import cpu from 'lucide-static/icons/cpu.svg?raw'
import dots from 'lucide-static/icons/ellipsis-vertical.svg?raw'
import history from 'lucide-static/icons/history.svg?raw'
import shield from 'lucide-static/icons/shield-check.svg?raw'
import note from 'lucide-static/icons/sticky-note.svg?raw'
import { tab } from '../state/home.ts'
import { go } from '../state/view.ts'
import { t } from '../text/t.ts'
import { Menu } from './menu.tsx'
import { SiteChip } from './site-chip.tsx'

/** Product, tab and menu; stands over the start and the run. */
export function Header() {
  return (
    <header class="header">
      <div class="bar">
        <span class="mark" aria-hidden="true" />
        <h1 class="product">{t('name')}</h1>
        <SiteChip tab={tab.value} />
        <Menu
          svg={dots}
          label={t('menu')}
          items={[
            { label: t('models'), icon: cpu, act: () => go({ at: 'models', adding: false }) },
            { label: t('sites'), icon: shield, act: () => go({ at: 'sites' }) },
            { label: t('notes'), icon: note, act: () => go({ at: 'notes' }) },
            { label: t('history'), icon: history, act: () => go({ at: 'history' }) },
          ]}
        />
      </div>
    </header>
  )
}
