import { getter } from '../dom/getter.ts'

const hidden = getter(Document.prototype, 'hidden')

/** A turn of the event loop. Message channels are not throttled in hidden tabs; timers run about once a second there. */
export function turn(): Promise<void> {
  return new Promise((resolve) => {
    const channel = new MessageChannel()
    channel.port1.onmessage = () => {
      channel.port1.close()
      resolve()
    }
    channel.port2.postMessage(null)
  })
}

/** Resolves after `ms`, or as soon as the signal aborts; never rejects. Ask the signal which of the two it was. */
export async function pause(ms: number, signal?: AbortSignal): Promise<void> {
  const end = performance.now() + ms
  while (hidden(document) && !signal?.aborted && performance.now() < end) await turn()
  const left = end - performance.now()
  if (left <= 0 || signal?.aborted) return
  await new Promise<void>((resolve) => {
    const timer = setTimeout(done, left)
    function done() {
      clearTimeout(timer)
      signal?.removeEventListener('abort', done)
      resolve()
    }
    signal?.addEventListener('abort', done)
  })
}

/** The next animation frame; a hidden tab draws none, so there a turn must do. */
export async function frame(): Promise<void> {
  if (hidden(document)) return turn()
  await new Promise<void>((resolve) => {
    // A window that the system has covered may say it is visible and draw nothing.
    const late = setTimeout(resolve, 1000)
    requestAnimationFrame(() => {
      clearTimeout(late)
      resolve()
    })
  })
}

/** Waits between tries for something that is about to become ready, about 1.7 s in all. */
export const retries = [0, 20, 100, 100, 500, 500, 500] as const
