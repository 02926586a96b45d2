import { checkedOf, indeterminateOf, typeOf } from '../dom/field.ts'
import { isConnected, token } from '../dom/native.ts'
import { controlAround } from '../hit/control.ts'
import { pause } from '../watch/clock.ts'
import type { Act, Do, Result } from './act.ts'
import { aimAt } from './aim.ts'
import { leftClick } from './click.ts'
import { locate } from './locate.ts'
import { type Ready, whenReady } from './when-ready.ts'

const roles = new Set(['checkbox', 'radio', 'switch', 'menuitemcheckbox', 'menuitemradio'])

/** Native or ARIA; null where the element cannot be checked. */
export function checkedState(el: Element): boolean | 'mixed' | null {
  if (['checkbox', 'radio'].includes(typeOf(el))) return indeterminateOf(el) ? 'mixed' : checkedOf(el)
  const state = token(el, 'aria-checked') || token(el, 'aria-pressed')
  if (state === 'mixed') return 'mixed'
  if (state) return state === 'true'
  return roles.has(token(el, 'role')) ? false : null
}

const isRadio = (el: Element) => typeOf(el) === 'radio' || token(el, 'role').endsWith('radio')

/** Waits a moment for the state: frameworks may take a turn or two. */
async function became(act: Act, el: () => Element, wanted: boolean): Promise<boolean> {
  for (let n = 0; n < 8; n++) {
    if (checkedState(el()) === wanted) return true
    await pause(n < 4 ? 15 : 80, act.signal)
  }
  return checkedState(el()) === wanted
}

/** Clicks a box that stands otherwise, and sees to it that it turned. `find` gives what stands in its place now. */
export async function turn(act: Act, ready: Ready, wanted: boolean, find?: () => Element): Promise<Result> {
  const { element } = ready
  const now = find ?? (() => element)
  const before = checkedState(element)
  if (before === null) return { outcome: 'unsuitable', detail: 'It cannot be checked: use click.' }
  if (before === wanted) return { outcome: 'unchanged' }
  if (!wanted && isRadio(element))
    return { outcome: 'unsuitable', detail: 'A radio button is turned off by choosing another.' }
  const end = await leftClick(act, ready)
  if (end.outcome !== 'done' || (await became(act, now, wanted))) return end
  // A box in its third state may need two.
  const aim = before === 'mixed' && isConnected(element) ? aimAt(element) : null
  if (aim?.state === 'hit') {
    await leftClick(act, { ...ready, hit: aim.hit, point: aim.point })
    if (await became(act, now, wanted)) return { outcome: 'done' }
  }
  return { outcome: 'rejected', detail: `It is still ${wanted ? 'unchecked' : 'checked'}.` }
}

export function check(act: Act, { ref, checked }: Do<'check'>): Promise<Result> {
  return whenReady(act, ref, ['pointer'], (ready) =>
    turn(act, ready, checked, () => {
      const located = locate(act.refs, ref)
      return 'element' in located ? (controlAround(located.element) ?? located.element) : ready.element
    }),
  )
}
