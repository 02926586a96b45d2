import { getter } from '../dom/getter.ts'
import { childNodesOf } from '../dom/native.ts'
import { contentOf, isRich, sendInput, setValue } from './value.ts'

const exec = Document.prototype.execCommand
const selectField = HTMLInputElement.prototype.select
const selectArea = HTMLTextAreaElement.prototype.select
const start = getter(HTMLInputElement.prototype, 'selectionStart')

/** Longer texts are set at once: the browser's own editing takes time with the square of their lines. */
const long = 4000

/** The browser's own editing command; false where there is nothing it applies to. */
export const command = (name: string, argument?: string): boolean => exec.call(document, name, false, argument)

export function selectAll(el: Element): void {
  if (isRich(el)) getSelection()?.selectAllChildren(el)
  else if (el instanceof HTMLTextAreaElement) selectArea.call(el)
  else if (el instanceof HTMLInputElement) selectField.call(el)
}

type Edit = { inputType: string; data: string | null; order: string; argument?: string }

/**
 * One step of editing at the selection. Editors that keep their own model take it from `beforeinput` and prevent it;
 * else the browser edits, with its undo history, its limits and a trusted `input` (it sends no `beforeinput` for a
 * command: https://w3c.github.io/editing/docs/execCommand/#the-execcommand()-method).
 * False if nothing took it.
 */
export function edit(el: Element, { inputType, data, order, argument }: Edit): boolean {
  if (!sendInput(el, 'beforeinput', inputType, data)) return true
  return command(order, argument)
}

export const insertText = (el: Element, text: string): boolean =>
  edit(el, { inputType: 'insertText', data: text, order: 'insertText', argument: text })

/** Empties a field or editor, whose content is selected. */
const clear = (el: Element) => edit(el, { inputType: 'deleteContentBackward', data: null, order: 'delete' })

/** Where the browser's editing does nothing: the setter and an event, as frameworks' own tests do it. */
function put(el: Element, text: string): void {
  if (isRich(el)) {
    while (childNodesOf(el)[0]) Node.prototype.removeChild.call(el, childNodesOf(el)[0] as Node)
    Node.prototype.appendChild.call(el, new Text(text))
  } else setValue(el, text)
  sendInput(el, 'input', 'insertReplacementText', text)
}

/** Replaces the whole content, as a person does who selects all and types or pastes. */
export function replaceContent(el: Element, text: string): void {
  const before = contentOf(el)
  selectAll(el)
  const taken = text.length <= long && (text === '' ? before === '' || clear(el) : insertText(el, text))
  if (!taken || (before === contentOf(el) && before !== text)) put(el, text)
}

/** Caret to the end, as after a click behind the text. */
export function caretToEnd(el: Element): void {
  const { length } = contentOf(el)
  if (isRich(el)) {
    const selection = getSelection()
    selection?.selectAllChildren(el)
    selection?.collapseToEnd()
  } else if (el instanceof HTMLTextAreaElement) {
    HTMLTextAreaElement.prototype.setSelectionRange.call(el, length, length)
  } else if (el instanceof HTMLInputElement && start(el) !== null) {
    // Numbers and e-mail addresses have no caret that a script may set.
    HTMLInputElement.prototype.setSelectionRange.call(el, length, length)
  }
}
