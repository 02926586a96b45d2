import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Html } from './html.ts'

export interface Reply {
  status: number
  headers: Record<string, string>
  body: string | Buffer
}

const LIMIT = 64 * 1024

/** Thrown while a request is read; the server answers it with a page of that status. */
export class BadRequest extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

export const page = (body: Html, status = 200): Reply => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: body.text,
})

export const json = (value: unknown, status = 200): Reply => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify(value),
})

/** 303: the browser follows a form's POST by a GET, so that a reload repeats nothing. */
export const seeOther = (location: string): Reply => ({ status: 303, headers: { location }, body: '' })

export const cookiesOf = (request: IncomingMessage): Map<string, string> =>
  new Map(
    (request.headers.cookie ?? '').split(';').map((pair): [string, string] => {
      const at = pair.indexOf('=')
      return [pair.slice(0, at).trim(), pair.slice(at + 1).trim()]
    }),
  )

/** The address asked for; whatever cannot be one is a bad request, as is a path with broken escapes. */
export const urlOf = (request: IncomingMessage): URL => {
  try {
    const url = new URL(`http://${request.headers.host ?? 'shop'}${request.url ?? '/'}`)
    decodeURIComponent(url.pathname)
    return url
  } catch {
    throw new BadRequest(400, 'This address cannot be read.')
  }
}

const textOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > LIMIT) throw new BadRequest(413, 'That was too long.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

const fieldsOfJson = (text: string): URLSearchParams => {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new BadRequest(400, 'The JSON cannot be read.')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new BadRequest(400, 'The JSON must be an object.')
  }
  const fields = new URLSearchParams()
  for (const [name, field] of Object.entries(value)) {
    if (typeof field === 'object' && field !== null) throw new BadRequest(400, `"${name}" must be plain.`)
    fields.set(name, String(field))
  }
  return fields
}

const READERS: Readonly<Record<string, (text: string) => URLSearchParams>> = {
  'application/x-www-form-urlencoded': (text) => new URLSearchParams(text),
  'application/json': fieldsOfJson,
}

/** The fields of a POST, from a form or from a flat JSON object. */
export const fieldsOf = async (request: IncomingMessage): Promise<URLSearchParams> => {
  const text = await textOf(request)
  if (text === '') return new URLSearchParams()
  const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  const read = READERS[type]
  if (!read) throw new BadRequest(415, 'Send a form or JSON.')
  return read(text)
}

export const send = (response: ServerResponse, reply: Reply, bare: boolean): void => {
  response.writeHead(reply.status, {
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...reply.headers,
  })
  response.end(bare ? undefined : reply.body)
}
