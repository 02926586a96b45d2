import type { Part } from '../../protocol/events.ts'
import type { PartEnd } from '../ports.ts'
import { actPart } from './act-part.ts'
import type { LoopContext } from './context.ts'
import { joinParts, type Settled, settlePart } from './report.ts'
import type { Dispatched } from './run-state.ts'
import { settle } from './settle.ts'

/** What became of a part that an earlier worker dispatched. A part that never reached its document is sent now. */
async function endOf(part: Part, context: LoopContext): Promise<PartEnd> {
  const entry = await context.ports.page.outcome(part, context.signal)
  if (entry.state === 'settled') return { state: 'settled', report: entry.report, opened: [] }
  // The ledger of a living document knows every id it ever began: not there means not done.
  if (entry.state === 'unknown') return actPart(part, context)
  return { state: 'gone' }
}

const interrupted: Settled = {
  result: 'unknown',
  outcome: 'interrupted',
  said: 'The browser ended the agent in the middle of this action. Whether it took effect shows on the page; do not repeat it blindly.',
  effects: [],
  fields: [],
  opened: [],
  breaks: true,
}

/** After a restart: finds out how the dispatched action ended, and never repeats it blindly. */
export async function recover(pending: Dispatched, context: LoopContext): Promise<void> {
  const ended: Settled[] = []
  for (const part of pending.parts) {
    const settled = settlePart(await endOf(part, context), pending.name)
    ended.push(settled)
    if (settled.breaks) break
  }
  const settled = pending.parts.length === 0 ? interrupted : joinParts(ended, pending.parts.length)
  await settle(pending.id, pending.callId, settled, context)
}
