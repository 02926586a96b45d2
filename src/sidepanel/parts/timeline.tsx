import hand from 'lucide-static/icons/hand.svg?raw'
import info from 'lucide-static/icons/info.svg?raw'
import type { RunState, Step } from '../../agent/loop/state.ts'
import type { Mark } from '../state/marks.ts'
import { plain } from '../text/plain.ts'
import { t } from '../text/t.ts'
import { Icon } from './icon.tsx'
import { SentPicture } from './sent-picture.tsx'
import { StepRow } from './step-row.tsx'

type Item = { at: number; step: Step; why: string } | { at: number; mark: Mark }

/** Calls that the panel shows in another place. */
const elsewhere = new Set(['done'])

/** Steps and marks in the order in which they came; the reason of several steps is said once, above the first. */
function items(steps: Step[], marks: Mark[]): Item[] {
  let said = ''
  const rows = steps
    .filter((step) => !elsewhere.has(step.name) || step.status === 'refused')
    .map((step) => {
      const why = step.why === said ? '' : step.why
      said = why || said
      return { at: step.at, step, why }
    })
  const apart = marks.filter(({ callId }) => callId === '').map((mark) => ({ at: mark.at, mark }))
  return [...rows, ...apart].sort((a, b) => a.at - b.at)
}

/** What the card below says at this moment is not said above it as well. */
function withoutCurrent(marks: Mark[], { paused, fault }: RunState): Mark[] {
  const current = paused?.sentence ?? fault?.sentence
  return marks.at(-1)?.text === current ? marks.slice(0, -1) : marks
}

type Props = { run: string; state: RunState; marks: Mark[] }

export function Timeline({ run, state, marks }: Props) {
  const pictured = state.steps.findLast((step) => step.name === 'screenshot' && step.status === 'ok')
  return (
    <ol class="timeline" aria-label={t('steps')}>
      {items(state.steps, withoutCurrent(marks, state)).map((item) =>
        'step' in item ? (
          <StepRow
            key={item.step.callId}
            step={item.step}
            why={item.why}
            picture={item.step === pictured && <SentPicture run={run} />}
            marks={marks.filter(({ callId }) => callId === item.step.callId)}
          />
        ) : (
          <li key={`mark ${item.mark.n}`} class={`mark-row ${item.mark.by}`}>
            <span class="node">
              <Icon svg={item.mark.by === 'you' ? hand : info} size={14} />
            </span>
            <span>{plain(item.mark.text)}</span>
          </li>
        ),
      )}
    </ol>
  )
}
