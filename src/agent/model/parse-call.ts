import type { RawCall } from '../../protocol/model.ts'
import { describeIssue } from './describe-issue.ts'
import { mendArguments } from './mend-arguments.ts'
import { meantTool, nearestNames } from './nearest-names.ts'
import { type Arguments, isObject, type ReadOptions, readArguments } from './read-arguments.ts'
import { showShape } from './show-shape.ts'
import type { CallProblem, ParsedCall, Tool } from './tool.ts'

export type CallEnd = { ok: true; call: ParsedCall } | { ok: false; problem: CallProblem }

const unread: Record<Extract<Arguments, { ok: false }>['why'], string> = {
  cut: 'Its arguments break off before their end, so it was not carried out. Write the call again, shorter if you can.',
  broken: 'Its arguments are not valid JSON, so it was not carried out. Write the call again.',
  'not-an-object': 'Its arguments must be one JSON object.',
  'too-long': 'Its arguments are too long or too deeply nested.',
}

function unknownTool(name: string, tools: readonly Tool[]): string {
  const names = tools.map((tool) => tool.name)
  const near = nearestNames(name, names)
  const guess = near.length > 0 ? ` Did you mean ${near.join(', ')}?` : ''
  return `There is no tool ${JSON.stringify(name.slice(0, 60))}.${guess} The tools are: ${names.join(', ')}.`
}

/** A ref with the brackets that the page shows it in. */
const bracketed = /"\[((?:f\d{1,6})?e\d{1,9})\]"/g

/** Checks arguments, and once more with wrong types put right. */
function checkArguments(args: Record<string, unknown>, { schema }: Tool, mend: boolean) {
  const read = schema.safeParse(args)
  if (read.success || !mend) return read
  const again = schema.safeParse(mendArguments(args, read.error.issues))
  return again.success ? again : read
}

/**
 * Reads one call. The end is a call whose arguments have passed its tool's schema, or a sentence for the model.
 * A call from the journal is read with `{repair: false, truncated: false}`: it was judged when it came.
 */
export function parseCall(raw: RawCall, tools: readonly Tool[], options: ReadOptions): CallEnd {
  const problem = (name: string, sentence: string): CallEnd => ({
    ok: false,
    problem: { callId: raw.id, name, sentence },
  })
  const tool = meantTool(raw.name, tools)
  if (!tool) return problem(raw.name.slice(0, 60), unknownTool(raw.name, tools))
  const read = readArguments(raw.arguments.replace(bracketed, '"$1"'), options)
  if (!read.ok) return problem(tool.name, `${tool.name}: ${unread[read.why]}`)
  const checked = checkArguments(read.args, tool, options.repair)
  if (checked.success && isObject(checked.data)) {
    return { ok: true, call: { id: raw.id, name: tool.name, args: checked.data } }
  }
  const issues = checked.error?.issues.slice(0, 5).map((issue) => describeIssue(issue, read.args)) ?? []
  return problem(tool.name, `${tool.name}: ${issues.join('; ')}. Its arguments are ${showShape(tool.schema)}.`)
}
