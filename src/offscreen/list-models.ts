import type { ChatFault, Endpoint } from '../protocol/model.ts'
import { errorWords } from './error-words.ts'
import { fault, innerFault } from './fault.ts'
import type { Fetch } from './guarded-fetch.ts'
import { list, parseJson, record, text } from './json.ts'
import { request } from './request.ts'

/** Long enough for a server that wakes up, short enough for somebody who waits before a form. */
const timeout = 20_000

export type ModelList = { models: string[]; fault: ChatFault | null }

const failed = (found: ChatFault): ModelList => ({ models: [], fault: found })

/** `{data: [{id}]}`; Together answers with the bare list, others call it `models` and name them. */
function read(source: string, status: number, key: string): ModelList {
  const body = parseJson(source)
  const wrong = errorWords(body)
  if (wrong) return failed(innerFault(wrong, status, key))
  const { data, models } = record(body)
  const entries = [body, data, models].find(Array.isArray)
  if (!entries) return failed(fault(body === undefined ? 'not-json' : 'empty'))
  const ids = list(entries).map((entry) => text(record(entry).id) || text(record(entry).name) || text(entry))
  return { models: [...new Set(ids.filter((id) => id !== ''))].sort(), fault: null }
}

/** Ids of the models that an endpoint offers, sorted; or what kept them away. */
export async function listModels(endpoint: Endpoint, fetch: Fetch, signal: AbortSignal): Promise<ModelList> {
  const end = await request({ endpoint, timeout, perByte: false, fetch, signal }, async ({ client, signal, key }) => {
    const response = await client.models.list({ signal }).asResponse()
    return read(await response.text(), response.status, key)
  })
  return end.ok ? end.value : failed(end.fault)
}
