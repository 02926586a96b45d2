import { nameOf } from '../snapshot/name.ts'
import { roleOf } from '../snapshot/role.ts'

const signs = ['pointerdown', 'keydown', 'wheel', 'touchstart', 'drop', 'paste'] as const
const modifierKeys = new Set(['Alt', 'AltGraph', 'CapsLock', 'Control', 'Fn', 'Meta', 'NumLock', 'OS', 'Shift'])

export type Guard = {
  /** The human drives this document. */
  readonly held: boolean
  /** Aborts when the human takes over or the frame is let go; renewed by `release`. */
  readonly signal: AbortSignal
  hold(): void
  release(): void
  /** Takes the listeners out. */
  stop(): void
}

/**
 * Watches for the human. Only trusted events count, and of those only what a page's script or ours cannot cause:
 * focus, input, change and submit can be trusted although no one touched anything.
 * `noticed` is called once until the guard is released.
 */
export function createGuard(noticed: (event: string, on: string) => void): Guard {
  let control = new AbortController()
  let held = false
  const listening = new AbortController()

  function hold() {
    held = true
    control.abort()
  }

  function sign(event: Event) {
    if (!event.isTrusted || held) return
    if (event instanceof KeyboardEvent && modifierKeys.has(event.key)) return
    hold()
    noticed(event.type, describe(event.composedPath()[0]))
  }

  for (const type of signs) {
    window.addEventListener(type, sign, { capture: true, passive: true, signal: listening.signal })
  }

  return {
    get held() {
      return held
    },
    get signal() {
      return control.signal
    },
    hold,
    release() {
      held = false
      if (control.signal.aborted) control = new AbortController()
    },
    stop() {
      listening.abort()
      control.abort()
    },
  }
}

function describe(on: EventTarget | undefined): string {
  return on instanceof Element ? `${roleOf(on)} "${nameOf(on)}"`.slice(0, 200) : 'page'
}
