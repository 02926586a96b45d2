import { composedParent } from '../dom/composed.ts'
import { typeOf } from '../dom/field.ts'
import { labelsFor } from '../dom/labels.ts'
import { rectOf, styleOf } from '../dom/native.ts'
import { gap, isTiny } from './box.ts'
import { describe } from './describe.ts'
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

/**
 * Swatches, switches and upload boxes hide the native field and show its label (or paint over it): the field still gets
 * its line. Null where it is no such field or nothing stands for it.
 */
export function hiddenChoice(el: Element, walking: Walking): Item | null {
  const type = typeOf(el)
  const thumb = type === 'range' ? composedParent(el) : null
  // The field of a slider lies unseen in its thumb.
  if (thumb) return isShown(thumb) ? made(el, thumb, walking) : null
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
