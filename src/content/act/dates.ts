const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const two = (n: number | string) => String(n).padStart(2, '0')

const monthOf = (word: string): number => months.indexOf(word.slice(0, 3).toLowerCase()) + 1

function isoDate(year: string, month: number, day: number): string | null {
  const date = new Date(Date.UTC(Number(year), month - 1, day))
  const real = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return real ? `${year.padStart(4, '0')}-${two(month)}-${two(day)}` : null
}

type Form = [RegExp, (part: string[]) => string | null]

/** Forms that can be read one way only. `3/4/2026` is two dates, so it is refused; `3/14/2026` and `31.12.2026` are one. */
const dateForms: Form[] = [
  [/^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/, ([y = '', m, d]) => isoDate(y, Number(m), Number(d))],
  [/^(\d{1,2})\.(\d{1,2})\.(\d{4})$/, ([d, m, y = '']) => isoDate(y, Number(m), Number(d))],
  [
    /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/,
    ([a, b, y = '']) => {
      const [x, z] = [Number(a), Number(b)]
      if (x > 12) return isoDate(y, z, x)
      return z > 12 || x === z ? isoDate(y, x, z) : null
    },
  ],
  [
    /^(\d{1,2})(?:st|nd|rd|th)?\.? (?:of )?([a-z]{3,9})\.?,? (\d{4})$/i,
    ([d, m = '', y = '']) => isoDate(y, monthOf(m), Number(d)),
  ],
  [
    /^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/i,
    ([m = '', d, y = '']) => isoDate(y, monthOf(m), Number(d)),
  ],
]

const timeForms: Form[] = [
  [/^([01]?\d|2[0-3]):([0-5]\d)(:[0-5]\d(?:\.\d{1,3})?)?$/, ([h = '', m, s = '']) => `${two(h)}:${m}${s}`],
  [
    /^(1[0-2]|0?[1-9])(?::([0-5]\d))? ?([ap])\.?m\.?$/i,
    ([h, m = '00', half = '']) => `${two((Number(h) % 12) + (half.toLowerCase() === 'p' ? 12 : 0))}:${m}`,
  ],
]

const monthForms: Form[] = [
  [/^(\d{4})[-/](0?[1-9]|1[0-2])$/, ([y, m = '']) => `${y}-${two(m)}`],
  [/^(0?[1-9]|1[0-2])[/.-](\d{4})$/, ([m = '', y]) => `${y}-${two(m)}`],
  [/^([a-z]{3,9})\.?,? (\d{4})$/i, ([m = '', y]) => (monthOf(m) ? `${y}-${two(monthOf(m))}` : null)],
]

const weekForms: Form[] = [[/^(\d{4})-? ?W(0?[1-9]|[1-4]\d|5[0-3])$/i, ([y, w = '']) => `${y}-W${two(w)}`]]

function read(forms: Form[], text: string): string | null {
  for (const [pattern, make] of forms) {
    const found = pattern.exec(text)
    if (found) return make(found.slice(1).map((part) => part ?? undefined) as string[])
  }
  return null
}

/** `2026-11-30`; null where the text is no date or could be two. */
export const readDate = (text: string): string | null => read(dateForms, text.replace(/\s+/g, ' ').trim())

function readDateTime(text: string): string | null {
  const [, date = '', time = ''] = /^(.*\d)(?:,? (?:at )?|T)(\d{1,2}(?::.*| ?[ap]\.?m\.?))$/i.exec(text) ?? []
  const [day, clock] = [readDate(date), read(timeForms, time)]
  return day && clock ? `${day}T${clock}` : null
}

/** How each type of input writes its value, and how to get there. https://html.spec.whatwg.org/#dates-and-times */
export const dated: Record<string, { format: string; read(text: string): string | null }> = {
  date: { format: 'YYYY-MM-DD', read: readDate },
  time: { format: 'HH:MM', read: (text) => read(timeForms, text) },
  month: { format: 'YYYY-MM', read: (text) => read(monthForms, text) },
  week: { format: 'YYYY-Www', read: (text) => read(weekForms, text) },
  'datetime-local': { format: 'YYYY-MM-DDTHH:MM', read: readDateTime },
}
