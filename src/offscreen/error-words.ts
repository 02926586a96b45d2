import { list, record, text } from './json.ts'

/** What a server says of an error. `status` is the one in the body, 0 where there is none. */
export type ErrorWords = { said: string; code: string; status: number }

const httpStatus = (value: unknown): number => {
  const number = Number(value)
  return Number.isInteger(number) && number >= 400 && number <= 599 ? number : 0
}

/** FastAPI's list of what does not fit: `body.stream_options: Extra inputs are not permitted`. */
const details = (value: unknown): string =>
  list(value)
    .map(record)
    .map(({ loc, msg }) => `${list(loc).join('.')}: ${text(msg)}`)
    .join('; ')

/** The error object of the OpenAI API, and of those that add to it: OpenRouter puts the provider's words in metadata. */
function fromObject(error: Record<string, unknown>): ErrorWords {
  const said = [text(error.message), text(record(error.metadata).raw)].filter((part) => part !== '').join(': ')
  const code = [error.code, error.status, error.type].map(text).find((name) => name !== '' && httpStatus(name) === 0)
  return {
    said: said || JSON.stringify(error),
    code: code ?? '',
    status: httpStatus(error.code) || httpStatus(error.status),
  }
}

/**
 * The error in a body, in the forms in use: `{error: {…}}`, `{error: "…"}`, `[{error}]` (Gemini), `{object: "error"}`
 * (vLLM), `{message}`, `{detail}` (FastAPI). Null where the body is no error.
 */
export function errorWords(body: unknown): ErrorWords | null {
  const whole = record(list(body)[0] ?? body)
  if (Array.isArray(whole.choices)) return hasError(whole.error) ? fromError(whole.error) : null
  if (hasError(whole.error)) return fromError(whole.error)
  if (whole.object === 'error' || text(whole.message) !== '') return fromObject(whole)
  const detail = text(whole.detail) || details(whole.detail)
  return detail === '' ? null : { said: detail, code: '', status: 0 }
}

const hasError = (error: unknown) => text(error) !== '' || Object.keys(record(error)).length > 0

function fromError(error: unknown): ErrorWords {
  return typeof error === 'string' ? { said: error, code: '', status: 0 } : fromObject(record(error))
}
