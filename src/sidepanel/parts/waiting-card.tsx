import type { RunState } from '../../agent/loop/state.ts'
import { AccessCard } from './access-card.tsx'
import { ApprovalCard } from './approval-card.tsx'
import { FaultCard } from './fault-card.tsx'
import { PausedCard } from './paused-card.tsx'
import { QuestionCard } from './question-card.tsx'

/** The one thing that waits for the human now, a pause over all others; null where nothing does. */
export function WaitingCard({ run, state }: { run: string; state: RunState }) {
  const { paused, access, question, approval, fault, n } = state
  if (paused) return <PausedCard paused={paused} since={n} />
  if (access) return <AccessCard key={access.origin} run={run} origin={access.origin} />
  if (question) return <QuestionCard key={question.id} run={run} question={question} />
  if (approval) return <ApprovalCard key={approval.id} run={run} approval={approval} />
  if (fault) return <FaultCard run={run} fault={fault} />
  return null
}
