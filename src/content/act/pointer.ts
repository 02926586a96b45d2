import { composedParent } from '../dom/composed.ts'
import { topOf } from '../dom/doc.ts'
import type { Point } from '../hit/deepest.ts'
import type { Do } from './act.ts'

export type Button = NonNullable<Do<'click'>['button']>
export type Modifiers = NonNullable<Do<'click'>['modifiers']>

/** `button` and the bit of `buttons`. https://w3c.github.io/pointerevents/#the-button-property */
const buttonCodes: Record<Button, [number, number]> = { left: [0, 1], middle: [1, 4], right: [2, 2] }

export const modifierInit = (held: Modifiers) => ({
  altKey: held.includes('Alt'),
  ctrlKey: held.includes('Control'),
  metaKey: held.includes('Meta'),
  shiftKey: held.includes('Shift'),
})

const dispatch = EventTarget.prototype.dispatchEvent
/** False if a handler prevented the default. A handler that throws does not reach us. */
export const send = (to: EventTarget, event: Event): boolean => dispatch.call(to, event)

/** Position and keys that all events of one gesture share. */
export type Gesture = { point: Point; modifiers: Modifiers; button: Button }

const never = new Set(['mouseenter', 'mouseleave', 'pointerenter', 'pointerleave'])
const asPointer = new Set(['click', 'auxclick', 'contextmenu'])

function eventInit(type: string, { point, modifiers, button }: Gesture, down: boolean, detail: number) {
  const [code, bit] = buttonCodes[button]
  const moves = /move|over|out|enter|leave/.test(type)
  return {
    bubbles: !never.has(type),
    cancelable: !never.has(type),
    composed: !never.has(type),
    view: window,
    detail,
    clientX: point.x,
    clientY: point.y,
    screenX: window.screenX + point.x,
    screenY: window.screenY + point.y,
    // A pointer event that only moves says -1; a mouse event says 0.
    button: moves ? (type.startsWith('pointer') ? -1 : 0) : code,
    buttons: down ? bit : 0,
    ...modifierInit(modifiers),
    // The mouse is always pointer 1 and always active, so that setPointerCapture does not throw in the page.
    pointerId: 1,
    pointerType: 'mouse',
    isPrimary: true,
    pressure: down ? 0.5 : 0,
  }
}

export const clickEvent = (type: 'click' | 'auxclick', gesture: Gesture, detail: number): PointerEvent =>
  new PointerEvent(type, eventInit(type, gesture, false, detail))

/** Sends one event of the mouse; false if its default was prevented. */
export function sendPointer(to: Element, type: string, gesture: Gesture, down = false, detail = 0): boolean {
  const init = eventInit(type, gesture, down, detail)
  const pointer = type.startsWith('pointer') || asPointer.has(type)
  return send(to, pointer ? new PointerEvent(type, init) : new MouseEvent(type, init))
}

export type Pointer = { moveTo(el: Element, gesture: Gesture): void }

function chainOf(el: Element | null): Element[] {
  const chain: Element[] = []
  for (let n = el; n; n = composedParent(n)) chain.push(n)
  return chain
}

/** Our mouse: it knows what it is over, so that what it leaves is told, as menus that open on hover expect. */
export function createPointer(): Pointer {
  let over: WeakRef<Element> | null = null

  return {
    moveTo(el, gesture) {
      const before = chainOf(over?.deref() ?? topOf(document))
      const now = chainOf(el)
      const both = (name: string, to: Element) => {
        sendPointer(to, `pointer${name}`, gesture)
        sendPointer(to, `mouse${name}`, gesture)
      }
      if (before[0] !== el) {
        if (before[0]) both('out', before[0])
        for (const left of before.filter((n) => !now.includes(n))) both('leave', left)
        both('over', el)
        for (const entered of now.filter((n) => !before.includes(n)).reverse()) both('enter', entered)
        over = new WeakRef(el)
      }
      both('move', el)
    },
  }
}
