import { isObject } from './read-arguments.ts'

/** A call found in the words of a reply, in the form of a real one. */
export type WrittenCall = { name: string; arguments: string }

const lists = ['tool_calls', 'calls', 'actions', 'action']
const nameKeys = ['name', 'tool', 'tool_name', 'function', 'function_name', 'action', 'action_name']
const argumentKeys = ['arguments', 'args', 'parameters', 'params', 'input', 'action_input', 'tool_input']
/** What models write about a call beside it. */
const remarks = ['id', 'type', 'thought', 'thoughts', 'thinking', 'reason', 'reasoning', 'explanation']

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value ?? {}))

/** `{"name": "click", "arguments": {…}}` and its relatives; flat ones too: `{"action": "click", "ref": "e5"}`. */
function named(value: Record<string, unknown>, isTool: (name: string) => boolean): WrittenCall | null {
  const key = nameKeys.find((candidate) => typeof value[candidate] === 'string' && isTool(value[candidate]))
  if (key === undefined) return null
  const name = String(value[key])
  const held = argumentKeys.find((candidate) => Object.hasOwn(value, candidate))
  if (held !== undefined) return { name, arguments: asText(value[held]) }
  const rest = Object.entries(value).filter(([other]) => other !== key && !remarks.includes(other))
  return { name, arguments: asText(Object.fromEntries(rest)) }
}

/** `{"click": {"ref": "e5"}}` */
function keyed(value: Record<string, unknown>, isTool: (name: string) => boolean): WrittenCall | null {
  const entries = Object.entries(value).filter(([key]) => !remarks.includes(key))
  const [only] = entries
  return only && entries.length === 1 && isTool(only[0]) && isObject(only[1])
    ? { name: only[0], arguments: asText(only[1]) }
    : null
}

/** The calls that a JSON value stands for; null where it is anything else, or not all of it is. */
export function readShape(value: unknown, isTool: (name: string) => boolean, level = 0): WrittenCall[] | null {
  if (level > 3) return null
  if (Array.isArray(value)) {
    const calls = value.map((entry) => readShape(entry, isTool, level + 1))
    return value.length > 0 && calls.every((found) => found !== null) ? calls.flat() : null
  }
  if (!isObject(value)) return null
  const call = named(value, isTool) ?? keyed(value, isTool)
  if (call) return [call]
  const inner = [...lists.map((key) => value[key]).filter(Array.isArray), value.function].find(
    (held) => held !== undefined,
  )
  return typeof inner === 'object' ? readShape(inner, isTool, level + 1) : null
}
