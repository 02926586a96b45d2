import type { RunState } from '../../agent/loop/state.ts'
import { clock, count } from '../text/format.ts'
import { t } from '../text/t.ts'
import { useNow } from './use-now.ts'

/** Phases in which it is the human's turn. */
const yours = new Set<RunState['phase']>(['approving', 'asking', 'access', 'paused'])

export const isOn = (state: RunState) => state.ended === null

/** Who has the wheel, for how long, how many steps of how many, and what it cost. */
export function RunStatus({ state }: { state: RunState }) {
  const now = useNow(isOn(state))
  const { phase, counts, limits, budget, startedAt, ended } = state
  const turn = ended ? ended.status : yours.has(phase) ? 'yours' : 'agents'
  return (
    <div class={`status ${turn}`}>
      <span class="lamp" />
      <span class="phase">{state.fault && phase === 'proposing' ? t('phase_waiting') : t(`phase_${phase}`)}</span>
      <span class="figures">
        <span class="figure" title={t('elapsed')}>
          {clock((ended?.at ?? now) - startedAt)}
        </span>
        <span class="figure">
          {limits.steps > 0 ? t('stepsOf', counts.steps, budget.steps + limits.steps) : t('stepsSoFar', counts.steps)}
        </span>
        {counts.input + counts.output > 0 && (
          <span class="figure" title={t('tokensHint')}>
            {t('tokens', count(counts.input), count(counts.output))}
          </span>
        )}
      </span>
    </div>
  )
}
