/** A value as an object; one without anything where it is none. Everything from a server is unknown. */
export function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {}
}

/** A value as a list; an empty one where it is none. */
export const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** A value as text; empty where it is none. */
export const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** JSON as a value; undefined where it cannot be read. */
export function parseJson(source: string): unknown {
  try {
    return JSON.parse(source)
  } catch {
    return undefined
  }
}
