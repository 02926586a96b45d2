import type { HumanInput } from '../../agent/loop/human.ts'
import { readSetting } from '../../platform/settings.ts'
import { sharedSites } from '../../platform/sites.ts'
import type { Limits } from '../../protocol/events.ts'
import type { Handlers } from '../../protocol/lane.ts'
import type { panelLane, Trouble } from '../../protocol/panel.ts'
import { runOfWindow, startRun, tell } from '../runs/registry.ts'
import { listRuns } from '../runs/store.ts'
import { publicProfile } from './model-handlers.ts'
import { tabInFront } from './tab-info.ts'

type Panel = Handlers<typeof panelLane>

/** What a run may use before it asks: a goal of fifteen steps with its detours, and half an hour. */
const usual: Limits = { steps: 60, seconds: 1800 }

const refuse = (name: string, sentence: string, wayOut: string) => ({ run: null, trouble: { name, sentence, wayOut } })

const told = async (run: string, input: HumanInput): Promise<{ trouble: Trouble | null }> => ({
  trouble: await tell(run, input),
})

export const runHandlers: Pick<
  Panel,
  'panel.state' | 'run.start' | 'run.pause' | 'run.resume' | 'run.stop' | 'run.answer' | 'run.decide' | 'run.list'
> = {
  async 'panel.state'({ windowId }) {
    const [tab, run, profiles, chosen, sites] = await Promise.all([
      tabInFront(windowId),
      runOfWindow(windowId),
      readSetting('profiles'),
      readSetting('chosen'),
      sharedSites(),
    ])
    return { tab, run: run?.id ?? null, profiles: profiles.map(publicProfile), chosen, sites }
  },
  async 'run.start'({ windowId, goal, model, limits, tabId }) {
    const words = goal.trim()
    if (words === '') return refuse('empty-goal', 'The goal is empty.', 'Write what should be done.')
    const before = await runOfWindow(windowId)
    if (before?.running)
      return refuse('busy', 'A run is on in this window.', 'Stop it first, or open the panel in another window.')
    const tab = tabId ?? (await tabInFront(windowId))?.tabId
    if (tab === undefined) return refuse('no-tab', 'This window has no tab to work in.', 'Open a page first.')
    const chosen = model ?? (await readSetting('chosen'))
    const known = await readSetting('profiles')
    if (chosen.kind === 'endpoint' && !known.some((profile) => profile.id === chosen.id)) {
      return refuse('no-model', 'The chosen model is not on the list any more.', 'Choose another model, or none.')
    }
    const run = await startRun({ windowId, tabId: tab, goal: words, model: chosen, limits: limits ?? usual })
    return { run, trouble: null }
  },
  'run.pause': ({ run }) => told(run, { do: 'pause' }),
  'run.resume': ({ run }) => told(run, { do: 'resume' }),
  'run.stop': ({ run }) => told(run, { do: 'stop' }),
  'run.answer': ({ run, question, text }) => told(run, { do: 'answer', question, text }),
  'run.decide': ({ run, approval, decision, text }) => told(run, { do: 'decide', approval, decision, text }),
  async 'run.list'() {
    const runs = await listRuns()
    return { runs: runs.slice(0, 200).map(({ id, goal, at, status }) => ({ id, goal, at, status })) }
  },
}
