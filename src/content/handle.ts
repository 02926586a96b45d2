import type { World } from './handlers.ts'

/** What one injection leaves for the next. `remove` ends the listening of the script that set it. */
export type Handle = { world: World; remove(): void }

// A symbol of the isolated world's own global object: the page sees it not, and no named element shadows it.
const key = Symbol.for('cobrowser.frame')
const globals: Record<symbol, Handle | undefined> = globalThis as never

export const readHandle = () => globals[key]

export const leaveHandle = (handle: Handle) => {
  globals[key] = handle
}
