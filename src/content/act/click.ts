import { typeOf } from '../dom/field.ts'
import { isConnected, tagOf } from '../dom/native.ts'
import { controlAround } from '../hit/control.ts'
import { deepestAt } from '../hit/deepest.ts'
import { viewport } from '../hit/points.ts'
import { nameOf } from '../snapshot/name.ts'
import { roleOf } from '../snapshot/role.ts'
import { type Act, type Do, held, type Result } from './act.ts'
import { focusByMouse } from './focus.ts'
import { type Aside, sendActivation, unsuited } from './opens.ts'
import { clickEvent, type Gesture, sendPointer } from './pointer.ts'
import { type Ready, titled, whenReady } from './when-ready.ts'

const selectText = HTMLInputElement.prototype.select

/** Microtasks that a handler left behind run before the next event, as they do for a person's click. */
const settle = () => Promise.resolve()

/**
 * What is at the point now, if the page has put the same control in place of the one pressed; frameworks do on
 * pointerdown.
 */
function successor(pressed: { role: string; name: string }, gesture: Gesture): Element | null {
  const hit = deepestAt(gesture.point)
  const control = hit && (controlAround(hit) ?? hit)
  return control && roleOf(control) === pressed.role && nameOf(control) === pressed.name ? hit : null
}

/** The whole sequence of a mouse click, up to three times; no other task runs in between. */
export async function clickAt(act: Act, ready: Ready, count: number, gesture: Gesture): Promise<Result> {
  const pressed = { role: roleOf(ready.element), name: nameOf(ready.element) }
  let hit = ready.hit
  let aside: Aside = {}
  act.started()
  act.pointer.moveTo(hit, gesture)
  for (let n = 1; n <= count; n++) {
    const compatible = sendPointer(hit, 'pointerdown', gesture, true)
    const focus = !compatible || sendPointer(hit, 'mousedown', gesture, true, n)
    if (focus) focusByMouse(hit)
    await settle()
    const next = isConnected(hit) ? hit : successor(pressed, gesture)
    if (!next) return { outcome: 'stale', detail: 'The page took it away as the button went down; no click was sent.' }
    hit = next
    sendPointer(hit, 'pointerup', gesture)
    if (compatible) sendPointer(hit, 'mouseup', gesture, false, n)
    await settle()
    if (!isConnected(hit)) break
    aside = { ...aside, ...finish(hit, gesture, n) }
    await settle()
  }
  if (count === 3 && isConnected(hit) && typeOf(hit)) selectText.call(hit as HTMLInputElement)
  return { outcome: 'done', ...aside }
}

function finish(hit: Element, gesture: Gesture, n: number): Aside {
  const event = clickEvent(gesture.button === 'left' ? 'click' : 'auxclick', gesture, n)
  const aside = sendActivation(hit, event, gesture)
  if (gesture.button === 'right') sendPointer(hit, 'contextmenu', gesture)
  if (gesture.button === 'left' && n === 2) sendPointer(hit, 'dblclick', gesture, false, n)
  return aside
}

const leftAtPoint = (point: Gesture['point']): Gesture => ({ point, modifiers: [], button: 'left' })

/** A plain left click, for actions that need one on their way. */
export const leftClick = (act: Act, ready: Ready) => clickAt(act, ready, 1, leftAtPoint(ready.point))

export async function click(act: Act, asked: Do<'click'>): Promise<Result> {
  const { ref, point, button = 'left', count = 1, modifiers = [] } = asked
  const perform = async (ready: Ready): Promise<Result> => {
    const why = unsuited(ready.element, typeOf(ready.element), tagOf(ready.element))
    if (why) return { outcome: 'unsuitable', detail: why }
    return clickAt(act, ready, count, { point: ready.point, modifiers, button })
  }
  if (ref) return whenReady(act, ref, ['pointer'], perform)
  if (!point) return { outcome: 'unsuitable', detail: 'A click needs a ref or a point.' }
  if (act.signal.aborted) return held
  const { width, height } = viewport()
  const hit = point.x < 0 || point.y < 0 || point.x >= width || point.y >= height ? null : deepestAt(point)
  if (!hit) return { outcome: 'outside', strategy: 'point', detail: `The viewport is ${width} by ${height}.` }
  const element = controlAround(hit) ?? hit
  act.seen(element)
  return {
    strategy: 'point',
    target: titled(act.refs, element),
    ...(await perform({ named: element, element, hit, point })),
  }
}
