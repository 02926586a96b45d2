import type { LoopContext } from './context.ts'
import type { Settled } from './report.ts'

/** Journals how an action ended, and follows it into a tab that it opened, as a person would. */
export async function settle(id: string, callId: string, settled: Settled, { journal }: LoopContext): Promise<void> {
  const { opened, ...rest } = settled
  const [tabId] = opened.slice(-1)
  const said = tabId === undefined ? rest.said : `${rest.said} It opened tab ${tabId}; you are there now.`
  await journal.append({ type: 'action.settled', id, callId, ...rest, said })
  for (const one of opened) await journal.append({ type: 'tab.opened', tabId: one })
  if (tabId !== undefined) await journal.append({ type: 'tab.switched', tabId })
}
