import { inCache } from '../dom/pass.ts'
import { clean } from './clean.ts'
import { startOf, textAlternative } from './text-alternative.ts'

const max = 120

/** Accessible name (accname 1.2): white space folded, invisible characters removed, capped at 120 characters. */
export const nameOf = (el: Element): string => inCache('name', el, () => clean(fullNameOf(el), max))

/** The same without the cap; still bounded, for hostile pages. */
export const fullNameOf = (el: Element): string =>
  inCache('full name', el, () => clean(textAlternative(el, startOf()), 2000))
