import { signal } from '@preact/signals'
import type { RunState, Step } from '../../agent/loop/state.ts'
import type { RunEvent } from '../../protocol/events.ts'
import { outcomeWords } from '../text/outcome.ts'
import { stepWords } from '../text/step-words.ts'
import { t } from '../text/t.ts'

/** What the two live regions hold. `n` grows, so that the same words twice are spoken twice. */
export const polite = signal({ n: 0, text: '' })
export const assertive = signal({ n: 0, text: '' })

export const say = (text: string, region = polite) => {
  region.value = { n: region.value.n + 1, text }
}

const stepNow = (state: RunState, callId: string): Step | undefined =>
  state.steps.find((step) => step.callId === callId)

function wordsFor(event: RunEvent, state: RunState): string {
  if (event.type === 'action.settled' || event.type === 'call.refused') {
    const step = stepNow(state, event.callId)
    return step ? `${stepWords(step)}: ${outcomeWords(step)}` : ''
  }
  if (event.type === 'run.ended') return `${t(`phase_${event.status}`)}. ${event.answer}`
  if (event.type === 'run.resumed') return t('markResumed')
  return ''
}

/** Speaks of a live event once; cards speak for themselves when they come up. */
export function announce(event: RunEvent, state: RunState): void {
  const words = wordsFor(event, state)
  if (words !== '') say(words)
}
