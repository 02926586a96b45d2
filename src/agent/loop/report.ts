import type { Usage } from '../../protocol/model.ts'
import type { FieldReport, Outcome, Strategy } from '../../protocol/page.ts'
import type { PartEnd } from '../ports.ts'
import type { RunState } from './run-state.ts'

/** What an outcome means to the model, and its way out. */
const meaning: Record<Outcome, string> = {
  done: 'Done',
  unchanged: 'It was so already',
  stale: 'The element is gone and no single other fits. Look at the page as it is now',
  ambiguous: 'Several elements fit equally; none was touched. Use the ref of the right one',
  changed: 'The element is no longer what was shown; nothing was done. Look again',
  hidden: 'The element cannot be seen',
  outside: 'The point lies outside the viewport',
  covered: 'Something lies over the element; nothing was done',
  disabled: 'The element is disabled',
  readonly: 'The field cannot be edited',
  unstable: 'The element kept moving; nothing was done',
  unsuitable: 'This element cannot do that',
  'no-option': 'No option was chosen',
  'not-found': 'The text was not found',
  rejected: 'The page did not keep it',
  held: 'The user is working in this page; nothing was done',
}

const good = new Set<Outcome>(['done', 'unchanged'])

export type Settled = {
  result: 'ok' | 'failed' | 'unknown' | 'not-sent'
  outcome: string
  strategy?: Strategy
  said: string
  effects: string[]
  fields: FieldReport[]
  /** Tabs that the page opened meanwhile. */
  opened: number[]
  breaks: boolean
  usage?: Usage
}

function fieldLine({ ref, outcome, strategy, detail }: FieldReport): string {
  return [`${ref}: ${meaning[outcome]}`, strategy && strategy !== 'ref' ? `(found by ${strategy})` : '', detail ?? '']
    .filter(Boolean)
    .join(' ')
}

function settledPart(end: Extract<PartEnd, { state: 'settled' | 'left' }>, what: string): Settled {
  const report = end.report
  if (!report) {
    return {
      result: 'unknown',
      outcome: 'left',
      said: 'The page went away while the action ran. Whether it took effect shows on the page as it is now.',
      effects: [],
      fields: [],
      opened: end.opened,
      breaks: true,
    }
  }
  const ok = good.has(report.outcome)
  const leaving = end.state === 'left' || report.settled === 'leaving'
  const said = [
    `${meaning[report.outcome]}: ${report.target ?? what}.`,
    report.strategy && !['ref', 'point', 'focus', 'page'].includes(report.strategy)
      ? `The ref was gone; found by ${report.strategy}.`
      : '',
    report.detail ?? '',
    ...(report.fields && report.fields.length > 1 ? report.fields.map((field) => `\n${fieldLine(field)}`) : []),
    leaving ? 'The page left.' : '',
    report.settled === 'busy' ? 'The page is still busy.' : '',
  ]
  return {
    result: ok ? 'ok' : 'failed',
    outcome: report.outcome,
    ...(report.strategy && { strategy: report.strategy }),
    said: said.filter(Boolean).join(' '),
    effects: report.effects,
    fields: report.fields ?? [],
    opened: end.opened,
    breaks: !ok || leaving || end.opened.length > 0,
  }
}

/** What one part's end means; `withdrawn` and `gone` are ends too. */
export function settlePart(end: PartEnd, what: string): Settled {
  if (end.state === 'settled' || end.state === 'left') return settledPart(end, what)
  const said =
    end.state === 'withdrawn'
      ? `${end.origin} is no longer shared with the agent; nothing was done.`
      : 'The page went away before the action began, or took its record with it. Look at the page; do not repeat the action blindly.'
  return {
    result: end.state === 'withdrawn' ? 'failed' : 'unknown',
    outcome: end.state,
    said,
    effects: [],
    fields: [],
    opened: [],
    breaks: true,
  }
}

/** Joins the parts of one action, as far as they went. */
export function joinParts(parts: Settled[], planned: number): Settled {
  const [first] = parts
  if (!first) throw new Error('An action without parts was settled.')
  if (planned === 1) return first
  const worst = parts.find((part) => part.result !== 'ok') ?? first
  const rest = planned - parts.length
  return {
    ...worst,
    said: [...parts.map((part) => part.said), rest > 0 ? `${rest} more part(s) were not begun.` : '']
      .filter(Boolean)
      .join('\n'),
    effects: parts.flatMap((part) => part.effects),
    fields: parts.flatMap((part) => part.fields),
    opened: parts.flatMap((part) => part.opened),
    breaks: parts.some((part) => part.breaks) || rest > 0,
  }
}

/** `button "Add to basket" [e13]` for a ref, from the page as the model saw it; the bare ref where it is not there. */
export function nameOfRef(ref: string, state: RunState): string {
  if (!/^(?:f\d+)?e\d+$/.test(ref)) return ref
  const line = state.page?.text.split('\n').find((one) => one.includes(`[${ref}]`))
  // A row, and things that are alike, stand several on a line, which then may say the role once.
  const found = line?.match(new RegExp(`(?:([a-z]+) )?(?:("(?:[^"\\\\]|\\\\.)*") )?\\[${ref}\\]`))
  const role = found?.[1] ?? line?.match(/^\s*- ([a-z]+)/)?.[1]
  return role ? `${role}${found?.[2] ? ` ${found[2]}` : ''} [${ref}]` : ref
}
