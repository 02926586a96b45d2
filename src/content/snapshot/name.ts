import { perPass } from '../dom/pass.ts'
import { clean } from './clean.ts'
import { roleOf } from './role.ts'
import { textAlternative } from './text-alternative.ts'

const max = 120

/** Roles that an author must not name. https://w3c.github.io/aria/#namefromprohibited */
const nameless = new Set(
  'caption code deletion emphasis insertion mark none paragraph strong subscript suggestion superscript time'.split(
    ' ',
  ),
)

/** Accessible name (accname 1.2): white space folded, invisible characters removed, capped at 120 characters. */
export const nameOf = (el: Element): string => {
  const full = fullNameOf(el)
  return full.length > max ? clean(full, max) : full
}

/** The same without the cap; still bounded, for hostile pages. */
export const fullNameOf: (el: Element) => string = perPass((el) =>
  nameless.has(roleOf(el)) ? '' : clean(textAlternative(el), 2000),
)
