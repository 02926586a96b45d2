import alert from 'lucide-static/icons/triangle-alert.svg?raw'
import x from 'lucide-static/icons/x.svg?raw'
import { plain } from '../text/plain.ts'
import { t } from '../text/t.ts'
import { Button, IconButton } from './button.tsx'
import { Icon } from './icon.tsx'

type Props = { sentence: string; wayOut: string; retry?: (() => void) | null; dismiss?: () => void }

/** What went wrong and the way out, spoken as soon as it is there. */
export function TroubleBanner({ sentence, wayOut, retry, dismiss }: Props) {
  return (
    <div class="trouble" role="alert">
      <Icon svg={alert} />
      <div class="words">
        <p>{plain(sentence)}</p>
        {wayOut && <p class="way">{plain(wayOut)}</p>}
        {retry && <Button click={retry}>{t('retry')}</Button>}
      </div>
      {dismiss && <IconButton svg={x} label={t('dismiss')} click={dismiss} />}
    </div>
  )
}
