import { inPartOfPass } from '../dom/pass.ts'

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

/** The same, asked between two long pieces of work. */
export const isUp = (): boolean => performance.now() > end - slice / 2

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

/** Does the work slice by slice, in one pass for as long as `stamp`, which is to tell changes of the page, stays. */
export async function inSlices<T>(steps: Steps<T>, stamp: () => string): Promise<T> {
  for (let before = ''; ; ) {
    const now = stamp()
    end = performance.now() + slice
    const { done, value } = inPartOfPass(() => steps.next(), now === before)
    end = Number.POSITIVE_INFINITY
    if (done) return value
    before = now
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
