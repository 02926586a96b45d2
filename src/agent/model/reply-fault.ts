import type { ChatReply } from '../../protocol/model.ts'
import type { FaultName } from './fault-names.ts'
import type { ParsedReply } from './parse-reply.ts'

/** Why a reply that came is of no use; null where the loop can go on with its calls, problems or words. */
export function replyFault({ finish }: ChatReply, { calls, problems, text }: ParsedReply): FaultName | null {
  // Complete calls in front of the cut are good.
  if (calls.length > 0 || problems.length > 0) return null
  if (finish === 'length') return 'length-cut'
  if (finish === 'content_filter') return 'filtered'
  return text === '' ? 'empty-reply' : null
}
