import { useSignal } from '@preact/signals'
import check from 'lucide-static/icons/circle-check.svg?raw'
import stopped from 'lucide-static/icons/circle-stop.svg?raw'
import cross from 'lucide-static/icons/circle-x.svg?raw'
import copy from 'lucide-static/icons/copy.svg?raw'
import type { RunState } from '../../agent/loop/state.ts'
import { say } from '../state/announce.ts'
import { attempt } from '../state/trouble.ts'
import { plain } from '../text/plain.ts'
import { t } from '../text/t.ts'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { Linked } from './linked.tsx'

type Ended = NonNullable<RunState['ended']>

const icons = { done: check, failed: cross, stopped }

/** How the run ended: the answer as plain text, what it rests on, and what code could not bear out. */
export function EndCard({ ended }: { ended: Ended }) {
  const copied = useSignal(false)
  const take = () =>
    attempt(async () => {
      await navigator.clipboard.writeText(ended.answer)
      copied.value = true
      say(t('copied'))
    })
  return (
    <section class={`end ${ended.status}`} aria-labelledby="end-title">
      <h2 id="end-title">
        <Icon svg={icons[ended.status]} size={18} />
        {t(`end_${ended.status}`)}
        {ended.answer && (
          <Button look="quiet" icon={copied.value ? check : copy} click={() => void take()}>
            {t(copied.value ? 'copied' : 'copy')}
          </Button>
        )}
      </h2>
      {ended.answer && (
        <p class="answer">
          <Linked text={ended.answer} />
        </p>
      )}
      {ended.evidence.length > 0 && (
        <div class="evidence">
          <h3>{t('evidence')}</h3>
          {ended.evidence.map((quote) => (
            <blockquote key={quote}>{plain(quote)}</blockquote>
          ))}
        </div>
      )}
      {ended.doubts.length > 0 && (
        <div class="doubts">
          <h3>{t('doubts')}</h3>
          <ul>
            {ended.doubts.map((doubt) => (
              <li key={doubt}>{plain(doubt)}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
