import { useSignal } from '@preact/signals'
import { attempt } from '../state/trouble.ts'
import { ask } from '../state/worker.ts'
import { t } from '../text/t.ts'
import { Button } from './button.tsx'

/** The last picture that a run sent to its model, as it was sent; the browser holds it in memory alone. */
export function SentPicture({ run }: { run: string }) {
  const picture = useSignal<string | null | undefined>(undefined)
  const show = () =>
    attempt(async () => {
      picture.value = (await ask('run.picture', { run })).picture
    })
  if (picture.value === undefined) return <Button click={() => void show()}>{t('showPicture')}</Button>
  if (picture.value === null) return <p class="said">{t('pictureGone')}</p>
  return <img class="sent-picture" src={picture.value} alt={t('pictureSent')} />
}
