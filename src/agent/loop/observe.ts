import type { Observation } from '../ports.ts'
import type { LoopContext } from './context.ts'
import { describeTrouble } from './page-trouble.ts'
import type { RunState } from './run-state.ts'

/** How long between two tries to reach a page that does not answer, ms. */
const beat = 1000

/** Why the page is looked at, told by what came last. */
function causeOf(state: RunState) {
  if (!state.entries.some((entry) => entry.kind === 'observation')) return 'start'
  return state.handedBack ? 'handed-back' : 'action'
}

const happened = (page: Observation, state: RunState) =>
  ({ type: 'page.observed', ...page, cause: causeOf(state) }) as const

/** Waits until a page that did not answer answers again, or the human decides otherwise. */
export async function untilResponsive({ ports, journal, signal }: LoopContext, tabId: number): Promise<void> {
  const waiting = () => journal.state().paused?.cause === 'page' && !journal.state().ended
  while (waiting()) {
    await ports.clock.sleep(beat, signal)
    if (waiting() && (await ports.page.responsive(tabId, signal))) await journal.append({ type: 'run.resumed' })
  }
}

/** Looks at the run's tab; a page that cannot be worked on becomes a question to the human. */
export async function observe(context: LoopContext): Promise<void> {
  const { ports, journal, signal } = context
  const { tabId } = journal.state()
  const observed = await ports.page.observe(
    { tabId, scope: 'viewport' },
    journal.state,
    (happening) => journal.append(happening),
    signal,
  )
  if (observed.ok) {
    await journal.append(happened(observed.page, journal.state()))
    return
  }
  if (observed.trouble === 'no-access') {
    await journal.append({ type: 'access.asked', origin: observed.origin, tabId })
    return
  }
  await journal.append({ type: 'run.paused', cause: 'page', ...describeTrouble(observed.trouble, observed.origin) })
  if (observed.trouble === 'blocked') await untilResponsive(context, tabId)
}
