import pauseIcon from 'lucide-static/icons/pause.svg?raw'
import play from 'lucide-static/icons/play.svg?raw'
import square from 'lucide-static/icons/square.svg?raw'
import type { RunState } from '../../agent/loop/state.ts'
import { pause, resume, stop } from '../state/run.ts'
import { t } from '../text/t.ts'
import { Button } from './button.tsx'
import { pauseFaces } from './paused-card.tsx'

/** Pause, or what ends the pause, and Stop: always in the same two places while a run is on. */
export function Controls({ run, state }: { run: string; state: RunState }) {
  const paused = state.paused
  return (
    <fieldset class="controls" aria-label={t('controls')}>
      <Button
        look={paused ? 'yours' : 'plain'}
        icon={paused ? play : pauseIcon}
        click={() => void (paused ? resume(run) : pause(run))}
      >
        {t(paused ? pauseFaces[paused.cause].resume : 'pause')}
      </Button>
      <Button icon={square} class="stop" click={() => void stop(run)}>
        {t('stop')}
      </Button>
    </fieldset>
  )
}
