import { browser } from '../../platform/browser.ts'
import type { ModelChoice } from '../../protocol/events.ts'
import type { ModelProfile, Trouble } from '../../protocol/panel.ts'
import { pattern } from '../text/origin.ts'
import { t } from '../text/t.ts'
import { profiles, refresh, sites } from './home.ts'
import { attempt, well } from './trouble.ts'
import { ask } from './worker.ts'

/** A profile while it is edited. `key` null: the saved one stays. */
export type Draft = Omit<ModelProfile, 'id' | 'hasKey'> & { id: string | null; key: string | null }

export const choose = (model: ModelChoice) =>
  attempt(async () => {
    well(await ask('models.choose', { model }))
    await refresh()
  })

const own = (name: 'noAddress' | 'notGranted', way: 'noAddressWay' | 'modelNotGranted'): Trouble => ({
  name,
  sentence: t(name),
  wayOut: t(way),
})

/** The host of a model must be granted before anything is sent there. Null where it is; call it in the click's turn. */
async function reach(baseUrl: string): Promise<Trouble | null> {
  const hosts = pattern(baseUrl)
  if (hosts === null) return own('noAddress', 'noAddressWay')
  return (await browser.permissions.request({ origins: [hosts] })) ? null : own('notGranted', 'modelNotGranted')
}

/** Rejects with a MessageError, as the two below; the form shows what goes wrong in its own place. */
export async function save({
  id,
  label,
  preset,
  baseUrl,
  model,
  stream,
  pictures,
  key,
}: Draft): Promise<Trouble | null> {
  const trouble = await reach(baseUrl)
  if (trouble) return trouble
  const reply = await ask('models.save', {
    ...{ id, label, preset, baseUrl, model, stream, key },
    ...(pictures && { pictures }),
  })
  if (reply.trouble) return reply.trouble
  if (id === null && reply.id) await ask('models.choose', { model: { kind: 'endpoint', id: reply.id, label } })
  await refresh()
  return null
}

export async function test({ id, baseUrl, key, model, stream }: Draft) {
  const trouble = await reach(baseUrl)
  return trouble ? { trouble, said: '' } : ask('models.test', { id, baseUrl, key, model, stream })
}

export async function list({ id, baseUrl, key }: Draft) {
  const trouble = await reach(baseUrl)
  return trouble ? { trouble, models: [] } : ask('models.list', { id, baseUrl, key })
}

/** Takes the host back too, unless another model or a shared site needs it. */
export const remove = ({ id, baseUrl }: ModelProfile) =>
  attempt(async () => {
    if (!well(await ask('models.remove', { id }))) return
    await refresh()
    const hosts = pattern(baseUrl)
    const needed = [
      ...profiles.peek().map((profile) => pattern(profile.baseUrl)),
      ...sites.peek().map((site) => pattern(site.origin, site.subdomains)),
    ]
    if (hosts && !needed.includes(hosts)) await browser.permissions.remove({ origins: [hosts] })
  })
