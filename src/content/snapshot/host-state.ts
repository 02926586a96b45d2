import { hasAttr, matches, tagOf, token } from '../dom/native.ts'

/**
 * A state that a custom element shows by an attribute or by `:state()`. What it told the browser by ElementInternals
 * alone cannot be seen.
 */
export const hostHas = (el: Element, state: 'checked' | 'disabled' | 'indeterminate' | 'open' | 'selected'): boolean =>
  tagOf(el).includes('-') && ((hasAttr(el, state) && token(el, state) !== 'false') || matches(el, `:state(${state})`))
