import { parsePage } from '../page/parse-page.ts'
import type { Call, Try } from '../verbs/move.ts'

const waiting = ['unpressed', 'collapsed']

/**
 * A toggle that shows the same state after its click: the page's script may not have been there yet. A moment is waited,
 * then, if it still shows no trace, it is clicked once more. Null where the click took effect or says nothing of it.
 */
export const idleCall = (tries: Try[], before: string, now: string): Call | null => {
  const acts = tries.filter(({ tag }) => tag === 'act')
  const act = acts.at(-1)
  const ref = act?.args.ref
  if (act?.name !== 'click' || acts.length > 1 || typeof ref !== 'string') return null
  const statesOf = (text: string) => parsePage(text).nodes.find((node) => node.ref === ref)?.states ?? []
  const was = waiting.find((state) => statesOf(before).includes(state))
  if (!was || !statesOf(now).includes(was)) return null
  return tries.at(-1)?.tag === 'wait'
    ? { tag: 'act', name: 'click', args: act.args }
    : { tag: 'wait', name: 'wait', args: { seconds: 1 } }
}
