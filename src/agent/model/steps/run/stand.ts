import type { Entry, RunState } from '../../../loop/state.ts'
import { parseGoal } from '../parse/parse-goal.ts'
import { tableTaken, textTaken } from '../tell/taken.ts'
import type { Tag, Try } from '../verbs/move.ts'
import { answerIn, takeAnswer } from './answers.ts'
import { parseCallId } from './call-id.ts'
import type { Run, Told } from './run.ts'

const asks = new Set<Tag>(['tie', 'lost', 'failed', 'unsure', 'refused', 'complaint', 'ask'])

const argsOf = (text: string): Record<string, unknown> => {
  try {
    const args: unknown = JSON.parse(text)
    return typeof args === 'object' && args !== null ? { ...args } : {}
  } catch {
    // only our own calls are read here; a journal that was tampered with counts as a call without arguments
    return {}
  }
}

/** What the human wrote for steps that could not be read; step 0 stands for the whole goal. */
const editsOf = (entries: Entry[]): Map<number, string> => {
  const edits = new Map<number, string>()
  for (const entry of entries) {
    if (entry.kind !== 'result' || entry.result !== 'ok') continue
    const id = parseCallId(entry.callId)
    if (id?.kind !== 'unread') continue
    const answer = answerIn(entry.said)
    edits.set(id.step, /^(?:skip|leave it out|continue)?$/i.test(answer) ? '' : answer)
  }
  return edits
}

const begin = (state: RunState): Run => {
  const edits = editsOf(state.entries)
  const goal = parseGoal(edits.get(0) || state.goal, edits)
  return {
    ...goal,
    at: 0,
    tries: [],
    complete: '',
    calls: 0,
    pick: '',
    answer: '',
    told: [],
    skipped: [],
    stopped: false,
    extras: '',
    looked: '',
    before: '',
    ends: 0,
  }
}

const goTo = (run: Run, unit: number): void => {
  if (unit === run.at) return
  Object.assign(run, { at: unit, tries: [], complete: '', pick: '', extras: '' })
}

const afterArrow = (text: string): string => (text.includes(' → ') ? text.slice(text.lastIndexOf(' → ') + 3) : '')

/** Lines of the notes that are no part of the answer yet: what this run noted is. */
const notRead = ({ told, at }: Run, said: string): Told[] =>
  said
    .split('\n')
    .filter((line) => line.trim() !== '' && !told.some(({ text }) => line.endsWith(text)))
    .map((text) => ({ unit: at, text }))

/** What the end of an action adds to the answer. */
const gains: Record<string, (run: Run, call: Try) => Told[]> = {
  note: (run, { args, said }) =>
    args.op === 'read' ? notRead(run, said) : typeof args.text === 'string' ? [{ unit: run.at, text: args.text }] : [],
  read: ({ at }, { said }) => [{ unit: at, text: textTaken(said) }],
  extract: ({ at }, { said }) => [{ unit: at, text: tableTaken(said) }],
}

const settle = (run: Run, tag: Tag, call: Try, text: string): void => {
  const good = call.result === 'ok'
  if (asks.has(tag)) {
    if (good) takeAnswer(run, tag, call, call.said)
    return
  }
  if (tag === 'tell') {
    run.complete = 'told'
    run.told.push({ unit: run.at, text: afterArrow(text) })
  } else if (tag === 'act' && good) {
    run.complete = 'act'
    run.told.push(...(gains[call.name]?.(run, call) ?? []))
  } else if ((tag === 'look' || tag === 'find') && good) {
    if (tag === 'look' && !call.args.ref) run.looked = call.said
    else run.extras += `\n${call.said}`
  }
}

/** Works out from a run's entries alone where the reader stands; the same entries give the same answer. */
export const standOf = (state: RunState): Run => {
  const run = begin(state)
  const open = new Map<string, { tag: Tag; call: Try; text: string }>()
  let seen = ''
  for (const entry of state.entries) {
    if (entry.kind === 'observation') {
      seen = entry.text
      run.looked = ''
    } else if (entry.kind === 'reply') {
      for (const { id, name, arguments: args } of entry.calls) {
        const known = parseCallId(id)
        run.calls++
        if (known?.kind === 'done') run.ends++
        if (known?.kind !== 'unit' || known.unit >= run.units.length) continue
        goTo(run, known.unit)
        const call: Try = { tag: known.tag, name, args: argsOf(args), result: '', outcome: '', said: '' }
        run.tries.push(call)
        if (known.tag === 'act' || known.tag === 'way') run.before = seen
        open.set(id, { tag: known.tag, call, text: entry.text })
      }
    } else if (entry.kind === 'result') {
      const made = open.get(entry.callId)
      if (!made) continue
      Object.assign(made.call, { result: entry.result, outcome: entry.outcome, said: entry.said })
      settle(run, made.tag, made.call, made.text)
    }
  }
  return run
}
