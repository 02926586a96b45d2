import type { HumanInput } from '../../agent/loop/human.ts'
import { openRun, type Run } from '../../agent/loop/run.ts'
import { createStepReader } from '../../agent/model/steps/create-step-reader.ts'
import type { Model } from '../../agent/ports.ts'
import { browser } from '../../platform/browser.ts'
import { keepAlive } from '../../platform/keep-alive.ts'
import type { Happening, Limits, ModelChoice } from '../../protocol/events.ts'
import type { Trouble } from '../../protocol/panel.ts'
import { createPage } from '../page/page.ts'
import { createReader } from '../page/reader.ts'
import { clock } from './clock.ts'
import { endpointModel } from './endpoint-model.ts'
import { publish, publishChanged } from './hub.ts'
import { log } from './log.ts'
import { listRuns, store } from './store.ts'
import { createTables } from './tables.ts'

/** Runs that this worker drives; each is opened once, from its journal. */
const open = new Map<string, Promise<Run>>()

/** The run's model follows its journal: a run started with an endpoint stays with it. */
function modelFor(run: string, choice: ModelChoice): Model {
  if (choice.kind === 'steps') return createStepReader()
  return endpointModel(choice.id, (text) => publish(run, { type: 'writing', text }))
}

async function start(id: string): Promise<Run> {
  const events = await store.events(id)
  const first = events.find((event) => event.type === 'run.started')
  const model = modelFor(id, first?.type === 'run.started' ? first.model : { kind: 'steps' })
  const ports = { page: createPage(id), reader: createReader(id), tables: createTables(id), model, store, clock, log }
  const run = await openRun(id, ports, {
    event: (event) => publish(id, { type: 'event', event }),
    trouble: ({ sentence, wayOut }) => publish(id, { type: 'trouble', sentence, wayOut }),
  })
  run.finished
    .catch((error: unknown) => log.bug('the end of a run', error))
    .finally(() => {
      open.delete(id)
      publishChanged()
      return keepAlive(open.size > 0)
    })
    .catch((error: unknown) => log.bug('keep alive', error))
  await keepAlive(true)
  return run
}

function openOnce(id: string): Promise<Run> {
  const there = open.get(id)
  if (there) return there
  const opening = start(id)
  open.set(id, opening)
  opening.catch(() => open.delete(id))
  return opening
}

/** Goes on with every run that has not ended; called whenever the worker starts. */
export async function resumeRuns(): Promise<void> {
  const unfinished = (await listRuns()).filter((run) => run.status === 'running')
  await Promise.all(unfinished.map((run) => openOnce(run.id)))
}

export type NewRun = { windowId: number; tabId: number; goal: string; model: ModelChoice; limits: Limits }

export async function startRun({ windowId, tabId, goal, model, limits }: NewRun): Promise<string> {
  const id = crypto.randomUUID()
  const fence = crypto.randomUUID().slice(0, 8)
  const started: Happening = { type: 'run.started', goal, windowId, tabId, model, limits, fence }
  await store.append(id, { ...started, n: 1, at: clock.now() })
  await openOnce(id)
  publishChanged()
  return id
}

/** The window's run that has not ended, else its last one. */
export async function runOfWindow(windowId: number): Promise<{ id: string; running: boolean } | null> {
  const windows = new Set((await browser.windows.getAll()).map((window) => window.id))
  // A run whose window is no more (the browser was restarted) shows up in whichever panel is open.
  const runs = (await listRuns()).filter(
    (run) => run.windowId === windowId || (run.status === 'running' && !windows.has(run.windowId)),
  )
  const run = runs.find((one) => one.status === 'running') ?? runs[0]
  return run ? { id: run.id, running: run.status === 'running' } : null
}

const over: Trouble = { name: 'over', sentence: 'That run has ended.', wayOut: 'Start a new one.' }

/** Hands what the human said or did to a run. */
export async function tell(id: string, input: HumanInput): Promise<Trouble | null> {
  const known = (await listRuns()).find((run) => run.id === id)
  if (known?.status !== 'running') return over
  return (await openOnce(id)).input(input)
}

/** Runs at work in a tab; a page's notice concerns only them. */
export async function runsInTab(tabId: number): Promise<Run[]> {
  const runs = await Promise.all(open.values())
  return runs.filter((run) => !run.state().ended && run.state().frames.some((frame) => frame.tabId === tabId))
}

export async function allOpen(): Promise<Run[]> {
  return Promise.all(open.values())
}
