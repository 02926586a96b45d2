import { browser } from '../../platform/browser.ts'
import { eventsPort, type StreamItem } from '../../protocol/events.ts'

/** A port that ended within this time counts as a failure to connect, not as the worker's usual end at 30 s. */
const healthyAfter = 2000
const longestWait = 15_000

export type StreamOptions = {
  /** Empty: only `changed` comes. */
  run: string
  /** Number of the last event that the panel has. */
  last: () => number
  receive: (item: StreamItem) => void
  /** False once the worker failed three times in a row. */
  health: (reachable: boolean) => void
}

export type Stream = {
  /** Connects anew at once and asks for all after `last()`. */
  restart: () => void
  close: () => void
}

/**
 * Follows a run. A worker that idles dies after 30 s and takes the port along; that is mended at once and
 * unseen. Only a port that dies young makes the next try wait, twice as long each time.
 */
export function openStream({ run, last, receive, health }: StreamOptions): Stream {
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let disconnect = () => {}

  function connect() {
    const since = Date.now()
    const port = browser.runtime.connect({ name: eventsPort })
    const left = () => {
      failures = Date.now() - since < healthyAfter ? failures + 1 : 0
      if (failures >= 3) health(false)
      timer = setTimeout(connect, failures === 0 ? 0 : Math.min(125 * 2 ** failures, longestWait))
    }
    const got = (item: unknown) => {
      failures = 0
      health(true)
      receive(item as StreamItem)
    }
    port.onMessage.addListener(got)
    port.onDisconnect.addListener(left)
    disconnect = () => {
      port.onMessage.removeListener(got)
      port.onDisconnect.removeListener(left)
      port.disconnect()
    }
    port.postMessage({ run, last: last() })
  }

  function close() {
    clearTimeout(timer)
    disconnect()
  }

  connect()
  return {
    restart: () => {
      close()
      connect()
    },
    close,
  }
}
