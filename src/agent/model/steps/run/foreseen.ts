import { wordsOf } from '../match/fold-words.ts'
import { groupNames } from '../page/around.ts'
import { isWrong } from '../page/complaints.ts'
import type { PageNode } from '../page/page-node.ts'
import type { Act } from '../parse/unit.ts'
import type { Context } from '../verbs/move.ts'
import { moveOf } from '../verbs/verbs.ts'
import type { Run } from './run.ts'

/** What is asked for is what went wrong. */
const asksForError =
  /\b(?:errors?|warnings?|wrong|messages?|notices?|complaints?|complains?|problems?|missing|alert)\b/i

const mends = new Set<Act['verb']>(['fill', 'choose', 'check', 'date', 'quantity'])

const quiet = (act: Act): boolean => act.verb === 'scroll' || (act.verb === 'wait' && !act.text && !act.gone)

const refsIn = (args: Record<string, unknown>): string[] =>
  typeof args.ref === 'string'
    ? [args.ref]
    : Array.isArray(args.fields)
      ? args.fields.flatMap((field: unknown) =>
          typeof field === 'object' && field !== null && 'ref' in field && typeof field.ref === 'string'
            ? [field.ref]
            : [],
        )
      : []

const named = (act: Act): string =>
  act.verb === 'intent' ? act.words : 'target' in act && act.target ? act.target.whole : ''

/** "Send message" and "Send the message": the step that failed is to be tried again later. */
const triedAgain = (run: Run, from: number): boolean => {
  const failed = run.units[run.at]
  if (!failed) return false
  const words = wordsOf(named(failed.act) || failed.said)
  return run.units.slice(from).some(
    ({ act, said }) =>
      words.length > 0 &&
      wordsOf(`${named(act)} ${said}`)
        .join(' ')
        .includes(words.join(' ')),
  )
}

/** The step writes to, or chooses in, what the page complains of. */
const concerns = (node: PageNode, complaint: string): boolean => {
  if (isWrong(node)) return true
  const about = new Set(wordsOf(complaint))
  return wordsOf([node.name, ...groupNames(node)].join(' ')).some((word) => about.has(word))
}

/**
 * Was a complaint of the page expected by the one who wrote the goal? It was where the next step asks for it, waits for
 * its words, or puts it right on the same page.
 */
export const isForeseen = (run: Run, complaint: string, contextOf: (unit: number) => Context): boolean => {
  const from = run.units.findIndex(({ act }, at) => at > run.at && !quiet(act))
  const next = run.units[from]
  if (!next) return false
  const { act } = next
  if (act.verb === 'tell' || act.verb === 'note') return asksForError.test(act.asked)
  const context = contextOf(from)
  const move = moveOf(act, context)
  if (act.verb === 'wait') return move.do === 'pass'
  if (!mends.has(act.verb) || move.do !== 'call') return false
  const refs = refsIn(move.call.args)
  const nodes = context.view.nodes.filter(({ ref }) => ref && refs.includes(ref))
  return nodes.length > 0 && (triedAgain(run, from) || nodes.some((node) => concerns(node, complaint)))
}
