import type { Happening, RunEvent } from '../../../src/protocol/events.ts'
import { conduct } from '../../../tools/run/conduct.ts'
import type { Ending } from '../../../tools/run/ending.ts'
import type { PanelClient } from '../../../tools/run/panel-client.ts'
import type { Stand } from '../../../tools/run/waits.ts'

type Asked = { kind: string; body: unknown }

/** What the worker does when it is asked something: more happenings. */
export type Script = (asked: Asked) => Happening[]

const started: Happening = {
  type: 'run.started',
  goal: 'buy a lamp',
  windowId: 1,
  tabId: 2,
  model: { kind: 'steps' },
  limits: { steps: 10, seconds: 60 },
  fence: 'f',
}

export const ended = (status: 'done' | 'failed' | 'stopped', answer = ''): Happening => ({
  type: 'run.ended',
  status,
  answer,
  evidence: [],
  doubts: [],
})

export type Played = { ending: Ending; steps: number; asked: Asked[]; shared: string[]; heard: RunEvent[] }

/** Conducts a run whose worker is a script: `first` happens by itself, the rest in answer to what is asked. */
export async function play(
  first: Happening[],
  script: Script,
  stand: Partial<Stand> = {},
  signal = new AbortController().signal,
): Promise<Played> {
  const asked: Asked[] = []
  const shared: string[] = []
  const heard: RunEvent[] = []
  let n = 0
  let receive: Parameters<PanelClient['follow']>[1] = () => {}
  const happen = (happenings: Happening[]) => {
    for (const happening of happenings) receive({ type: 'event', event: { ...happening, n: ++n, at: 1000 + n } })
  }
  const ask = (async (kind: string, body: unknown) => {
    asked.push({ kind, body })
    happen(script({ kind, body }))
    return { trouble: null }
  }) as unknown as PanelClient['ask']
  const panel: PanelClient = {
    ask,
    async follow(_, to) {
      receive = to
      happen([started, ...first])
    },
    place: async () => ({ windowId: 1, tabId: 2 }),
    typeGoal: async () => {},
    picture: async () => Buffer.from(''),
  }
  const { ending, steps } = await conduct({
    panel,
    run: 'r1',
    stand: {
      ask,
      answers: [],
      approve: null,
      person: null,
      allowed: () => false,
      async share(origin) {
        shared.push(origin)
        happen([{ type: 'access.decided', origin, given: true }, ended('done')])
      },
      visible: false,
      ...stand,
    },
    hear: (event) => heard.push(event),
    remark: () => {},
    signal,
  })
  return { ending, steps, asked, shared, heard }
}
