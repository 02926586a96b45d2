import type { RunState } from '../../agent/loop/state.ts'
import { checkAddress } from '../../agent/policy/address.ts'
import type { PartEnd, Placed } from '../../agent/ports.ts'
import { browser } from '../../platform/browser.ts'
import { mayWorkOn, webOrigin } from '../../platform/sites.ts'
import type { Part } from '../../protocol/events.ts'
import type { ActReport, LedgerEntry } from '../../protocol/page.ts'
import { askFrame } from './frames.ts'
import { isGone } from './gone.ts'
import { pause } from './pause.ts'
import { within } from './reach.ts'
import { gone, untilLoaded } from './settle-tab.ts'
import { watchOpened } from './tabs.ts'

/** Reports that came by notice, because the page left before it could answer. */
const acted = new Map<string, ActReport>()

export const noteActed = (id: string, report: ActReport) => acted.set(id, report)

/** A notice may arrive a moment after the channel closed, ms. */
const grace = 300

async function siteOf(part: Part): Promise<{ origin: string; allowed: boolean }> {
  const tab = await browser.tabs.get(part.tabId).catch(gone)
  const origin = webOrigin(tab?.url) ?? ''
  return { origin, allowed: origin !== '' && (await mayWorkOn(origin, part.tabId)) }
}

/** A script's click may open no tab; the worker does what a person's would have done, once. */
async function openBeside(openerTabId: number, address: string): Promise<number[]> {
  const checked = checkAddress(address)
  if (!checked.ok) return []
  const { windowId, index } = await browser.tabs.get(openerTabId)
  const tab = await browser.tabs.create({
    url: checked.url,
    active: false,
    openerTabId,
    index: index + 1,
    ...(windowId !== undefined && { windowId }),
  })
  if (tab.id === undefined) return []
  await untilLoaded(tab.id, AbortSignal.timeout(15_000))
  return [tab.id]
}

/** Sends one part to its document and waits for its end and for the tab to load what the part caused. */
export async function act(part: Part, signal: AbortSignal): Promise<PartEnd> {
  const { origin, allowed } = await siteOf(part)
  if (!allowed) return { state: 'withdrawn', origin }
  const opened = watchOpened(part.tabId)
  try {
    const { id, command, expect } = part
    const report = await askFrame(part)('frame.act', { id, command, expect })
    await untilLoaded(part.tabId, signal)
    const beside = report.opens === undefined ? [] : await openBeside(part.tabId, report.opens)
    return { state: 'settled', report, opened: [...new Set([...opened.stop(), ...beside])] }
  } catch (error) {
    if (!isGone(error)) throw error
    await pause(grace)
    await untilLoaded(part.tabId, signal)
    return { state: 'left', report: acted.get(part.id) ?? null, opened: opened.stop() }
  } finally {
    acted.delete(part.id)
    opened.stop()
  }
}

/** Asks the document's ledger, and again while the action still runs there. */
export async function outcome(part: Part, signal: AbortSignal): Promise<LedgerEntry | { state: 'gone' }> {
  for (;;) {
    signal.throwIfAborted()
    try {
      const entry = await askFrame(part)('frame.outcome', { id: part.id })
      if (entry.state === 'settled' || entry.state === 'unknown') return entry
    } catch (error) {
      if (isGone(error)) return { state: 'gone' }
      throw error
    }
    await pause(200)
  }
}

/** The document that gave a ref out: frame K, or the top document whose numbers it is among. */
function documentOf(ref: string, state: RunState) {
  const [, frame, number] = ref.match(/^(?:f(\d+))?e(\d+)$/) ?? []
  const n = Number(number)
  return state.frames.findLast(
    (record) =>
      record.tabId === state.tabId &&
      record.frame === Number(frame ?? 0) &&
      record.grants.some(({ from, to }) => from <= n && n <= to),
  )
}

/** Asks for each ref's element; null where its document is not in the run's tab any more. */
export async function facts(refs: string[], state: RunState): Promise<(Placed | null)[]> {
  return Promise.all(
    refs.map(async (ref) => {
      const record = documentOf(ref, state)
      if (!record) return null
      const { tabId, frameId, documentId, url } = record
      try {
        const { facts } = await askFrame(record)('frame.facts', { refs: [ref] })
        const [first] = facts
        return first ? { part: { tabId, frameId, documentId }, url, facts: first } : null
      } catch (error) {
        if (isGone(error)) return null
        throw error
      }
    }),
  )
}

/** Does the page answer? One that went away is not blocked. */
export async function responsive(tabId: number): Promise<boolean> {
  const ping = chrome.scripting.executeScript({ target: { tabId }, func: () => 1 })
  return within(
    ping.then(
      () => true,
      () => true,
    ),
    1500,
    false,
  )
}
