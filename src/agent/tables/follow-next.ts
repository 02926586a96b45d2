import type { Context } from '../actions/define.ts'
import { actPart } from '../loop/act-part.ts'
import { settlePart } from '../loop/report.ts'
import { decide } from '../policy/decide.ts'
import { originOf, originsRead } from '../policy/provenance.ts'

/** The page is there, or why it was not turned to. */
export type Turned = { ok: true } | { ok: false; why: string }

const no = (why: string): Turned => ({ ok: false, why })

/**
 * Clicks what leads to the next page the way a click of the model would: facts of the element, policy, then the frame.
 * What policy would ask the user about is not clicked.
 */
export async function followNext(ref: string, context: Context): Promise<Turned> {
  const { ports, state, journal, signal } = context
  const [placed] = await ports.page.facts([ref], state(), signal)
  if (!placed) return no('the way to the next page is gone')
  const { facts, part, url } = placed
  const verdict = decide({
    action: 'click',
    elements: [facts],
    origin: originOf(url),
    address: null,
    texts: [],
    keys: null,
    originsRead: originsRead(state()),
  })
  if (verdict.verdict === 'refuse') return no(verdict.reason)
  if (verdict.verdict === 'ask') return no(`"${facts.name}" needs the user's approval: click it yourself`)
  // A stop or pause takes effect before anything more is sent.
  const { ended, paused } = state()
  if (ended || paused) return no('the run was paused or stopped')
  const run = { state, append: journal, reload: async () => undefined }
  const id = `${ports.clock.id()}.next`
  const click = { id, ...part, command: { do: 'click' as const, ref }, expect: { [ref]: facts.fingerprint } }
  const settled = settlePart(await actPart(click, { ports, journal: run, signal }), `click "${facts.name}"`)
  if (settled.opened.length > 0) return no('the next page opened in another tab')
  return settled.result === 'ok' || settled.outcome === 'left' ? { ok: true } : no(settled.said)
}
