import type { Part } from '../../protocol/events.ts'
import type { RawCall } from '../../protocol/model.ts'
import type { Action, Ended } from '../actions/define.ts'
import { decide } from '../policy/decide.ts'
import type { ActionFacts } from '../policy/facts.ts'
import { originOf, originsRead, sourceOf } from '../policy/provenance.ts'
import type { Placed } from '../ports.ts'
import { actPart } from './act-part.ts'
import { type LoopContext, mayAct } from './context.ts'
import { timesBefore } from './repeats.ts'
import { joinParts, nameOfRef, type Settled, settlePart } from './report.ts'
import { settle } from './settle.ts'

type Act = Exclude<Action, { kind: 'loop' }>
type Args = Parameters<Act['describe']>[0]

/** The third time the same call is made in the same state of the page, the human is asked. */
const thirdTime = 2

/** Splits an action into commands, one a frame, each bound to the document and to what its elements were. */
function partsOf(action: Act, args: Args, id: string, placed: Map<string, Placed>, top: Placed['part']): Part[] {
  if (action.kind !== 'page') return []
  const frameOf = (ref: string) => placed.get(ref)?.part.documentId ?? ''
  return action.commands(args, frameOf).map((command, index) => {
    const refs = action
      .refs(args)
      .filter((ref) => command.do !== 'fill' || command.fields.some((field) => field.ref === ref))
    const first = refs[0] === undefined ? undefined : placed.get(refs[0])
    const expect = Object.fromEntries(refs.map((ref) => [ref, placed.get(ref)?.facts.fingerprint ?? '']))
    return { id: `${id}.${index}`, ...(first?.part ?? top), command, expect }
  })
}

async function runParts(parts: Part[], what: string, context: LoopContext): Promise<Settled> {
  const ended: Settled[] = []
  for (const part of parts) {
    if (ended.length > 0 && !mayAct(context.journal.state())) break
    const settled = settlePart(await actPart(part, context), what)
    ended.push(settled)
    if (settled.breaks) break
  }
  return joinParts(ended, parts.length)
}

const settleEnded = ({ result, outcome, said, breaks, usage }: Ended): Settled => ({
  result,
  outcome,
  said,
  effects: [],
  fields: [],
  opened: [],
  breaks: breaks ?? false,
  ...(usage && { usage }),
})

/** What policy may know of this action; null refs are answered before. */
function factsFor(action: Act, args: Args, elements: Placed[], context: LoopContext): ActionFacts {
  const state = context.journal.state()
  const texts = action.kind === 'page' ? (action.texts?.(args) ?? []) : []
  return {
    action: action.name,
    elements: elements.map(({ facts }) => facts),
    origin: originOf(elements[0]?.url ?? state.page?.url ?? ''),
    address: action.kind === 'worker' ? (action.address?.(args) ?? null) : null,
    texts: texts.map((text) => ({ text, source: sourceOf(text, state) })),
    keys: action.kind === 'page' ? (action.keys?.(args) ?? null) : null,
    originsRead: originsRead(state),
  }
}

/** Carries out one action: facts, policy, approval, journal, dispatch, journal. */
export async function perform(call: RawCall, action: Act, args: Args, context: LoopContext): Promise<void> {
  const { ports, journal, signal } = context
  const { id: callId, name } = call
  const refuse = (by: 'policy' | 'schema', reason: string) =>
    journal.append({ type: 'call.refused', callId, name, by, reason })

  const refs = action.kind === 'page' ? action.refs(args) : []
  const found = await ports.page.facts(refs, journal.state(), signal)
  const lost = refs.filter((_, index) => found[index] === null)
  if (lost.length > 0) {
    await refuse(
      'schema',
      `No element of the page as it is now has the ref ${lost.join(', ')}. Use the refs shown last.`,
    )
    return
  }
  const placed = new Map<string, Placed>()
  for (const [index, ref] of refs.entries()) {
    const one = found[index]
    if (one) placed.set(ref, one)
  }
  const elements = [...placed.values()]
  const what = action.describe(args, (ref) => nameOfRef(ref, journal.state()))

  const verdict = decide(factsFor(action, args, elements, context))
  if (verdict.verdict === 'refuse') {
    await refuse('policy', verdict.reason)
    return
  }
  const digest = JSON.stringify([name, args, elements.map(({ part, facts }) => [part.documentId, facts.fingerprint])])
  const { approved } = journal.state()
  if (verdict.verdict === 'ask' && (approved?.callId !== callId || approved.digest !== digest)) {
    const origin = originOf(elements[0]?.url ?? journal.state().page?.url ?? '')
    const { risk, facts } = verdict
    await journal.append({
      type: 'approval.asked',
      approval: { id: ports.clock.id(), callId, risk, action: what, origin, facts, digest },
    })
    return
  }

  const argsText = JSON.stringify(args)
  const times = timesBefore(journal.state(), name, argsText)
  if (times >= thirdTime) {
    await journal.append({
      type: 'run.paused',
      cause: 'loop',
      sentence: `The agent wants to do the same ${times + 1} times over, and nothing changes: ${what}.`,
      wayOut: 'Do it yourself and resume, resume to let it try again, or stop.',
    })
    return
  }

  const top = await ports.page.topFrame(journal.state())
  if (action.kind === 'page' && top === null && elements.length === 0) {
    await refuse('schema', 'There is no page to act in. Look at it first.')
    return
  }
  const id = ports.clock.id()
  const parts = partsOf(action, args, id, placed, top ?? { tabId: -1, frameId: 0, documentId: '' })
  const why = journal.state().steps.find((step) => step.callId === callId)?.why ?? ''
  if (!mayAct(journal.state())) return
  await journal.append({ type: 'action.dispatched', id, callId, name, args: argsText, what, why, parts })
  if (!mayAct(journal.state())) {
    const said = 'Not sent: the user paused or stopped the run first.'
    await settle(
      id,
      callId,
      { result: 'not-sent', outcome: 'not-sent', said, effects: [], fields: [], opened: [], breaks: true },
      context,
    )
    return
  }
  const settled = action.kind === 'page' ? await runParts(parts, what, context) : await runWorker(action, args, context)
  const again = times === 0 ? '' : ` You did this ${times + 1} times in the same state of the page: try something else.`
  // The model must hear of it before it does more.
  await settle(id, callId, { ...settled, said: settled.said + again, breaks: settled.breaks || times > 0 }, context)
}

async function runWorker(action: Extract<Act, { kind: 'worker' }>, args: Args, context: LoopContext): Promise<Settled> {
  const { ports, journal, signal } = context
  const ended = await action.run(args, { ports, state: journal.state, journal: journal.append, signal })
  if (ended.tab?.opened !== undefined) await journal.append({ type: 'tab.opened', tabId: ended.tab.opened })
  if (ended.tab?.switchedTo !== undefined) await journal.append({ type: 'tab.switched', tabId: ended.tab.switchedTo })
  return settleEnded(ended)
}
