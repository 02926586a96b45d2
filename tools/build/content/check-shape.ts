/** The part of JSON Schema (draft 7) that `z.toJSONSchema` writes for our lanes. */
export type Shape = {
  type?: string
  properties?: Record<string, Shape>
  required?: string[]
  additionalProperties?: boolean | Shape
  propertyNames?: Shape
  items?: Shape
  anyOf?: Shape[]
  oneOf?: Shape[]
  enum?: unknown[]
  const?: unknown
  pattern?: string
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
}

type Issue = { path: (string | number)[]; message: string }
type Result = { success: true; data: unknown } | { success: false; error: { issues: Issue[] } }

const typeOf = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value)

const patterns = new Map<string, RegExp>()

function matches(pattern: string, text: string): boolean {
  const known = patterns.get(pattern) ?? new RegExp(pattern)
  patterns.set(pattern, known)
  return known.test(text)
}

/** The first thing that is wrong, or null. */
function issueIn(value: unknown, shape: Shape, path: (string | number)[]): Issue | null {
  const wrong = (message: string): Issue => ({ path, message })
  const options = shape.anyOf ?? shape.oneOf
  if (options) return options.some((option) => issueIn(value, option, path) === null) ? null : wrong('no such form')
  if ('const' in shape && value !== shape.const) return wrong(`must be ${JSON.stringify(shape.const)}`)
  if (shape.enum && !shape.enum.includes(value)) return wrong(`must be one of ${shape.enum.join(', ')}`)
  const type = typeOf(value)
  if (shape.type && type !== shape.type && !(shape.type === 'integer' && Number.isSafeInteger(value))) {
    return wrong(`must be ${shape.type}`)
  }
  if (typeof value === 'string') {
    if (value.length < (shape.minLength ?? 0)) return wrong('too short')
    if (value.length > (shape.maxLength ?? Number.POSITIVE_INFINITY)) return wrong('too long')
    if (shape.pattern && !matches(shape.pattern, value)) return wrong('wrong form')
  }
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) return wrong('must be a number')
    if (value < (shape.minimum ?? value) || value <= (shape.exclusiveMinimum ?? Number.NEGATIVE_INFINITY))
      return wrong('too small')
    if (value > (shape.maximum ?? value)) return wrong('too large')
  }
  if (Array.isArray(value)) {
    if (value.length < (shape.minItems ?? 0) || value.length > (shape.maxItems ?? value.length))
      return wrong('wrong length')
    return shape.items ? firstOf(value.map((item, i) => () => issueIn(item, shape.items as Shape, [...path, i]))) : null
  }
  return type === 'object' && shape.type === 'object'
    ? issueInObject(value as Record<string, unknown>, shape, path)
    : null
}

const firstOf = (checks: (() => Issue | null)[]): Issue | null => {
  for (const check of checks) {
    const issue = check()
    if (issue) return issue
  }
  return null
}

function issueInObject(value: Record<string, unknown>, shape: Shape, path: (string | number)[]): Issue | null {
  const { properties = {}, additionalProperties: more = true } = shape
  // A key with the value undefined is no key: it would not survive the way between contexts either.
  const keys = Object.keys(value).filter((key) => value[key] !== undefined)
  const missing = shape.required?.find((key) => !keys.includes(key))
  if (missing !== undefined) return { path: [...path, missing], message: 'is missing' }
  return firstOf(
    keys.map((key) => () => {
      const at = [...path, key]
      const known = Object.hasOwn(properties, key) ? properties[key] : undefined
      if (known) return issueIn(value[key], known, at)
      if (more === false) return { path: at, message: 'has no place here' }
      const name = shape.propertyNames && issueIn(key, shape.propertyNames, at)
      return name || more === true ? (name ?? null) : issueIn(value[key], more, at)
    }),
  )
}

/** Stands in for a zod schema where only `safeParse` is asked for. */
export function compiled(shape: Shape): { safeParse(value: unknown): Result } {
  return {
    safeParse(value) {
      const issue = issueIn(value, shape, [])
      return issue ? { success: false, error: { issues: [issue] } } : { success: true, data: value }
    },
  }
}

/** Stands in for a schema whose values are checked by who gets them. */
export const unchecked = { safeParse: (data: unknown): Result => ({ success: true, data }) }
