import { list, record, text } from './json.ts'

const units: Record<string, number> = { ms: 0.001, s: 1, m: 60, h: 3600, d: 86_400 }

/** Seconds of `1m30s`, `20ms`, `34.5s`; null where it is no duration. */
function duration(words: string): number | null {
  if (!/^(\d+(\.\d+)?(ms|s|m|h|d))+$/.test(words)) return null
  let seconds = 0
  for (const [, amount, unit] of words.matchAll(/(\d+(?:\.\d+)?)(ms|s|m|h|d)/g)) {
    seconds += Number(amount) * (units[unit ?? ''] ?? 0)
  }
  return seconds
}

/** Seconds until a moment given as Unix time in ms or s, or as seconds from now. */
function moment(value: number, now: number): number {
  if (value > 1e12) return (value - now) / 1000
  return value > 1e9 ? value - now / 1000 : value
}

/** A header in any of the forms in use: seconds, an HTTP date, a duration, a moment. */
function seconds(words: string | null, now: number): number | null {
  if (words === null || words.trim() === '') return null
  const number = Number(words)
  if (!Number.isNaN(number)) return moment(number, now)
  const date = Date.parse(words)
  return duration(words.trim()) ?? (Number.isNaN(date) ? null : (date - now) / 1000)
}

/** Reset times count only for the quota that is used up. https://platform.openai.com/docs/guides/rate-limits */
function spent(headers: Headers, now: number): number | null {
  for (const quota of ['requests', 'tokens']) {
    if (headers.get(`x-ratelimit-remaining-${quota}`) === '0') {
      return seconds(headers.get(`x-ratelimit-reset-${quota}`), now)
    }
  }
  return seconds(headers.get('x-ratelimit-reset'), now)
}

/** google.rpc.RetryInfo, which Gemini's compatible endpoint sends in the body instead of a header. */
function retryDelay(body: unknown): number | null {
  const details = list(record(record(list(body)[0] ?? body).error).details)
  const delay = details.map((detail) => text(record(detail).retryDelay)).find((words) => words !== '')
  return delay === undefined ? null : duration(delay)
}

/**
 * Whole seconds to wait, rounded up; 0 where the server does not say.
 * @param now ms since 1970
 */
export function retryAfter(headers: Headers, body: unknown, now: number): number {
  const ms = Number(headers.get('retry-after-ms') ?? Number.NaN)
  const told =
    (ms > 0 ? ms / 1000 : null) ?? seconds(headers.get('retry-after'), now) ?? retryDelay(body) ?? spent(headers, now)
  return told !== null && told > 0 && Number.isFinite(told) ? Math.min(Math.ceil(told), 31_536_000) : 0
}
