import type { Point } from '../hit/deepest.ts'
import type { Act } from './act.ts'
import { focusByMouse } from './focus.ts'
import { type Gesture, sendPointer } from './pointer.ts'

const gestureAt = (point: Point): Gesture => ({ point, modifiers: [], button: 'left' })

/**
 * Pulls a handle along its track. All events go to the handle, as they do while a pointer is captured, and rise from
 * there to whatever listens on the document. https://w3c.github.io/pointerevents/#pointer-capture
 */
export async function dragTo(act: Act, handle: Element, from: Point, to: Point): Promise<void> {
  act.started()
  act.pointer.moveTo(handle, gestureAt(from))
  const mouse = sendPointer(handle, 'pointerdown', gestureAt(from), true)
  if (!mouse || sendPointer(handle, 'mousedown', gestureAt(from), true, 1)) focusByMouse(handle)
  await Promise.resolve()
  for (const share of [0.5, 1]) {
    const at = gestureAt({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share })
    sendPointer(handle, 'pointermove', at, true)
    if (mouse) sendPointer(handle, 'mousemove', at, true)
    await Promise.resolve()
  }
  sendPointer(handle, 'pointerup', gestureAt(to))
  if (mouse) sendPointer(handle, 'mouseup', gestureAt(to), false, 1)
  await Promise.resolve()
}
