import type { FieldReport } from '../../protocol/page.ts'
import { typeOf } from '../dom/field.ts'
import { tagOf } from '../dom/native.ts'
import { credentialOf } from '../snapshot/credential.ts'
import { pause } from '../watch/clock.ts'
import { type Act, type Do, held, type Result } from './act.ts'
import { aimAt, missed } from './aim.ts'
import { checkedState, turn } from './check.ts'
import { replaceContent } from './edit.ts'
import { type FieldKind, fieldIn, kindOf } from './field.ts'
import { focused, moveFocus } from './focus.ts'
import { formats } from './formats.ts'
import { pickDate } from './pick-date.ts'
import { chooseNative } from './select-native.ts'
import { setSlider } from './slider.ts'
import { contentOf, sendChange, sendPicked, setValue } from './value.ts'
import { type Ready, whenReady } from './when-ready.ts'

type Fill = (act: Act, el: Element, value: string, ready: Ready) => Result | Promise<Result>

const quoted = (text: string) => JSON.stringify(text.length > 200 ? `${text.slice(0, 199)}…` : text)
/** What is left when a page has put in its own spaces, brackets and dashes. */
const core = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
const lines = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\n+/g, '\n')
    .replace(/\u00a0/g, ' ')
    .trim()

/** Reads back what stands there after the page had its say. */
async function verified(act: Act, el: Element, wanted: string): Promise<Result> {
  await pause(30, act.signal)
  const now = contentOf(el)
  if (now === wanted || lines(now) === lines(wanted)) return { outcome: 'done' }
  const same = core(wanted) !== '' && core(now) === core(wanted)
  return { outcome: same ? 'done' : 'rejected', detail: `It now reads ${quoted(now)}.` }
}

const text: Fill = async (act, el, value) => {
  const format = formats[typeOf(el)]
  const wanted = format && value.trim() !== '' ? format.read(value.trim()) : value
  if (wanted === null) return { outcome: 'unsuitable', detail: `It takes ${format?.format}.` }
  if (contentOf(el) === wanted) return { outcome: 'unchanged' }
  act.started()
  moveFocus(el)
  if (focused() !== el) return { outcome: 'covered', detail: 'It could not be focused: something modal is open.' }
  replaceContent(el, wanted)
  sendChange(el)
  return verified(act, el, wanted)
}

const formatted: Fill = async (act, el, value) => {
  const format = formats[typeOf(el)]
  const wanted = value.trim() === '' ? '' : format?.read(value.trim())
  if (wanted === null || wanted === undefined)
    return { outcome: 'unsuitable', detail: `It takes ${format?.format}; ${quoted(value)} cannot be read as that.` }
  if (contentOf(el) === wanted) return { outcome: 'unchanged' }
  act.started()
  moveFocus(el)
  setValue(el, wanted)
  sendPicked(el)
  const end = await verified(act, el, wanted)
  // A step, min or max moves a slider's value; seconds of nought are dropped from a time.
  return contentOf(el).startsWith(wanted) && wanted !== '' ? { outcome: 'done' } : end
}

const words: Record<string, boolean> = { true: true, on: true, yes: true, checked: true, '1': true }
const noes: Record<string, boolean> = { false: false, off: false, no: false, unchecked: false, '0': false, '': false }

const box: Fill = (act, el, value, ready) => {
  const word = value.trim().toLowerCase()
  const wanted = words[word] ?? noes[word]
  if (wanted === undefined || checkedState(el) === null)
    return { outcome: 'unsuitable', detail: 'It is not a text field: use check.' }
  const aim = aimAt(el)
  if (aim.state !== 'hit') return missed(aim)
  return turn(act, { ...ready, element: el, hit: aim.hit, point: aim.point }, wanted)
}

const fillers: Record<FieldKind, Fill> = {
  text,
  formatted,
  rich: text,
  box,
  slider: setSlider,
  choice: (act, el, value) => chooseNative(act, el, [value]),
  other: (_act, el) => ({ outcome: 'unsuitable', detail: `A ${tagOf(el)} holds no text: use click, select or press.` }),
}

async function fillOne(act: Act, ref: string, value: string): Promise<Result> {
  const end = await whenReady(act, ref, ['editable'], (ready) => {
    const el = fieldIn(ready.named)
    if (credentialOf(el) !== 'none') return { outcome: 'unsuitable', detail: 'Credential fields are never typed.' }
    act.seen(el)
    return fillers[kindOf(el)](act, el, value, ready)
  })
  return end.outcome === 'readonly' ? pickDate(act, ref, value, end) : end
}

/** After these the page is not what the rest was written for. */
const stops = new Set(['stale', 'ambiguous', 'changed', 'held'])

/** Replaces the content of fields, in order; each has its own outcome. */
export async function fill(act: Act, { fields }: Do<'fill'>): Promise<Result> {
  const reports: FieldReport[] = []
  let first: Result | undefined
  let titles = ''
  for (const { ref, value } of fields) {
    const end: Result = act.signal.aborted ? held : await fillOne(act, ref, value)
    const { outcome, strategy, detail } = end
    titles = fields.length === 1 ? (end.target ?? '') : ''
    reports.push({ ref, outcome, ...(strategy && { strategy }), ...(detail && { detail: detail.slice(0, 600) }) })
    if (outcome !== 'done' && outcome !== 'unchanged') first ??= end
    if (stops.has(outcome)) break
  }
  const skipped = fields.length - reports.length
  const rest = skipped > 0 ? ` ${skipped} more not tried.` : ''
  const changed = reports.some((r) => r.outcome === 'done')
  const end = first ?? { outcome: changed ? 'done' : 'unchanged' }
  const detail = `${(first ?? (fields.length === 1 ? reports[0] : undefined))?.detail ?? ''}${rest}`.trim()
  const strategy = fields.length === 1 ? reports[0]?.strategy : undefined
  return {
    outcome: end.outcome,
    fields: reports,
    ...(detail && { detail }),
    ...(titles && { target: titles }),
    ...(strategy && { strategy }),
  }
}
