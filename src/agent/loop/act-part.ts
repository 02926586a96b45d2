import type { Part } from '../../protocol/events.ts'
import type { PartEnd } from '../ports.ts'
import type { LoopContext } from './context.ts'
import { describeTrouble } from './page-trouble.ts'

/** After this long without an answer the frame is asked whether it can answer at all, ms. */
const patience = 6000

/**
 * Sends one part and waits for its end. A native dialog stops the page and the answer with it: then the run says so,
 * waits for the human, and goes on by itself once the page answers.
 */
export async function actPart(part: Part, { ports, journal, signal }: LoopContext): Promise<PartEnd> {
  const acting = ports.page.act(part, signal)
  const ended = acting.then(() => true)
  const late = () => ports.clock.sleep(patience, signal).then(() => false)
  let said = false
  while (!(await Promise.race([ended, late()]))) {
    if (said || (await ports.page.responsive(part.tabId, signal))) continue
    said = true
    if (!journal.state().paused) {
      await journal.append({ type: 'run.paused', cause: 'page', ...describeTrouble('blocked', '') })
    }
  }
  const end = await acting
  if (said && journal.state().paused?.cause === 'page') await journal.append({ type: 'run.resumed' })
  return end
}
