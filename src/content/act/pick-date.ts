import { queryAll } from '../dom/doc.ts'
import { fieldValueOf } from '../dom/field.ts'
import { attr, matches, tagOf } from '../dom/native.ts'
import { describe } from '../hit/describe.ts'
import { credentialOf } from '../snapshot/credential.ts'
import { pause } from '../watch/clock.ts'
import type { Act, Result } from './act.ts'
import { aimAt, missed } from './aim.ts'
import { leftClick } from './click.ts'
import { readDate } from './dates.ts'
import { selectAll } from './edit.ts'
import { drawn } from './fitness.ts'
import { moveFocus } from './focus.ts'
import { pressChord } from './keyboard.ts'
import { keyOf } from './keys.ts'
import { chooseNative } from './select-native.ts'
import { sendChange } from './value.ts'
import { type Ready, whenReady } from './when-ready.ts'

const days = (iso: string) =>
  queryAll(document, '[aria-label], [data-date], [data-day]').filter(
    (el) =>
      [attr(el, 'aria-label'), attr(el, 'data-date'), attr(el, 'data-day')].some(
        (said) => said !== null && readDate(said.replace(/^\w+day,? /, '')) === iso,
      ) && drawn(el),
  )

const steps = 3

/** Brings the open calendar to a month, by its own fields for year and month where it has them. */
async function turnTo(act: Act, before: ReadonlySet<Element>, iso: string): Promise<void> {
  const [year = '', month = ''] = iso.split('-')
  for (const el of queryAll(document, 'input, select').filter((field) => !before.has(field) && drawn(field))) {
    const label = `${attr(el, 'aria-label') ?? ''} ${attr(el, 'class') ?? ''}`
    if (/year/i.test(label)) {
      if (tagOf(el) === 'select') await chooseNative(act, el, [year])
      else if (fieldValueOf(el) !== year) {
        // By keys: calendars listen for them.
        moveFocus(el)
        selectAll(el)
        for (const digit of year) await pressChord({ key: keyOf(digit), modifiers: [] })
        sendChange(el)
      }
    } else if (/month/i.test(label) && tagOf(el) === 'select') {
      await chooseNative(act, el, [String(Number(month) - 1)])
    }
  }
  await pause(60, act.signal)
}

const refused = (end: Result, said: string): Result => ({ ...end, outcome: 'readonly', detail: said })

/**
 * A read-only field may stand for a date picker. Clicks it, and where a calendar opens whose days say their dates, picks
 * the day.
 */
export async function pickDate(act: Act, ref: string, value: string, end: Result): Promise<Result> {
  const iso = readDate(value)
  if (!iso || act.signal.aborted) return refused(end, 'It is read-only; a click on it may open a picker.')
  return whenReady(act, ref, ['pointer'], async (ready) => {
    if (credentialOf(ready.element) !== 'none' || !matches(ready.element, 'input'))
      return refused(end, 'It is read-only.')
    const before = new Set(queryAll(document, 'input, select').filter(drawn))
    const was = fieldValueOf(ready.element)
    await leftClick(act, ready)
    await pause(80, act.signal)
    for (let n = 0; n < steps && !act.signal.aborted; n++) {
      const [day, other] = days(iso)
      if (day && !other) return pick(act, ready, day, was, iso)
      if (n < steps - 1) await turnTo(act, before, iso)
    }
    return refused(end, 'It is read-only. It was clicked; if a picker opened, choose there.')
  })
}

async function pick(act: Act, ready: Ready, day: Element, was: string | null, iso: string): Promise<Result> {
  const aim = aimAt(day)
  if (aim.state !== 'hit') return missed(aim)
  await leftClick(act, { ...ready, element: day, hit: aim.hit, point: aim.point })
  await pause(60, act.signal)
  const now = fieldValueOf(ready.element)
  const said = `It is read-only; ${describe(day)} was clicked in its calendar and it reads ${JSON.stringify(now)}.`
  const taken = now !== was || readDate(now ?? '') === iso
  return { outcome: taken ? 'done' : 'rejected', detail: said }
}
