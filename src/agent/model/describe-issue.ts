import type * as z from 'zod/mini'

type Issue = z.core.$ZodIssue
type Teller = (issue: never, value: unknown) => string

const shown = (value: unknown): string => {
  const json = JSON.stringify(value) ?? 'nothing'
  return json.length > 60 ? `${json.slice(0, 59)}…` : json
}

const articles: Record<string, string> = {
  int: 'a whole number',
  array: 'a list',
  object: 'an object',
  record: 'an object',
}
const units: Record<string, string> = { string: ' characters', array: ' entries', set: ' entries' }

const bound = (word: string, limit: number | bigint, origin: string) =>
  units[origin] ? `must have ${word} ${limit}${units[origin]}` : `must be ${word} ${limit}`

/** Without a locale, as in zod/mini, all messages are "Invalid input"; and a locale speaks to programmers. */
const tellers: Record<string, Teller> = {
  invalid_type: ({ expected }: z.core.$ZodIssueInvalidType, value) =>
    value === undefined ? 'is missing' : `must be ${articles[expected] ?? `a ${expected}`}, not ${shown(value)}`,
  invalid_value: ({ values }: z.core.$ZodIssueInvalidValue, value) =>
    `must be ${values.length > 1 ? 'one of ' : ''}${values.map(shown).join(', ')}, not ${shown(value)}`,
  too_small: ({ minimum, origin }: z.core.$ZodIssueTooSmall) => bound('at least', minimum, origin),
  too_big: ({ maximum, origin }: z.core.$ZodIssueTooBig) => bound('at most', maximum, origin),
  unrecognized_keys: ({ keys }: z.core.$ZodIssueUnrecognizedKeys) => `has no ${keys.map(shown).join(', ')}`,
  invalid_format: (_issue: Issue, value) => `has the wrong form: ${shown(value)}`,
  invalid_union: (_issue: Issue, value) =>
    value === undefined ? 'is missing' : `fits none of its forms: ${shown(value)}`,
  custom: ({ message }: z.core.$ZodIssueCustom) => (message === 'Invalid input' ? 'is not allowed' : message),
}

function valueAt(root: unknown, path: readonly PropertyKey[]): unknown {
  let at = root
  for (const key of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return undefined
    at = (at as Record<PropertyKey, unknown>)[key]
  }
  return at
}

/** One issue in plain words: `"fields.0.ref" is missing`. */
export function describeIssue(issue: Issue, args: unknown): string {
  const tell = Object.hasOwn(tellers, issue.code) ? tellers[issue.code] : undefined
  const where = issue.path.length > 0 ? shown(issue.path.map(String).join('.')) : 'the call'
  // The table is keyed by the code that its functions are written for.
  return `${where} ${tell ? tell(issue as never, valueAt(args, issue.path)) : 'is not right'}`
}
