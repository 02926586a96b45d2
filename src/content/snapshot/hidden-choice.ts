import { composedParent } from '../dom/composed.ts'
import { typeOf } from '../dom/field.ts'
import { labelsFor } from '../dom/labels.ts'
import { hasAttr, rectOf, styleOf, token } from '../dom/native.ts'
import { gap, isTiny } from './box.ts'
import { describe } from './describe.ts'
import { isPainted } from './evidence/painted.ts'
import { type Item, makeItem } from './item.ts'
import { topView } from './view.ts'
import { isShown } from './visible.ts'
import type { Walking } from './walking.ts'

const choices = new Set(['checkbox', 'radio', 'file'])

function made(control: Element, shownBy: Element, walking: Walking): Item {
  walking.done.add(control)
  const box = rectOf(shownBy)
  const item = makeItem(control, '', { target: true, box, far: gap(box, walking.screen.view) / walking.screen.height })
  describe(item, topView, true)
  return item
}

/** The box that shows a field that lies unseen a little way in it: a frame, or the thumb of a slider. */
function shownAround(el: Element, isThumb: boolean): Element | null {
  let at = composedParent(el)
  if (isThumb && at && isShown(at)) return at
  if (token(el, 'tabindex') === '-1' || rectOf(el).height === 0) return null
  for (let up = 0; at && up < 4; at = composedParent(at), up++) {
    const { width, height } = rectOf(at)
    if (isShown(at) && (isThumb ? width < 64 : height < 160 && isPainted(at))) return at
  }
  return null
}

/**
 * Swatches, switches and upload boxes hide the native field and show its label (or paint over it): the field still gets
 * its line. Null where it is no such field or nothing stands for it.
 */
export function hiddenChoice(el: Element, walking: Walking): Item | null {
  const type = typeOf(el)
  const isRange = type === 'range'
  // The field of a slider lies unseen in its thumb, that of a list that can be searched in the box that opens the list.
  const around = isRange || (type && hasAttr(el, 'aria-haspopup')) ? shownAround(el, isRange) : null
  if (around) return made(el, around, walking)
  if (!choices.has(type)) return null
  const label = labelsFor(el).find(isShown)
  if (label) return made(el, label, walking)
  const isPaintedOver = Number(styleOf(el).opacity) < 0.05 && styleOf(el).display !== 'none' && !isTiny(rectOf(el))
  // A hidden file field is what the upload action needs, whatever button opens it.
  return isPaintedOver || type === 'file' ? made(el, el, walking) : null
}

/** The hidden field of a label that is being walked; null where the field shows itself. */
export function choiceAtLabel(control: Element, label: Element, walking: Walking): Item | null {
  const isOurs = choices.has(typeOf(control)) && !walking.done.has(control) && !isShown(control)
  return isOurs ? made(control, label, walking) : null
}
