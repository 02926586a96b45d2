import { grammarOf } from '../grammar/grammars.ts'
import type { Unit, Unread } from '../parse/unit.ts'
import type { Call, Tag, Try } from '../verbs/move.ts'
import { again, goOn, stop } from './answers.ts'

const cap = (text: string, most = 200): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text)

const asking = (
  tag: Tag,
  kind: 'question' | 'choice' | 'handover',
  question: string,
  options: string[] = [],
): Call => ({
  tag,
  name: 'ask_user',
  args: {
    question: cap(question, 1000),
    kind,
    ...(options.length > 0 && { options: options.map((option) => cap(option)) }),
  },
})

const stepOf = ({ number, said }: Unit): string => `step ${number} ("${cap(said)}")`

/** What only reads cannot be done by hand. */
const reading = new Set<Unit['act']['verb']>(['tell', 'note', 'extract'])

export const lostQuestion = (unit: Unit, words: string, why: string): Call => {
  const missing = why
    ? `For ${stepOf(unit)}: ${why}.`
    : `I cannot find "${cap(words)}" on this page for ${stepOf(unit)}.`
  return reading.has(unit.act.verb)
    ? asking('lost', 'question', `${missing} Write the words that stand beside it, or "skip".`)
    : asking('lost', 'handover', `${missing} Do it yourself, then continue, or tell me the words that stand on it.`)
}

export const tieQuestion = (unit: Unit, words: string, options: string[]): Call =>
  asking('tie', 'choice', `Several things fit "${cap(words)}" in ${stepOf(unit)}. Which one is meant?`, options)

export const failedQuestion = (unit: Unit, last: Try): Call =>
  asking(
    'failed',
    'handover',
    `${stepOf(unit).replace(/^s/, 'S')} did not work: ${cap(last.said, 500)} Do it yourself, then continue, or write how to do it.`,
  )

export const stuckQuestion = (unit: Unit, why: string): Call =>
  asking(
    'failed',
    'handover',
    `${stepOf(unit).replace(/^s/, 'S')}: ${why} Do it yourself, then continue, or write how to do it.`,
  )

export const unsureQuestion = (unit: Unit): Call =>
  asking(
    'unsure',
    'choice',
    `Whether ${stepOf(unit)} took effect is not known: the page went away while it ran. Look at the page. Was it done?`,
    ['Done', again, stop],
  )

export const refusedQuestion = (unit: Unit, last: Try): Call =>
  ['denied', 'human'].includes(last.outcome)
    ? asking('refused', 'choice', `You said no to ${stepOf(unit)}. What now?`, [goOn, again, stop])
    : asking(
        'refused',
        'handover',
        `${stepOf(unit).replace(/^s/, 'S')} is not mine to do: ${cap(last.said, 500)} Do it yourself, then continue.`,
      )

export const complaintQuestion = (unit: Unit, complaint: string): Call =>
  asking(
    'complaint',
    'choice',
    `After ${stepOf(unit)} the page says: "${complaint}". Put it right on the page and let me try again, or go on.`,
    [again, goOn, stop],
  )

/** What is asked before anything is done. */
export const unreadQuestion = ({ number, said, reason }: Unread): string => {
  if (reason === 'picture')
    return `I cannot do step ${number}: "${cap(said, 400)}". It needs a language model that sees pictures; one can be set up under Models. Write another step in its place, or write "skip".`
  const why = reason === 'condition' ? ' It depends on what is seen, and I do one step after another.' : ''
  const example = grammarOf(said).examples.find(([form]) => form.test(said))?.[1] ?? 'click "…"'
  return `I cannot read step ${number}: "${cap(said, 400)}".${why} Write it another way, for example ${example}, or write "skip".`
}

export const emptyQuestion =
  'I cannot read any step in this goal. Write it as plain steps, for example: open "…", search for "…", open the first result, tell me the price.'
