import ban from 'lucide-static/icons/ban.svg?raw'
import check from 'lucide-static/icons/check.svg?raw'
import chevron from 'lucide-static/icons/chevron-right.svg?raw'
import help from 'lucide-static/icons/circle-question-mark.svg?raw'
import dots from 'lucide-static/icons/ellipsis.svg?raw'
import hand from 'lucide-static/icons/hand.svg?raw'
import skip from 'lucide-static/icons/minus.svg?raw'
import alert from 'lucide-static/icons/triangle-alert.svg?raw'
import type { ComponentChildren } from 'preact'
import type { Step } from '../../agent/loop/state.ts'
import type { Mark } from '../state/marks.ts'
import { seconds } from '../text/format.ts'
import { outcomeWords } from '../text/outcome.ts'
import { plain } from '../text/plain.ts'
import { stepWords } from '../text/step-words.ts'
import { t } from '../text/t.ts'
import { Changes } from './changes.tsx'
import { Icon } from './icon.tsx'

const icons: Record<Step['status'], string> = {
  proposed: dots,
  approving: hand,
  running: dots,
  ok: check,
  failed: alert,
  refused: ban,
  skipped: skip,
  unknown: help,
}

/** Found otherwise than by its ref: worth a doubt, so it is said. */
const rungs = {
  'role and name': 'rung_role_and_name',
  text: 'rung_text',
  point: 'rung_point',
  focus: null,
  page: null,
  ref: null,
} as const

type Props = { step: Step; why: string; marks: Mark[]; picture: ComponentChildren }

/** One step: what, why, how it ended; all that was said and changed behind a fold. */
export function StepRow({ step, why, marks, picture }: Props) {
  const rung = step.strategy ? rungs[step.strategy] : null
  const took = step.endedAt !== null && step.status !== 'skipped' ? ` · ${seconds(step.endedAt - step.at)}` : ''
  const asks = step.name === 'ask_user' && step.status === 'running'
  const more = step.said !== '' || step.effects.length > 0 || step.changes !== null
  const row = (
    <>
      <span class="node">
        <Icon svg={asks ? hand : icons[step.status]} size={14} />
      </span>
      <span class="what">{stepWords(step)}</span>
      <span class="outcome">
        {outcomeWords(step)}
        {took}
      </span>
      {rung && <span class="rung">{t(rung)}</span>}
      {marks.map((mark) => (
        <span key={mark.n} class="decision">
          {plain(mark.text)}
        </span>
      ))}
    </>
  )
  return (
    <li class={`step ${asks ? 'approving' : step.status}`}>
      {why !== '' && <p class="why">{plain(why)}</p>}
      {more ? (
        <details>
          <summary class="row">
            {row}
            <Icon svg={chevron} size={14} />
          </summary>
          <div class="details">
            {step.said && <p class="said">{plain(step.said)}</p>}
            {picture}
            {step.effects.map((effect) => (
              <p key={effect} class="said">
                {plain(effect)}
              </p>
            ))}
            {step.changes && <Changes diff={step.changes} />}
          </div>
        </details>
      ) : (
        <div class="row">{row}</div>
      )}
    </li>
  )
}
