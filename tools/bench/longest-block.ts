import type { Page } from 'playwright'

// As text, for the loader of these tools puts names of its own around functions, which a page does not know.
const start = `(() => {
  const { port1, port2 } = new MessageChannel()
  const pulse = { longest: 0, beats: true }
  let last = performance.now()
  port1.onmessage = () => {
    const now = performance.now()
    pulse.longest = Math.max(pulse.longest, now - last)
    last = now
    // A message and not a timer, which would wait 4 ms; each beat lets others run.
    if (pulse.beats) port2.postMessage(0)
  }
  port2.postMessage(0)
  globalThis.pulse = pulse
})()`

const stop = '(() => { pulse.beats = false; return pulse.longest })()'

/** The longest time, in ms, in which the page's thread did nothing else while `work` ran. */
export async function longestBlock(page: Page, work: () => Promise<void>): Promise<number> {
  await page.evaluate(start)
  await work()
  return page.evaluate<number>(stop)
}
