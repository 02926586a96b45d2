import type { Step } from '../../agent/loop/state.ts'
import { type Key, t } from './t.ts'

/** Outcomes that the panel has words for; any other is shown as it is written. */
const known: Record<string, Key> = {
  unchanged: 'outcome_unchanged',
  stale: 'outcome_stale',
  ambiguous: 'outcome_ambiguous',
  changed: 'outcome_changed',
  hidden: 'outcome_hidden',
  outside: 'outcome_outside',
  covered: 'outcome_covered',
  disabled: 'outcome_disabled',
  readonly: 'outcome_readonly',
  unstable: 'outcome_unstable',
  unsuitable: 'outcome_unsuitable',
  'no-option': 'outcome_no_option',
  rejected: 'outcome_rejected',
  held: 'outcome_held',
  navigated: 'outcome_navigated',
  answered: 'outcome_answered',
  denied: 'outcome_denied',
  schema: 'outcome_schema',
  policy: 'outcome_policy',
  human: 'outcome_denied',
  check: 'outcome_check',
}

/** How a step ended, or how far it is, in words. */
export function outcomeWords(step: Pick<Step, 'name' | 'status' | 'outcome'>): string {
  if (step.name === 'ask_user' && step.status === 'running') return t('phase_asking')
  const key = known[step.outcome]
  if (key) return t(key)
  const plain = ['', 'done', 'ok', 'failed', 'skipped', 'unknown', 'refused'].includes(step.outcome)
  return plain || step.status === 'proposed' || step.status === 'running' ? t(`status_${step.status}`) : step.outcome
}
