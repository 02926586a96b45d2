import { t } from './t.ts'

/** `0:07`, `12:30`, `1:02:03` */
export function clock(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  const pad = (value: number) => String(value).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor(seconds / 60) % 60
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(seconds % 60)}` : `${minutes}:${pad(seconds % 60)}`
}

/** `0.8 s` below ten seconds, `14 s` above. */
export function seconds(ms: number): string {
  const value = Math.max(0, ms) / 1000
  return t('seconds', value < 10 ? value.toFixed(1) : String(Math.round(value)))
}

/** `940`, `12K` in the language of the messages. */
export const count = (value: number) =>
  new Intl.NumberFormat(t('lang'), { notation: 'compact', maximumFractionDigits: 1 }).format(value)

/** `30 Nov, 14:05` in the language of the messages. */
export const moment = (at: number) =>
  new Intl.DateTimeFormat(t('lang'), { month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' }).format(at)
