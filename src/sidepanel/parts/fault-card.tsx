import plug from 'lucide-static/icons/unplug.svg?raw'
import type { RunState } from '../../agent/loop/state.ts'
import { resume } from '../state/run.ts'
import { plain } from '../text/plain.ts'
import { t } from '../text/t.ts'
import { Button } from './button.tsx'
import { Card } from './card.tsx'
import { useNow } from './use-now.ts'

type Fault = NonNullable<RunState['fault']>

/** The model could not be asked and will be asked again by itself. */
export function FaultCard({ run, fault }: { run: string; fault: Fault }) {
  const left = Math.max(0, Math.ceil((fault.retryAt - useNow(fault.retryAt > 0)) / 1000))
  return (
    <Card
      id={`fault ${fault.retryAt}`}
      tone="calm"
      icon={plug}
      title={t('faultTitle')}
      words={plain(fault.sentence)}
      arrive={false}
      actions={
        <>
          <Button look="yours" click={() => void resume(run)}>
            {t('tryNow')}
          </Button>
          {fault.retryAt > 0 && (
            <span class="countdown" aria-hidden="true">
              {left > 0 ? t('retryIn', left) : t('retrying')}
            </span>
          )}
        </>
      }
    >
      <p>{plain(fault.sentence)}</p>
      {fault.wayOut && <p class="way">{plain(fault.wayOut)}</p>}
    </Card>
  )
}
