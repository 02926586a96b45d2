import pauseIcon from 'lucide-static/icons/circle-pause.svg?raw'
import hand from 'lucide-static/icons/hand.svg?raw'
import type { RunState } from '../../agent/loop/state.ts'
import { plain } from '../text/plain.ts'
import { type Key, t } from '../text/t.ts'
import { Card } from './card.tsx'

type Paused = NonNullable<RunState['paused']>

/** Title of the card and words of the button that ends the pause. */
export const pauseFaces: Record<Paused['cause'], { title: Key; resume: Key }> = {
  user: { title: 'paused_user', resume: 'handBack' },
  hands: { title: 'paused_user', resume: 'handBack' },
  fault: { title: 'paused_fault', resume: 'tryAgain' },
  budget: { title: 'paused_budget', resume: 'goOn' },
  loop: { title: 'paused_loop', resume: 'goOn' },
  page: { title: 'paused_page', resume: 'resume' },
  storage: { title: 'paused_storage', resume: 'tryAgain' },
}

/** The run stands still: why, and what to do. The button that ends it is where Pause was. */
export function PausedCard({ paused, since }: { paused: Paused; since: number }) {
  const { title } = pauseFaces[paused.cause]
  const yours = paused.cause === 'user' || paused.cause === 'hands'
  return (
    <Card
      id={`paused ${since}`}
      tone="calm"
      icon={yours ? hand : pauseIcon}
      title={t(title)}
      words={`${t(title)}. ${plain(paused.sentence)}`}
      arrive={false}
      actions={null}
    >
      <p>{plain(paused.sentence)}</p>
      {paused.wayOut && <p class="way">{plain(paused.wayOut)}</p>}
    </Card>
  )
}
