import { findTarget, nameOf } from '../match/find-target.ts'
import { textOf, up } from '../page/around.ts'
import type { PageNode } from '../page/page-node.ts'
import { isoOf, months } from '../parse/parse-date.ts'
import { plainTarget } from '../parse/read-target.ts'
import { aim } from './aim.ts'
import { act, type Context, lastAct, type Move, type Verb, way, ways } from './move.ts'

const fields = new Set(['textbox', 'combobox', 'date', 'searchbox', 'spinbutton'])
const dated = /\b(?:date|day|when|deliver|delivery|arrival|departure|check-?in|check-?out)\b|日期/i

type Wanted = { year: number; month: number; day: number }

const wantedOf = (iso: string): Wanted => {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number)
  return { year, month, day }
}

/** A day of an open calendar: its name is the full date, or the bare number where the month is named above. */
const dayCell = ({ nodes }: Context['view'], { year, month, day }: Wanted): PageNode | null => {
  const name = months[month - 1] ?? ''
  const short = name.slice(0, 3)
  const full = new RegExp(`^(?=.*\\b${day}(?:st|nd|rd|th)?\\b)(?=.*\\b(?:${name}|${short})\\b)(?=.*\\b${year}\\b)`, 'i')
  const cells = nodes.filter(
    (node) =>
      node.ref && ['gridcell', 'button', 'generic', 'clickable', 'cell', 'option', 'link', 'text'].includes(node.role),
  )
  const named = cells.find((node) => nameOf(node).length < 60 && full.test(nameOf(node)))
  if (named) return named
  const bare = cells.filter(
    (node) =>
      nameOf(node).trim() === String(day) &&
      [...up(node)].some(({ role }) => ['grid', 'table', 'dialog', 'application', 'group'].includes(role)),
  )
  const box = bare[0] && [...up(bare[0])].find((above) => textOf(above).length > 40)
  const shown = box && monthShown(textOf(box.parent ?? box))
  return shown && shown.year === year && shown.month === month
    ? (bare.find((node) => !node.states.includes('disabled')) ?? null)
    : null
}

const monthShown = (text: string): { year: number; month: number } | null => {
  const found = new RegExp(`\\b(${months.join('|')})\\b\\D{0,20}(\\d{4})`, 'i').exec(text)
  return found ? { month: months.indexOf((found[1] ?? '').toLowerCase()) + 1, year: Number(found[2]) } : null
}

const inCalendar = (wanted: Wanted, context: Context): Move | null => {
  const cell = dayCell(context.view, wanted)
  if (cell)
    return cell.states.includes('disabled')
      ? { do: 'stuck', why: 'That day cannot be chosen.' }
      : act('click', { ref: cell.ref })
  const shown = monthShown(context.view.nodes.map(({ name, value }) => `${name} ${value ?? ''}`).join(' '))
  if (!shown || ways(context).length > 30) return null
  const ahead = wanted.year * 12 + wanted.month > shown.year * 12 + shown.month
  const form = ahead ? /next month|^next$|^[›»>]$/i : /previous month|prev|^[‹«<]$/i
  const arrow = context.view.nodes.find((node) => node.ref && form.test(nameOf(node).trim()))
  return arrow ? way('click', { ref: arrow.ref }, 'the calendar shows another month') : null
}

export const date: Verb<'date'> = ({ day, target }, context) => {
  const iso = isoOf(day, context.view.now)
  const last = lastAct(context)
  const refused = last?.result === 'failed' && ['readonly', 'rejected', 'unsuitable'].includes(last.outcome)
  const opened = ways(context).some(({ name }) => name === 'click')
  if (refused || opened) {
    const move = inCalendar(wantedOf(iso), context)
    if (move) return move
  }
  const named = target && findTarget(context.view, target, ({ role }) => fields.has(role))
  const candidates = context.view.nodes.filter(
    (node) => node.ref && fields.has(node.role) && dated.test(`${node.name} ${node.notes.join(' ')}`),
  )
  const field = named?.state === 'one' ? named.node : candidates.length === 1 ? candidates[0] : null
  if (!field) {
    const move = inCalendar(wantedOf(iso), context)
    if (move) return move
    const aimed = aim(context, target ?? plainTarget('date'), ({ role }) => fields.has(role))
    if ('move' in aimed) return aimed.move
    return act('fill', { fields: [{ ref: aimed.node.ref, value: iso }] })
  }
  if (refused && !opened) return way('click', { ref: field.ref }, 'the day has to be picked in the calendar')
  return act('fill', { fields: [{ ref: field.ref, value: iso }] })
}
