import { useSignal } from '@preact/signals'
import shield from 'lucide-static/icons/shield-check.svg?raw'
import { deny, share } from '../state/sites.ts'
import { hasSubdomains, siteName } from '../text/origin.ts'
import { plain } from '../text/plain.ts'
import { t } from '../text/t.ts'
import { Button } from './button.tsx'
import { Card } from './card.tsx'
import { OriginLine } from './origin-line.tsx'

/** The run needs a site that is not shared. */
export function AccessCard({ run, origin }: { run: string; origin: string }) {
  const subdomains = useSignal(false)
  const name = plain(siteName(origin))
  return (
    <Card
      id={origin}
      tone="calm"
      icon={shield}
      title={t('accessTitle')}
      words={t('accessSpoken', name)}
      actions={
        <>
          <Button look="yours" click={() => void share(origin, subdomains.value)}>
            {t('shareSite', name)}
          </Button>
          <Button click={() => void deny(run, origin)}>{t('notNow')}</Button>
        </>
      }
    >
      <OriginLine origin={origin} />
      <p>{t('accessWhat')}</p>
      {hasSubdomains(origin) && (
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
    </Card>
  )
}
