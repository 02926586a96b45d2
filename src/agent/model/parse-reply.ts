import type { ChatReply, RawCall } from '../../protocol/model.ts'
import { meantTool } from './nearest-names.ts'
import { parseCall } from './parse-call.ts'
import { stripThinking } from './strip-thinking.ts'
import type { CallProblem, ParsedCall, Tool } from './tool.ts'
import { writtenCalls } from './written-calls.ts'

/** More calls than these in one reply are left out: each is checked against a page that the ones before it changed. */
const mostCalls = 10
const longestText = 20_000
const longestBadArguments = 20_000

export type ParsedReply = {
  /** The words without thinking and without calls. */
  text: string
  /**
   * Calls and problems in their order, fit for the journal: `parseCall` without repair finds the same calls and no others in
   * them.
   */
  raw: RawCall[]
  calls: ParsedCall[]
  problems: CallProblem[]
  /** What the model must know that belongs to none of its calls; empty where there is nothing. */
  notice: string
}

export type ReplyOptions = {
  /** Ids of the run's earlier calls: some servers count from 0 in each reply. */
  taken: (id: string) => boolean
  /** An id for a call that has none. */
  newId: () => string
}

/** Ids as they are where they are free, else with a number. */
function uniqueIds(calls: readonly RawCall[], { taken, newId }: ReplyOptions): RawCall[] {
  const used = new Set<string>()
  return calls.map((raw) => {
    const wanted = raw.id.slice(0, 200) || newId()
    let id = wanted
    for (let n = 2; used.has(id) || taken(id); n++) id = `${wanted}-${n}`
    used.add(id)
    return { ...raw, id }
  })
}

const cap = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text)

/** A call that must not be carried out, so that it cannot be read as one later: no arguments would count as none needed. */
const disarmed = ({ id, name, arguments: args }: RawCall): RawCall => ({
  id,
  name: name.slice(0, 100),
  arguments: args.trim() === '' ? '{' : cap(args, longestBadArguments),
})

/** The calls of a reply: real ones, else those in its words. A reply that was cut gives none in its words. */
function findCalls(reply: ChatReply, tools: readonly Tool[]): { found: RawCall[]; text: string } {
  const words = stripThinking(reply.text)
  if (reply.calls.length > 0 || reply.finish === 'length') return { found: reply.calls, text: words }
  const { calls, text } = writtenCalls(words, (name) => meantTool(name, tools) !== undefined)
  return { found: calls.map((call) => ({ ...call, id: '' })), text }
}

/**
 * Reads what a model wrote. Every call in the result has passed its tool's schema; everything else that was meant as a
 * call is a problem with a sentence for the model.
 */
export function parseReply(reply: ChatReply, tools: readonly Tool[], options: ReplyOptions): ParsedReply {
  const { found, text } = findCalls(reply, tools)
  const extra = Math.max(0, found.length - mostCalls)
  const parsed: ParsedReply = {
    text: cap(text, longestText),
    raw: [],
    calls: [],
    problems: [],
    notice: extra > 0 ? `A reply may hold ${mostCalls} calls: the last ${extra} of yours were left out.` : '',
  }
  for (const [i, raw] of uniqueIds(found.slice(0, mostCalls), options).entries()) {
    // Only the last call can be the one that the limit cut.
    const end = parseCall(raw, tools, { repair: true, truncated: reply.finish === 'length' && i === found.length - 1 })
    if (end.ok) {
      parsed.raw.push({ id: raw.id, name: end.call.name, arguments: JSON.stringify(end.call.args) })
      parsed.calls.push(end.call)
    } else {
      parsed.raw.push(disarmed(raw))
      parsed.problems.push(end.problem)
    }
  }
  return parsed
}
