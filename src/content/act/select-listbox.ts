import { isConnected, token } from '../dom/native.ts'
import { textOf } from '../hit/describe.ts'
import { credentialOf } from '../snapshot/credential.ts'
import { pause } from '../watch/clock.ts'
import { type Act, held, type Result } from './act.ts'
import { aimAt } from './aim.ts'
import { type Choice, choose, folded } from './choose.ts'
import { leftClick } from './click.ts'
import { replaceContent } from './edit.ts'
import { fieldIn } from './field.ts'
import { moveFocus } from './focus.ts'
import { isChosen, type Option, optionsFor, optionsNow, takesText } from './listbox.ts'
import { contentOf } from './value.ts'
import type { Ready } from './when-ready.ts'

/** Asks until there is an answer or the time is up; lists come with the next frame or from a server. */
async function until<T>(act: Act, ms: number, ask: () => T | null): Promise<T | null> {
  for (const end = performance.now() + ms; ; await pause(40, act.signal)) {
    const found = ask()
    if (found !== null || act.signal.aborted || performance.now() > end) return found
  }
}

const some = (options: Option[]) => (options.length > 0 ? options : null)

/** What the closed box shows: its field's text and its own. */
const reading = (box: Element) => {
  const field = fieldIn(box)
  return folded(`${takesText(field) && credentialOf(field) === 'none' ? contentOf(field) : ''} ${textOf(box, 2000)}`)
}

async function clickOption(act: Act, ready: Ready, option: Option): Promise<Result> {
  const aim = aimAt(option.element)
  if (aim.state !== 'hit') return { outcome: 'covered', ...('detail' in aim && { detail: aim.detail }) }
  return leftClick(act, { ...ready, element: option.element, hit: aim.hit, point: aim.point })
}

/** The option, from the list as it is or narrowed by typing the wanted text. */
async function find(act: Act, box: Element, before: Set<Element>, wanted: string): Promise<Option | string> {
  const inList = /^(listbox|menu|tree)$/.test(token(box, 'role'))
  const options = await until(act, inList ? 100 : 700, () => some(optionsFor(box, before)))
  const chosen = choose(options ?? [], wanted)
  if (chosen.found) return chosen.found
  const field = fieldIn(box)
  if (!takesText(field) || credentialOf(field) !== 'none') return chosen.why
  moveFocus(field)
  replaceContent(field, wanted)
  const narrowed = await until(act, 2000, () => {
    const again = choose(optionsFor(box, before), wanted)
    return again.found
  })
  if (narrowed) return narrowed
  const last = choose(optionsFor(box, before), wanted)
  return last.found ?? last.why
}

/** Did the choice take? By the option's own state, or by what the box now reads. */
const took = (box: Element, option: Option, reads: string): boolean => {
  const now = isConnected(box) ? reading(box) : ''
  if (isConnected(option.element) && isChosen(option.element)) return true
  return now.toLowerCase().includes(folded(option.label).toLowerCase()) || (isConnected(box) && now !== reads)
}

async function chooseOne(act: Act, ready: Ready, box: Element, value: string): Promise<Result> {
  const before = new Set(optionsNow(box))
  const open = optionsFor(box, before).length > 0
  const reads = reading(box)
  if (!open) {
    const opened = await leftClick(act, ready)
    if (opened.outcome !== 'done') return opened
  }
  const option = await find(act, box, before, value)
  if (act.signal.aborted) return held
  if (typeof option === 'string') return { outcome: 'no-option', detail: option }
  if (isChosen(option.element)) return { outcome: 'unchanged' }
  const end = await clickOption(act, ready, option)
  // Some lists take the choice, and go, as the button goes down.
  if (end.outcome !== 'done' && end.outcome !== 'stale') return end
  if (/^menuitem$/.test(token(option.element, 'role'))) return end
  const label: Choice['label'] = folded(option.label)
  const ok = await until(act, 600, () => took(box, option, reads) || null)
  return ok
    ? { outcome: 'done' }
    : {
        outcome: 'rejected',
        detail: `${JSON.stringify(label)} was clicked but not taken. It reads ${JSON.stringify(reading(box).slice(0, 200))}.`,
      }
}

/** Chooses in an ARIA listbox, combobox or menu: opens it, finds the option, clicks it, sees that it took. */
export async function chooseInListbox(act: Act, ready: Ready, values: readonly string[]): Promise<Result> {
  const box = ready.named
  let end: Result = { outcome: 'unchanged' }
  for (const value of values) {
    const aim = aimAt(box)
    if (aim.state !== 'hit') return { outcome: 'covered', ...('detail' in aim && { detail: aim.detail }) }
    const one = await chooseOne(act, { ...ready, hit: aim.hit, point: aim.point }, box, value)
    if (one.outcome !== 'done' && one.outcome !== 'unchanged') return one
    if (one.outcome === 'done') end = one
  }
  return end
}
