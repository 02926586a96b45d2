/** Above this setTimeout fires at once. */
const longest = 2 ** 31 - 1

/** Ends a request that takes too long, or that nobody wants any more. */
export type Watchdog = {
  signal: AbortSignal
  /** Starts the time anew. */
  feed: () => void
  expired: () => boolean
  /** Must be called when the request has ended. */
  end: () => void
}

/** @param ms time without `feed` after which the request is aborted */
export function watchdog(ms: number, outer: AbortSignal): Watchdog {
  const controller = new AbortController()
  let expired = false
  const expire = () => {
    expired = true
    controller.abort()
  }
  const leave = () => controller.abort()
  let timer = setTimeout(expire, Math.min(ms, longest))
  outer.addEventListener('abort', leave, { once: true })
  if (outer.aborted) leave()
  return {
    signal: controller.signal,
    feed: () => {
      clearTimeout(timer)
      timer = setTimeout(expire, Math.min(ms, longest))
    },
    expired: () => expired,
    end: () => {
      clearTimeout(timer)
      outer.removeEventListener('abort', leave)
    },
  }
}
