import type { Step } from '../../agent/loop/state.ts'
import { plain } from './plain.ts'
import { t } from './t.ts'

/** What a step does, in one line: without refs, which mean nothing to a person, and without raw JSON. */
export function stepWords(step: Pick<Step, 'name' | 'what' | 'status'>): string {
  const asked = /^ask_user "(.*)"$/s.exec(step.what)
  if (asked?.[1] !== undefined) return plain(t('askedYou', asked[1]))
  if (step.what.startsWith(`${step.name} {`)) return step.name.replaceAll('_', ' ')
  return plain(step.what.replace(/ \[(?:f\d+)?e\d+\]/g, ''))
}
