import { isFocusable } from '../dom/focusable.ts'
import { hasAnyAttr, hasAttr } from '../dom/native.ts'

/** Global states and properties that keep an element from being presentational; `aria-hidden` takes it away anyway. */
const global = `atomic busy controls current describedby description details dropeffect flowto grabbed keyshortcuts
  label labelledby live owns relevant roledescription`
  .split(/\s+/)
  .map((name) => `aria-${name}`)

/** Focusable or described elements are never presentational. https://w3c.github.io/aria/#conflict_resolution_presentation_none */
export const isConflicting = (el: Element): boolean =>
  hasAnyAttr(el) && (isFocusable(el) || global.some((name) => hasAttr(el, name)))
