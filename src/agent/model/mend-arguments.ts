import type * as z from 'zod/mini'
import { isObject, parseJson } from './read-arguments.ts'

type Fix = (value: unknown) => unknown

const fromJson =
  (fits: (value: unknown) => boolean): Fix =>
  (value) => {
    const parsed = typeof value === 'string' ? parseJson(value) : undefined
    return fits(parsed) ? parsed : undefined
  }
const number = fromJson((value) => typeof value === 'number')
const object = fromJson(isObject)

/** What may stand for a value of the expected type without a doubt about what was meant. */
const fixes: Record<string, Fix> = {
  number,
  int: number,
  boolean: fromJson((value) => typeof value === 'boolean'),
  object,
  record: object,
  // A single value where a list of them is wanted.
  array: (value) => fromJson(Array.isArray)(value) ?? [value],
  string: (value) => (typeof value === 'number' ? String(value) : undefined),
}

function parentOf(root: unknown, path: PropertyKey[]): Record<PropertyKey, unknown> | null {
  let at = root
  for (const key of path.slice(0, -1)) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return null
    at = (at as Record<PropertyKey, unknown>)[key]
  }
  return typeof at === 'object' && at !== null ? (at as Record<PropertyKey, unknown>) : null
}

/**
 * Arguments with values of the wrong type put right: small models write `"3"` for 3, a list as JSON text, one value for a
 * list, null for "none". The result still has to pass the schema.
 */
export function mendArguments(
  args: Record<string, unknown>,
  issues: readonly z.core.$ZodIssue[],
): Record<string, unknown> {
  const mended = structuredClone(args)
  for (const issue of issues) {
    const key = issue.path.at(-1)
    const parent = parentOf(mended, issue.path)
    if (issue.code !== 'invalid_type' || key === undefined || !parent || !Object.hasOwn(parent, key)) continue
    const value = parent[key]
    if (value === null && !Array.isArray(parent)) delete parent[key]
    else if (value !== null && Object.hasOwn(fixes, issue.expected))
      parent[key] = fixes[issue.expected]?.(value) ?? value
  }
  return mended
}
