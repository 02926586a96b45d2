import { styleText } from 'node:util'
import type { Step } from '../../src/agent/loop/state.ts'
import type { RunEvent } from '../../src/protocol/events.ts'
import type { Report } from './report.ts'

type Format = Parameters<typeof styleText>[0]
type Paint = (format: Format, text: string) => string

export const painted: Paint = (format, text) => styleText(format, text)
export const plain: Paint = (_, text) => text

const marks: Record<Step['status'], [string, Format]> = {
  ok: ['✓', 'green'],
  failed: ['✗', 'red'],
  refused: ['✗', 'red'],
  unknown: ['?', 'yellow'],
  skipped: ['–', 'gray'],
  proposed: ['·', 'gray'],
  approving: ['·', 'gray'],
  running: ['·', 'gray'],
}

/** `✓ click button "Add to basket" [e13]  (the basket is asked for)  navigated, by pointer` */
export function stepLine({ what, why, status, outcome, strategy, said, effects }: Step, paint: Paint): string {
  const [mark, format] = marks[status]
  const how = [outcome, strategy && `by ${strategy}`, ...effects].filter(Boolean).join(', ')
  const because = why ? `  ${paint('gray', `(${why})`)}` : ''
  const trouble = status === 'ok' ? '' : `\n    ${said}`
  return `${paint(format, mark)} ${what}${because}${how ? `  ${paint('gray', how)}` : ''}${trouble}`
}

const short = (text: string) => (text.length > 110 ? `${text.slice(0, 109)}…` : text)

type Teller = { [T in RunEvent['type']]?: (event: Extract<RunEvent, { type: T }>, paint: Paint) => string }

const tellers: Teller = {
  'run.started': ({ goal, model }, paint) =>
    `${paint('bold', 'Goal')}   ${goal}\n${paint('bold', 'Model')}  ${model.kind === 'steps' ? 'the step reader' : model.label}`,
  'access.asked': ({ origin }) => `  The agent asks for access to ${origin}`,
  'access.decided': ({ origin, given }) => `  ${given ? 'Given' : 'Not given'}: ${origin}`,
  'model.failed': ({ sentence, retryAt }, paint) =>
    `${paint('yellow', '!')} ${sentence}${retryAt ? ' Trying again …' : ''}`,
  'approval.asked': ({ approval }) =>
    [`  Needs approval: ${approval.action}`, ...approval.facts.map((fact) => `    ${short(fact)}`)].join('\n'),
  'approval.decided': ({ decision }) => `  Decided: ${decision}`,
  'question.asked': ({ question }) => `  The agent asks: ${question.question}`,
  'question.answered': ({ text }) => `  Answered: ${text}`,
  'run.paused': ({ sentence, wayOut }, paint) => `${paint('yellow', '‖')} ${sentence} ${wayOut}`,
  'run.resumed': () => '  Resumed',
  notice: ({ text }) => `  ${text}`,
}

/** One line a step, for people. */
export function traceReport(out: (line: string) => void, paint: Paint): Report {
  let url = ''
  return {
    say: (text) => out(paint('gray', text)),
    event(event, state) {
      if (event.type === 'page.observed' && event.url !== url) {
        url = event.url
        out(paint('cyan', `${event.title || 'Untitled'}  ${url}`))
      }
      if (event.type === 'action.settled' || event.type === 'call.refused') {
        const step = state.steps.find((each) => each.callId === event.callId)
        if (step) out(stepLine(step, paint))
      }
      const tell = tellers[event.type] as ((event: RunEvent, paint: Paint) => string) | undefined
      if (tell) out(tell(event, paint))
    },
    end({ status, answer, reason, code }, steps) {
      const mark = code === 0 ? paint('green', 'Done') : paint('red', status[0]?.toUpperCase() + status.slice(1))
      out(`${mark} after ${steps} step${steps === 1 ? '' : 's'}. ${[answer, reason].filter(Boolean).join('\n')}`.trim())
    },
  }
}
