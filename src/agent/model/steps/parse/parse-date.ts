/** Month counts from 1; a missing year is the next such day. */
export type Day = { year: number | null; month: number; day: number } | { offset: number } | { weekday: number }

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]
const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

const monthOf = (word: string): number => {
  const short = word.toLowerCase().replace(/\.$/, '')
  return short.length < 3 ? 0 : months.findIndex((month) => month.startsWith(short)) + 1
}

const name = `(?<month>${months.map((month) => `${month}|${month.slice(0, 3)}\\.?`).join('|')}|sept\\.?)`

const forms: RegExp[] = [
  /(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})/,
  /(?<year>\d{4})年(?<month>\d{1,2})月(?<day>\d{1,2})[日号]/,
  /(?<day>\d{1,2})[./](?<month>\d{1,2})[./](?<year>\d{4})/,
  new RegExp(`(?<day>\\d{1,2})(?:st|nd|rd|th)?(?: of)? ${name}(?:,? (?<year>\\d{4}))?`, 'i'),
  new RegExp(`${name} (?:the )?(?<day>\\d{1,2})(?:st|nd|rd|th)?(?:,? (?<year>\\d{4}))?(?!\\d)`, 'i'),
]

const whole = (form: RegExp, text: string) => new RegExp(`^(?:${form.source})$`, 'i').exec(text)

/** Reads a date that fills the whole phrase, weekday aside; null where it is none. `17/03/2027` has its day first unless that cannot be. */
export const parseDate = (phrase: string): Day | null => {
  const text = phrase
    .trim()
    .replace(/^the (?:date )?/i, '')
    .replace(new RegExp(`^(?:${weekdays.join('|')}),? (?:the )?(?=.)`, 'i'), '')
  if (/^today$|^今天$/i.test(text)) return { offset: 0 }
  if (/^tomorrow$|^明天$/i.test(text)) return { offset: 1 }
  const named = /^(?:next |this |on )?(\w+)$/i.exec(text)?.[1]?.toLowerCase()
  const weekday = named ? weekdays.indexOf(named) : -1
  if (weekday >= 0) return { weekday }
  for (const form of forms) {
    const groups = whole(form, text)?.groups
    if (!groups) continue
    let month = /^\d+$/.test(groups.month ?? '') ? Number(groups.month) : monthOf(groups.month ?? '')
    let day = Number(groups.day)
    if (month > 12 && day <= 12) [month, day] = [day, month]
    if (month < 1 || month > 12 || day < 1 || day > 31) return null
    return { year: groups.year ? Number(groups.year) : null, month, day }
  }
  return null
}

const iso = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** `2027-03-17`, counted from the moment the run began. */
export const isoOf = (day: Day, now: number): string => {
  const today = new Date(now)
  if ('offset' in day) return iso(now + day.offset * 86_400_000)
  if ('weekday' in day) return iso(now + (((day.weekday - today.getUTCDay() + 6) % 7) + 1) * 86_400_000)
  const two = (value: number) => String(value).padStart(2, '0')
  const tail = `${two(day.month)}-${two(day.day)}`
  const year = day.year ?? (tail >= iso(now).slice(5) ? today.getUTCFullYear() : today.getUTCFullYear() + 1)
  return `${year}-${tail}`
}

export { months }
