import type { ModelChoice } from '../../src/protocol/events.ts'
import type { Launched } from '../browser/launch.ts'
import { grantSite } from '../browser/sites.ts'
import { until } from '../browser/until.ts'
import type { RunOptions } from './options.ts'
import type { PanelClient } from './panel-client.ts'

/** A goal that looks at the page and does nothing to it. */
export const snapshotGoal = 'wait 0 seconds'

/** Where only one of the two limits is given: long enough to be none. */
const limits = { steps: 1000, seconds: 24 * 3600 }

export type Start = {
  panel: PanelClient
  browser: Launched
  options: RunOptions
  goal: string
  /** By the panel's text box instead of a message. */
  typed: boolean
}

type Started = { run: string } | { run: null; reason: string }

/** Saves the model's address; its host is granted to the extension, but is no site for the agent to work on. */
async function chooseModel({ panel, browser, options }: Start): Promise<ModelChoice | string> {
  if (!options.model) return { kind: 'steps' }
  const { baseUrl, model, key } = options.model
  await grantSite(browser, new URL(baseUrl).origin)
  const profile = { id: null, label: model, preset: 'other', baseUrl, model, stream: true, key: key || null }
  const { id, trouble } = await panel.ask('models.save', profile)
  if (id === null) return trouble ? `${trouble.sentence} ${trouble.wayOut}` : 'The model could not be saved.'
  return { kind: 'endpoint', id, label: model }
}

/** Starts a run in the tab in front; gives its id, or why there is none. */
export async function startRun(start: Start): Promise<Started> {
  const { panel, options, goal, typed } = start
  const model = await chooseModel(start)
  if (typeof model === 'string') return { run: null, reason: model }
  const { windowId, tabId } = await panel.place()
  if (typed) {
    await panel.typeGoal(goal)
    const running = () => panel.ask('panel.state', { windowId }).then(({ run }) => run)
    return { run: await until('the run that was typed into the panel', running) }
  }
  const given = options.maxSteps === null ? {} : { limits: { ...limits, steps: options.maxSteps } }
  const { run, trouble } = await panel.ask('run.start', { windowId, tabId, goal, model, ...given })
  if (run === null) return { run, reason: trouble ? `${trouble.sentence} ${trouble.wayOut}` : 'The run did not start.' }
  return { run }
}
