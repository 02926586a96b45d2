import { classify } from '../../agent/model/classify.ts'
import { diagnose, testRequest } from '../../agent/model/doctor.ts'
import { askOffscreen } from '../../platform/offscreen.ts'
import { dropOriginFor } from '../../platform/origin-rule.ts'
import { type Profile, readSetting, writeSetting } from '../../platform/settings.ts'
import { webOrigin } from '../../platform/sites.ts'
import type { Handlers } from '../../protocol/lane.ts'
import type { CallState, ChatFault, ChatRequest, Endpoint } from '../../protocol/model.ts'
import type { ModelProfile, panelLane, Trouble } from '../../protocol/panel.ts'
import { publishChanged } from '../runs/hub.ts'

type Panel = Handlers<typeof panelLane>

/** How long the connection test waits for a model that may have to load first, ms. */
const testTimeout = 120_000

export const publicProfile = ({ key, ...profile }: Profile): ModelProfile => ({ ...profile, hasKey: key !== '' })

/** Model servers without TLS refuse our Origin header: the rule follows the list of models. */
export async function refreshOriginRules(extra: string[] = []): Promise<void> {
  const profiles = await readSetting('profiles')
  await dropOriginFor([...profiles.map((profile) => profile.baseUrl), ...extra])
}

/** The key that was typed, or the saved one where none was. */
async function keyFor(id: string | null, typed: string | null): Promise<string> {
  if (typed !== null) return typed
  return (await readSetting('profiles')).find((profile) => profile.id === id)?.key ?? ''
}

function named(fault: ChatFault, { baseUrl, model }: Endpoint): Trouble {
  const { name, sentence, wayOut } = classify(fault, { baseUrl, model, inRow: 1, random: () => 0 })
  return { name, sentence, wayOut }
}

/** One call to its end, for the test; the run has its own way, which survives the worker. */
async function callOnce(chat: ChatRequest): Promise<Extract<CallState, { state: 'done' | 'failed' }>> {
  const id = `test-${crypto.randomUUID()}`
  await askOffscreen('model.start', { id, chat })
  try {
    for (;;) {
      const now = await askOffscreen('model.poll', { id, seen: Number.MAX_SAFE_INTEGER, wait: 15_000 })
      if (now.state === 'done' || now.state === 'failed') return now
      if (now.state === 'unknown')
        return { state: 'failed', fault: { kind: 'lost', status: 0, retryAfter: 0, said: '' } }
    }
  } finally {
    await askOffscreen('model.drop', { id })
  }
}

export const modelHandlers: Pick<
  Panel,
  'models.save' | 'models.remove' | 'models.choose' | 'models.list' | 'models.test'
> = {
  async 'models.save'({ id, key, ...rest }) {
    if (webOrigin(rest.baseUrl) === null) {
      const sentence = `"${rest.baseUrl}" is no address of a model.`
      return { id: null, trouble: { name: 'bad-address', sentence, wayOut: 'It begins with https:// or http://.' } }
    }
    const profiles = await readSetting('profiles')
    const before = profiles.find((profile) => profile.id === id)
    const profile = { ...rest, id: before?.id ?? crypto.randomUUID(), key: key ?? before?.key ?? '' }
    await writeSetting('profiles', [...profiles.filter((one) => one.id !== profile.id), profile])
    await writeSetting('chosen', { kind: 'endpoint', id: profile.id, label: profile.label })
    await refreshOriginRules()
    publishChanged()
    return { id: profile.id, trouble: null }
  },
  async 'models.remove'({ id }) {
    await writeSetting(
      'profiles',
      (await readSetting('profiles')).filter((profile) => profile.id !== id),
    )
    const chosen = await readSetting('chosen')
    if (chosen.kind === 'endpoint' && chosen.id === id) await writeSetting('chosen', { kind: 'steps' })
    await refreshOriginRules()
    publishChanged()
    return { trouble: null }
  },
  async 'models.choose'({ model }) {
    await writeSetting('chosen', model)
    publishChanged()
    return { trouble: null }
  },
  async 'models.list'({ id, baseUrl, key }) {
    const endpoint = { baseUrl, apiKey: await keyFor(id, key), model: '', stream: false }
    const { models, fault } = await askOffscreen('model.list', { endpoint })
    return { models, trouble: fault && named(fault, endpoint) }
  },
  async 'models.test'({ id, baseUrl, key, model, stream }) {
    const endpoint = { baseUrl, apiKey: await keyFor(id, key), model, stream }
    await refreshOriginRules([baseUrl])
    const { models } = await askOffscreen('model.list', { endpoint })
    const begun = Date.now()
    const end = await callOnce({ endpoint, ...testRequest, timeout: testTimeout })
    const result =
      end.state === 'done' ? { ok: true as const, reply: end.reply } : { ok: false as const, fault: end.fault }
    return diagnose({ baseUrl, model, models, end: result, ms: Date.now() - begun })
  },
}
