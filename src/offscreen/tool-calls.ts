import type { RawCall } from '../protocol/model.ts'
import { list, parseJson, record, text } from './json.ts'

type Slot = { index: unknown; id: string; name: string; args: string }

const complete = (args: string) => typeof parseJson(args) === 'object'

/**
 * Does a piece begin another call than the one that its index points at? Gemini's compatible endpoint numbers all parallel
 * calls 0 with ids of their own; older vLLM makes a new id for every piece, but names the call only once; and some send
 * neither index nor id, one whole call after the other.
 */
function another(slot: Slot, id: string, name: string): boolean {
  if (name === '') return false
  return (id !== '' && slot.id !== '' && id !== slot.id) || (slot.id === '' && complete(slot.args))
}

/** Puts calls together from the pieces of a stream. */
export type ToolCalls = { add: (pieces: unknown) => void; calls: (madeUp: string) => RawCall[] }

export function createToolCalls(): ToolCalls {
  const slots: Slot[] = []

  function slotFor(index: unknown, id: string, name: string): Slot {
    const found = slots.findLast((slot) => (index === undefined ? id === '' || slot.id === id : slot.index === index))
    if (found && !another(found, id, name)) return found
    const fresh = { index, id, name: '', args: '' }
    slots.push(fresh)
    return fresh
  }

  function addPiece(piece: Record<string, unknown>): void {
    const fn = record(piece.function)
    const name = text(fn.name)
    const slot = slotFor(piece.index ?? undefined, text(piece.id), name)
    slot.id ||= text(piece.id)
    // Repeated by some servers on each piece, sent in parts by others.
    if (name !== slot.name) slot.name += name
    if (typeof fn.arguments === 'string') slot.args += fn.arguments
    else if (fn.arguments) slot.args = JSON.stringify(fn.arguments)
  }

  return {
    add: (pieces) => {
      for (const piece of list(pieces)) addPiece(record(piece))
    },
    /** Calls without an id get one that begins with `madeUp`. */
    calls: (madeUp) =>
      slots.map(({ id, name, args }, i) => ({ id: id || `${madeUp}-${i + 1}`, name, arguments: args })),
  }
}
