import type { RunState } from '../../agent/loop/state.ts'
import type { ScrollEnd } from '../../agent/reading/port.ts'
import { askFrame, type Place } from './frames.ts'
import { orGone } from './gone.ts'

const maxSteps = 60
/** How long a page is scrolled before it is read, ms. */
const patience = 25_000

/** Scrolls through a page so that its lazy parts load. Stops at once for the human, a pause and a stop. */
export async function scrollThrough(
  place: Place,
  ref: string | undefined,
  state: () => RunState,
  signal: AbortSignal,
): Promise<{ end: ScrollEnd; restore(): Promise<void> }> {
  const ask = askFrame(place)
  const until = Date.now() + patience
  const restore = async () => {
    await orGone(ask('frame.unscroll', {}), null)
  }
  for (let n = 0; n < maxSteps && Date.now() < until; n++) {
    if (signal.aborted || state().ended || state().paused) return { end: 'held', restore }
    const { step } = await ask('frame.scroll', ref === undefined ? {} : { ref })
    if (step !== 'moved') return { end: step, restore }
  }
  return { end: 'long', restore }
}
