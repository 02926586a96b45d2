import type { ChatMessage } from '../../protocol/model.ts'
import type { Diff } from '../../protocol/page.ts'
import type { Entry, RunState } from '../loop/run-state.ts'
import { fenced } from './fence.ts'
import { systemText } from './system.ts'

type Seen = Extract<Entry, { kind: 'observation' }>
type Result = Extract<Entry, { kind: 'result' }>

/** After this many diffs the page is shown whole again. */
const diffsBeforeWhole = 8

/** Longest tool result in the context, in characters; what is cut is said. */
const resultLimit = 24_000

const isEmpty = (diff: Diff) => diff.added.length + diff.removed.length + diff.changed.length === 0

function diffText({ added, removed, changed }: Diff): string {
  return [...added.map((l) => `+ ${l}`), ...changed.map((l) => `~ ${l}`), ...removed.map((l) => `- ${l}`)].join('\n')
}

/** Which observations are shown whole: where there is nothing to compare with, on hand-back, and each so many diffs. */
function wholeOnes(entries: Entry[]): Set<number> {
  const whole = new Set<number>()
  let diffs = 0
  for (const entry of entries) {
    if (entry.kind !== 'observation') continue
    const fresh = entry.diff === null || entry.cause !== 'action' || diffs >= diffsBeforeWhole
    if (fresh) whole.add(entry.n)
    diffs = fresh ? 0 : diffs + 1
  }
  return whole
}

/** Only the last whole view of the page is kept; what came before it is superseded. */
function seenText(entry: Seen, whole: Set<number>, lastWhole: number, fence: string): string {
  const changes = entry.diff && entry.cause !== 'start' && !isEmpty(entry.diff) ? diffText(entry.diff) : ''
  if (!whole.has(entry.n)) {
    if (entry.n < lastWhole) return 'What changed then is part of the page below.'
    return changes ? `What changed:\n${fenced(changes, fence)}` : 'No line of the page changed.'
  }
  if (entry.n !== lastWhole) return 'The page as it was then; superseded below.'
  const handed = entry.cause === 'handed-back' && changes ? `Since you last looked:\n${fenced(changes, fence)}\n` : ''
  return `${handed}The page now:\n${fenced(entry.text, fence)}`
}

const cut = (text: string) =>
  text.length > resultLimit ? `${text.slice(0, resultLimit)}\n… ${text.length - resultLimit} characters cut` : text

/** A result quotes names and texts of the page, so it is fenced like one. */
const resultText = ({ result, outcome, said, name }: Result, fence: string) =>
  name === 'ask_user' || result === 'refused' || result === 'not-sent'
    ? said
    : `${outcome}\n${fenced(cut(said), fence)}`

/**
 * The run as a chat: system, goal, then replies, results and what was seen, in order. Each call has exactly one
 * result before the next reply, as the protocol of tool calls wants it.
 */
export function messagesFor(state: RunState): ChatMessage[] {
  const { entries, fence } = state
  const whole = wholeOnes(entries)
  const lastWhole = Math.max(0, ...whole)
  const messages: ChatMessage[] = [
    { role: 'system', content: systemText(fence) },
    { role: 'user', content: `Goal: ${state.goal}\nToday is ${new Date(state.startedAt).toDateString()}.` },
  ]
  /** Calls of the last reply without a result; what else is told waits, since only results may follow calls. */
  const open = new Set<string>()
  const held: string[] = []
  const add = (content: string) => {
    const last = messages.at(-1)
    if (open.size > 0 && last?.role === 'assistant') held.push(content)
    else if (last && last.role !== 'assistant') last.content += `\n\n${content}`
    else messages.push({ role: 'user', content })
  }
  for (const entry of entries) {
    if (entry.kind === 'reply') {
      messages.push({ role: 'assistant', content: entry.text, calls: entry.calls })
      for (const call of entry.calls) open.add(call.id)
    } else if (entry.kind === 'result') {
      messages.push({ role: 'tool', callId: entry.callId, content: resultText(entry, fence) })
      open.delete(entry.callId)
      for (const content of held.splice(0)) add(content)
    } else add(entry.kind === 'notice' ? entry.text : seenText(entry, whole, lastWhole, fence))
  }
  return messages
}
