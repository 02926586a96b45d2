import { inPass } from '../dom/pass.ts'
import { controlAround } from '../hit/control.ts'
import type { Point } from '../hit/deepest.ts'
import { middleOf } from '../hit/points.ts'
import { nameOf } from '../snapshot/name.ts'
import type { Refs } from '../snapshot/refs.ts'
import { roleOf } from '../snapshot/role.ts'
import { pause, retries } from '../watch/clock.ts'
import { type Act, held, type Result } from './act.ts'
import { aimAt, missed, stable } from './aim.ts'
import { fingerprintOf, identityOf } from './fingerprint.ts'
import { type Need, unfit } from './fitness.ts'
import { locate } from './locate.ts'

/**
 * `named`: what the ref means; `element`: the control that it is or lies in; `hit`: where the pointer's events go, which
 * lies inside one of them or a label.
 */
export type Ready = { named: Element; element: Element; hit: Element; point: Point }

const sentences = {
  hidden: 'It cannot be seen now.',
  disabled: 'It is disabled.',
  readonly: 'It is read-only.',
  unstable: 'It kept moving.',
} as const

const unready = (trouble: keyof typeof sentences): Result => ({ outcome: trouble, detail: sentences[trouble] })

/** `button "Save" [e4]` */
export function titled(refs: Refs, el: Element, ref?: string): string {
  const said = ref ?? refs.known(el)
  return `${roleOf(el)} "${nameOf(el)}"${said ? ` [${said}]` : ''}`.slice(0, 400)
}

/** Is it no longer what the model or the approval saw? */
export const changed = (act: Act, ref: string, el: Element): boolean =>
  act.expect[ref] !== undefined && act.expect[ref] !== inPass(() => fingerprintOf(identityOf(el)))

/**
 * Waits until the element can be acted on, then calls `go` in the very task in which that was found true: between the
 * last look and the first event the page gets no turn. A text or icon in a control means the control.
 */
export async function whenReady(
  act: Act,
  ref: string,
  needs: readonly Need[],
  go: (ready: Ready) => Result | Promise<Result>,
): Promise<Result> {
  let miss: Result = { outcome: 'stale' }
  for (const wait of retries) {
    await pause(wait, act.signal)
    if (act.signal.aborted) return held
    const located = locate(act.refs, ref)
    if (located.found === 'ambiguous')
      return { outcome: 'ambiguous', detail: `It is gone and ${located.count} others fit.` }
    if (located.found === 'none') {
      miss = { outcome: 'stale', detail: located.known ? 'It is gone.' : 'No such ref was given out in this document.' }
      if (!located.known) return miss
      continue
    }
    const { element: named, found: strategy } = located
    const element = controlAround(named) ?? named
    const about = { strategy, target: titled(act.refs, named, ref) }
    act.seen(element)
    const trouble = unfit(named, needs) ?? ((await stable(named)) ? null : 'unstable')
    if (act.signal.aborted) return { ...about, ...held }
    if (trouble) {
      miss = { ...about, ...unready(trouble) }
      continue
    }
    // The wait for a still element may have changed it.
    const late = unfit(named, needs)
    const aim = needs.includes('pointer')
      ? aimAt(named)
      : { state: 'hit' as const, hit: element, point: middleOf(element) }
    if (late || aim.state !== 'hit') {
      miss = { ...about, ...(late || aim.state === 'hit' ? unready(late ?? 'hidden') : missed(aim)) }
      continue
    }
    if (changed(act, ref, named))
      return { outcome: 'changed', ...about, detail: 'It is not what it was when it was last looked at.' }
    return { ...about, ...(await go({ named, element, hit: aim.hit, point: aim.point })) }
  }
  return miss
}
