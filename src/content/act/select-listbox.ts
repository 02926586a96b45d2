import { composedContains, composedParent } from '../dom/composed.ts'
import { isConnected, matches, token } from '../dom/native.ts'
import { textOf } from '../hit/describe.ts'
import { credentialOf } from '../snapshot/credential.ts'
import { pause } from '../watch/clock.ts'
import { type Act, held, type Result } from './act.ts'
import { type Aim, aimAt, missed } from './aim.ts'
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

const apart = 'form, body, label, fieldset'
const listsIn = (el: Element) =>
  Array.from(Element.prototype.querySelectorAll.call(el, '[role=listbox], [role=menu], [role=tree]'))

/**
 * The whole that a person sees as the box. Of many only a bare input has the role, and where an option is chosen that is
 * moved out of sight.
 */
function wholeOf(box: Element): Element {
  let whole = box
  for (let n = 0; n < 3 && takesText(whole === box ? box : fieldIn(whole)); n++) {
    const parent = composedParent(whole)
    if (!parent || matches(parent, apart) || listsIn(parent).length > 0 || fieldIn(parent) !== fieldIn(box)) break
    whole = parent
  }
  return whole
}

/** What the box shows: its field's text and its own, without the list where that lies inside. */
const reading = (box: Element) => {
  const field = fieldIn(box)
  const own = takesText(field) && credentialOf(field) === 'none' ? contentOf(field) : ''
  const whole = wholeOf(box)
  const text = listsIn(whole).reduce((all, list) => all.replace(textOf(list, 2000), ''), textOf(whole, 2000))
  return folded(`${own} ${text}`)
}

/** Where to click to open it: on the field itself or, failing that, on what surrounds it. */
function aimAtBox(box: Element): Aim {
  const first = aimAt(box)
  if (first.state === 'hit' || !takesText(box)) return first
  const whole = wholeOf(box)
  const parts = [composedParent(box), whole].filter((el) => el !== null && composedContains(whole, el))
  return parts.map((el) => aimAt(el as Element)).find((aim) => aim.state === 'hit') ?? first
}

async function clickOption(act: Act, ready: Ready, option: Option): Promise<Result> {
  const aim = aimAt(option.element)
  if (aim.state !== 'hit') return missed(aim)
  return leftClick(act, { ...ready, element: option.element, hit: aim.hit, point: aim.point })
}

/** The option, from the list as it is or narrowed by typing the wanted text. */
async function find(act: Act, box: Element, before: Set<Element>, wanted: string): Promise<Option | string> {
  const options = await until(act, isList(box) ? 100 : 700, () => some(optionsFor(box, before)))
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

const isList = (box: Element) => /^(listbox|menu|tree)$/.test(token(box, 'role'))
const reads = (text: string, option: Option) => text.toLowerCase().includes(folded(option.label).toLowerCase())

/**
 * Did the choice take? A list says so by its options' states. A combobox may call the option selected that is merely
 * under the pointer, so there it counts what the box reads, or that the option went while the others stayed.
 */
function took(box: Element, option: Option, before: string): boolean {
  const { element } = option
  const stays = isConnected(element)
  if (isList(box)) return !stays || isChosen(element) || !matches(element, '[aria-selected], [aria-checked]')
  const now = isConnected(box) ? reading(box) : ''
  if (reads(now, option) || (now !== before && isConnected(box))) return true
  return stays ? token(element, 'aria-checked') === 'true' : optionsFor(box, new Set()).length > 0
}

/** Was it so before? */
const stands = (box: Element, option: Option, before: string): boolean =>
  isChosen(option.element) && (isList(box) || token(option.element, 'aria-checked') === 'true' || reads(before, option))

async function chooseOne(act: Act, ready: Ready, box: Element, value: string): Promise<Result> {
  const before = new Set(optionsNow(box))
  const open = optionsFor(box, before).length > 0
  const was = reading(box)
  if (!open) {
    const opened = await leftClick(act, ready)
    if (opened.outcome !== 'done') return opened
  }
  const option = await find(act, box, before, value)
  if (act.signal.aborted) return held
  if (typeof option === 'string') return { outcome: 'no-option', detail: option }
  if (stands(box, option, was)) return { outcome: 'unchanged' }
  const end = await clickOption(act, ready, option)
  // Some lists take the choice, and go, as the button goes down.
  if (end.outcome !== 'done' && end.outcome !== 'stale') return end
  if (/^menuitem$/.test(token(option.element, 'role'))) return end
  const label: Choice['label'] = folded(option.label)
  const ok = await until(act, 600, () => took(box, option, was) || null)
  return ok
    ? { outcome: 'done' }
    : {
        outcome: 'rejected',
        detail: `${JSON.stringify(label)} was clicked but not taken. It reads ${JSON.stringify(reading(box).slice(0, 200))}.`,
      }
}

/** How long a list may take to close, ms. */
const closing = 500

/**
 * A list that stays open after the choice lies over what comes next: some open once more when a late search of theirs
 * ends. Leaving the box closes it, as a person's next click would.
 */
async function putAway(act: Act, box: Element): Promise<void> {
  const isClosed = () => (token(box, 'aria-expanded') === 'true' && optionsFor(box, new Set()).length > 0 ? null : true)
  if (await until(act, closing, isClosed)) return
  moveFocus(null)
  await until(act, closing, isClosed)
}

/** Chooses in an ARIA listbox, combobox or menu: opens it, finds the option, clicks it, sees that it took. */
export async function chooseInListbox(act: Act, ready: Ready, values: readonly string[]): Promise<Result> {
  const box = ready.named
  let end: Result = { outcome: 'unchanged' }
  for (const value of values) {
    const aim = aimAtBox(box)
    if (aim.state !== 'hit') return missed(aim)
    const one = await chooseOne(act, { ...ready, hit: aim.hit, point: aim.point }, box, value)
    if (one.outcome !== 'done' && one.outcome !== 'unchanged') return one
    if (one.outcome === 'done') end = one
  }
  const isSingle = values.length === 1 && token(box, 'aria-multiselectable') !== 'true'
  if (isSingle && end.outcome === 'done' && !isList(box) && isConnected(box)) await putAway(act, box)
  return end
}
