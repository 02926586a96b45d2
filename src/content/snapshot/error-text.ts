import { getter } from '../dom/getter.ts'
import { matches, tagOf, textContentOf } from '../dom/native.ts'
import { clean } from './clean.ts'
import { referencesOf } from './references.ts'

const messages = new Map<string, (el: never) => string>([
  ['input', getter(HTMLInputElement.prototype, 'validationMessage')],
  ['select', getter(HTMLSelectElement.prototype, 'validationMessage')],
  ['textarea', getter(HTMLTextAreaElement.prototype, 'validationMessage')],
])

/** What is wrong with an invalid field, by the page's words for it, else by the browser's. */
export function errorText(el: Element): string {
  const said = [...referencesOf(el, 'aria-errormessage'), ...referencesOf(el, 'aria-describedby')]
  const text = clean(
    said
      .slice(0, 4)
      .map((from) => textContentOf(from)?.slice(0, 2000) ?? '')
      .join(' '),
    200,
  )
  if (text || !matches(el, ':user-invalid')) return text
  return clean(messages.get(tagOf(el))?.(el as never) ?? '', 200)
}
