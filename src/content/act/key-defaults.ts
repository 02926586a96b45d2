import { queryAll } from '../dom/doc.ts'
import { typeOf } from '../dom/field.ts'
import { matches, tagOf } from '../dom/native.ts'
import { command, edit, selectAll } from './edit.ts'
import { moveFocus } from './focus.ts'
import { moveByArrow } from './key-arrows.ts'
import { enter, pressButton } from './key-enter.ts'
import type { Modifiers } from './pointer.ts'
import { nextTabStop } from './tab-order.ts'
import { isRich, isText } from './value.ts'

/** What a browser does on a key that no handler prevented. True or a sentence: it was done; false: not this key's job. */
export type KeyDefault = (el: Element, modifiers: Modifiers) => boolean | string

const editable = (el: Element) => isText(el) || isRich(el)
const withCommand = (modifiers: Modifiers) => modifiers.includes('Control') || modifiers.includes('Meta')

const erase =
  (direction: 'Backward' | 'Forward'): KeyDefault =>
  (el, modifiers) => {
    if (!editable(el)) return false
    const word = modifiers.includes('Control') || modifiers.includes('Alt')
    if (word) getSelection()?.modify('extend', direction.toLowerCase(), 'word')
    const order = direction === 'Backward' ? 'delete' : 'forwardDelete'
    return edit(el, { inputType: `delete${word ? 'Word' : 'Content'}${direction}`, data: null, order }) || true
  }

const selectEverything: KeyDefault = (el, modifiers) => {
  if (!withCommand(modifiers)) return false
  if (editable(el)) selectAll(el)
  else command('selectAll')
  return true
}

const history =
  (order: 'undo' | 'redo'): KeyDefault =>
  (_el, modifiers) =>
    withCommand(modifiers) && (command(modifiers.includes('Shift') ? 'redo' : order) || true)

/** Closes what Escape closes: the topmost modal dialog, else an open popover. https://html.spec.whatwg.org/#close-watcher */
const dismiss: KeyDefault = () => {
  const dialog = queryAll(document, 'dialog:modal').at(-1)
  const popover = queryAll(document, '[popover]:popover-open').at(-1)
  if (dialog) HTMLDialogElement.prototype.requestClose.call(dialog as HTMLDialogElement)
  else if (popover) HTMLElement.prototype.hidePopover.call(popover as HTMLElement)
  return Boolean(dialog ?? popover)
}

const tab: KeyDefault = (el, modifiers) => {
  const next = nextTabStop(el, modifiers.includes('Shift'))
  // With no other stop it goes to the browser's own buttons.
  moveFocus(next)
  if (next && isText(next) && tagOf(next) === 'input') selectAll(next)
  return true
}

const arrows = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'] as const

export const keydownDefaults: Record<string, KeyDefault | undefined> = {
  ...Object.fromEntries(arrows.map((key) => [key, (el: Element, held: Modifiers) => moveByArrow(el, key, held)])),
  Tab: tab,
  Enter: enter,
  Escape: dismiss,
  Backspace: erase('Backward'),
  Delete: erase('Forward'),
  a: selectEverything,
  z: history('undo'),
  y: history('redo'),
  ' ': (el) => !editable(el) && !matches(el, 'button, input, select, summary') && moveByArrow(el, 'PageDown', []),
}

export const keyupDefaults: Record<string, ((el: Element, wentDown: boolean) => void) | undefined> = {
  ' ': (el, wentDown) => {
    const box = ['checkbox', 'radio'].includes(typeOf(el))
    if (
      wentDown &&
      (box || matches(el, 'button, summary, input[type=button i], input[type=submit i], input[type=reset i]'))
    )
      pressButton(el)
  },
}
