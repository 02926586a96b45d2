import { inPass } from '../dom/pass.ts'

/** Work that can be interrupted: it yields where the time is up. */
export type Steps<T> = Generator<undefined, T>

/** How long a slice of work may hold the page's thread, ms: well below the 50 that a person begins to feel. */
const slice = 16
/** The clock is looked at once in so many questions. */
const stride = 31

let end = Number.POSITIVE_INFINITY
let asked = 0

/** Is the time of the running slice up? Asked often, so it is cheap. */
export const isDue = (): boolean => (++asked & stride) === 0 && performance.now() > end

/** Lets the page work. A message is not held back in hidden tabs, as timers are. */
function breathe(): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}

/** Does the work slice by slice, each in a pass of its own. */
export async function inSlices<T>(steps: Steps<T>): Promise<T> {
  for (;;) {
    end = performance.now() + slice
    const { done, value } = inPass(() => steps.next())
    end = Number.POSITIVE_INFINITY
    if (done) return value
    await breathe()
  }
}

/** Does the work at once. */
export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}
