import type { ActReport, Command, LedgerEntry } from '../../protocol/page.ts'
import type { Refs } from '../snapshot/refs.ts'
import { watchEffects } from '../watch/effects.ts'
import type { Guard } from '../watch/guard.ts'
import { watchChanges } from '../watch/settled.ts'
import type { Act, Result } from './act.ts'
import { perform } from './actions.ts'
import { createPointer } from './pointer.ts'

type Entry = { state: 'running' | 'acted'; report: Promise<ActReport> } | { state: 'settled'; report: ActReport }

export type Engine = {
  /** Acts once an id: asked again, it answers with what became of it, waiting if it still runs. */
  act(id: string, command: Command, expect: Record<string, string>): Promise<ActReport>
  outcome(id: string): LedgerEntry
}

const heldReport: ActReport = {
  outcome: 'held',
  detail: 'The human drives this page.',
  effects: [],
  settled: 'quiet',
}

/** Acts of which one expects that something comes of them. */
const stirring = new Set<Command['do']>(['click', 'press'])

const reportOf = ({ detail, target, ...end }: Result, effects: string[], settled: ActReport['settled']): ActReport => ({
  ...end,
  ...(target && { target: target.slice(0, 400) }),
  ...(detail && { detail: detail.slice(0, 2000) }),
  effects: effects.slice(0, 40),
  settled,
})

/**
 * Runs one command after the other and keeps a ledger of them. `acted` is called once per command whose events were
 * sent, before the page settles, so that it is known even where the page then leaves.
 */
export function createEngine(refs: Refs, guard: () => Guard, acted: (id: string, report: ActReport) => void): Engine {
  const ledger = new Map<string, Entry>()
  const pointer = createPointer()
  let queue: Promise<unknown> = Promise.resolve()

  async function run(id: string, command: Command, expect: Record<string, string>): Promise<ActReport> {
    if (guard().held) return heldReport
    const { signal } = guard()
    let touched: Element | undefined
    let sent = false
    let told = false
    const tell = (report: ActReport) => {
      if (!sent || told) return
      told = true
      acted(id, report)
    }
    let depart: (report: ActReport) => void = () => undefined
    const left = new Promise<ActReport>((resolve) => {
      depart = resolve
    })
    const changes = watchChanges(() => {
      const report = reportOf({ outcome: 'done' }, [], 'leaving')
      tell(report)
      if (sent) depart(report)
    })
    const effects = watchEffects(changes)
    const act: Act = {
      refs,
      pointer,
      signal,
      expect,
      seen(el) {
        touched = el
        effects.seen(el)
      },
      started() {
        sent = true
        const entry = ledger.get(id)
        if (entry?.state === 'running') ledger.set(id, { ...entry, state: 'acted' })
      },
    }
    const whole = async () => {
      const end = await perform(act, command)
      if (!sent) return reportOf(end, [], 'quiet')
      tell(reportOf(end, [], 'busy'))
      const settled = await changes.settled(touched, stirring.has(command.do) && end.outcome === 'done', signal)
      return reportOf(end, settled === 'leaving' ? [] : effects.told(), settled)
    }
    try {
      return await Promise.race([whole(), left])
    } finally {
      effects.stop()
      changes.stop()
    }
  }

  return {
    act(id, command, expect) {
      const known = ledger.get(id)
      if (known) return Promise.resolve(known.report)
      const report = queue.then(() => run(id, command, expect))
      ledger.set(id, { state: 'running', report })
      const settle = report.then((value) => {
        ledger.set(id, { state: 'settled', report: value })
        return value
      })
      // One that threw must not keep the next from running; its own asker gets the error.
      queue = settle.then(
        () => undefined,
        () => undefined,
      )
      return settle
    },
    outcome(id) {
      const entry = ledger.get(id)
      if (!entry) return { state: 'unknown' }
      return entry.state === 'settled' ? entry : { state: entry.state }
    },
  }
}
