import { composedChildren } from '../dom/composed.ts'
import { topOf } from '../dom/doc.ts'
import { isElement, matches } from '../dom/native.ts'
import { inPass } from '../dom/pass.ts'
import { controls } from '../hit/control.ts'
import { nameOf } from '../snapshot/name.ts'
import type { Refs } from '../snapshot/refs.ts'
import { roleOf } from '../snapshot/role.ts'
import { isShown } from '../snapshot/visible.ts'

type Rung = 'role and name' | 'text'
type Lost = { role: string; name: string }

export type Located =
  | { found: 'ref' | Rung; element: Element }
  | { found: 'ambiguous'; count: number }
  /** `known`: the ref was given out here once. */
  | { found: 'none'; known: boolean }

/** How an element that is gone may be found again, most certain first. More ways are more rows. */
const ladder: { rung: Rung; fits(el: Element, lost: Lost): boolean }[] = [
  { rung: 'role and name', fits: (el, lost) => roleOf(el) === lost.role && nameOf(el) === lost.name },
  { rung: 'text', fits: (el, lost) => matches(el, controls) && folded(nameOf(el)) === folded(lost.name) },
]

const folded = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase()

function* everything(from: Element): Generator<Element> {
  const stack = [from]
  for (let el = stack.pop(); el; el = stack.pop()) {
    yield el
    stack.push(...composedChildren(el).filter(isElement).reverse())
  }
}

/** The element of a ref, or the only one that fits what the ref stood for. Two that fit are none. */
export function locate(refs: Refs, ref: string): Located {
  const found = refs.find(ref)
  if (found.state === 'live') return { found: 'ref', element: found.element }
  const top = topOf(document)
  if (found.state === 'unknown' || !found.name || !top) return { found: 'none', known: found.state === 'gone' }
  return inPass(() => {
    const all = [...everything(top)]
    for (const { rung, fits } of ladder) {
      const fitting = all.filter((el) => fits(el, found) && isShown(el))
      if (fitting.length > 1) return { found: 'ambiguous', count: fitting.length }
      if (fitting[0]) return { found: rung, element: fitting[0] }
    }
    return { found: 'none', known: true }
  })
}
