import { queryAll } from '../dom/doc.ts'
import { formOf, optionsOf, selectedOf, typeOf } from '../dom/field.ts'
import { getter } from '../dom/getter.ts'
import { attr, matches, tagOf } from '../dom/native.ts'
import { scrollBoxTo, scrollOf } from '../hit/scroll-to.ts'
import { disabledOf, drawn } from './fitness.ts'
import { moveFocus } from './focus.ts'
import { pressButton } from './key-enter.ts'
import type { Modifiers } from './pointer.ts'
import { scrollerFor } from './scroller.ts'
import { contentOf, isRich, isText, sendPicked, setValue } from './value.ts'

export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown' | 'Home' | 'End' | 'PageUp' | 'PageDown'
type Move = (el: Element, key: Arrow, modifiers: Modifiers) => boolean

const back = (key: Arrow) => ['ArrowLeft', 'ArrowUp', 'Home', 'PageUp'].includes(key)
const setIndex = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'selectedIndex')?.set
const height = getter(Element.prototype, 'clientHeight')
const whole = getter(Element.prototype, 'scrollHeight')

/** Next of a list that is not disabled; the ends for Home and End. */
function neighbour(all: Element[], at: number, key: Arrow, wrap: boolean): Element | undefined {
  const usable = all.filter((el) => !disabledOf(el))
  if (key === 'Home') return usable[0]
  if (key === 'End') return usable.at(-1)
  const rest = back(key)
    ? usable.filter((el) => all.indexOf(el) < at).reverse()
    : usable.filter((el) => all.indexOf(el) > at)
  return rest[0] ?? (wrap ? (back(key) ? usable.at(-1) : usable[0]) : undefined)
}

const inRadios: Move = (el, key) => {
  if (typeOf(el) !== 'radio' || !key.startsWith('Arrow')) return false
  const group = queryAll(document, 'input[type=radio i]').filter(
    (o) => attr(o, 'name') === attr(el, 'name') && formOf(o) === formOf(el) && drawn(o),
  )
  const next = neighbour(group, group.indexOf(el), key, true)
  if (next && next !== el) {
    moveFocus(next)
    pressButton(next)
  }
  return true
}

const inSelect: Move = (el, key) => {
  if (tagOf(el) !== 'select') return false
  const all = optionsOf(el)
  const next = neighbour(all, all.findIndex(selectedOf), key, false)
  if (next && !selectedOf(next)) {
    setIndex?.call(el, all.indexOf(next))
    sendPicked(el)
  }
  return true
}

const inRange: Move = (el, key) => {
  const range = typeOf(el) === 'range'
  if (!range && !(typeOf(el) === 'number' && /Up|Down/.test(key) && key.startsWith('Arrow'))) return false
  const before = contentOf(el)
  if (key === 'Home' || key === 'End')
    setValue(el, attr(el, key === 'Home' ? 'min' : 'max') ?? (key === 'Home' ? '0' : '100'))
  else {
    const down = key === 'ArrowLeft' || key === 'ArrowDown' || key === 'PageDown'
    const step = down ? HTMLInputElement.prototype.stepDown : HTMLInputElement.prototype.stepUp
    step.call(el as HTMLInputElement, key.startsWith('Page') ? 10 : 1)
  }
  if (contentOf(el) !== before) sendPicked(el)
  return true
}

const inText: Move = (el, key, modifiers) => {
  if (!isText(el) && !isRich(el)) return false
  const far = key === 'Home' || key === 'End' ? 'lineboundary' : 'line'
  const across = modifiers.includes('Control') || modifiers.includes('Alt') ? 'word' : 'character'
  const unit = key === 'ArrowLeft' || key === 'ArrowRight' ? across : far
  const times = key.startsWith('Page') ? 10 : 1
  const alter = modifiers.includes('Shift') ? 'extend' : 'move'
  for (let n = 0; n < times; n++) getSelection()?.modify(alter, back(key) ? 'backward' : 'forward', unit)
  return true
}

/** Lines that an arrow key scrolls, in pixels, as Chromium does. */
const line = 40

const inBox: Move = (el, key) => {
  if (matches(el, '[role=slider], [role=option], [role=menuitem], [role=tab], [role=treeitem], [role=gridcell]'))
    return false
  const across = key === 'ArrowLeft' || key === 'ArrowRight'
  const box = scrollerFor(el, across ? 'x' : 'y')
  if (!box) return false
  const { x, y } = scrollOf(box)
  const sign = back(key) ? -1 : 1
  if (across) scrollBoxTo(box, x + sign * line, y)
  else if (key === 'Home' || key === 'End') scrollBoxTo(box, x, key === 'Home' ? 0 : whole(box))
  else scrollBoxTo(box, x, y + sign * (key.startsWith('Page') ? height(box) * 0.9 : line))
  return true
}

/** Arrows, Home, End and the page keys: first kind of element that knows them decides. */
export function moveByArrow(el: Element, key: Arrow, modifiers: Modifiers): boolean {
  return [inRadios, inSelect, inRange, inText, inBox].some((move) => move(el, key, modifiers))
}
